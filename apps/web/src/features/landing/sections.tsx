import type { LandingSettings } from '@netlik/contract/landing';
import { CheckIcon } from '../../ui/icons/icons.tsx';
import { LandingCount } from './count-up.tsx';
import { NetsDrawing, TimerDrawing, WeekDrawing } from './drawings.tsx';
import styles from './landing.module.css';
import { landingTexts as texts } from './landing.texts.ts';

export const Stats = ({ items }: { items: LandingSettings['stats'] }) =>
  items.length > 0 && (
    <section className={styles.section} aria-labelledby="landing-stats">
      <h2 id="landing-stats" className="visually-hidden">
        {texts.stats}
      </h2>
      <dl className={styles.stats}>
        {items.map(({ value, suffix, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="numbers">
              <LandingCount value={value} suffix={suffix} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );

type Words = { title: string; items: readonly (readonly string[])[] };

/** A heading and cards of a title with a sentence. */
export const Cards = ({ id, words, numbered }: { id: string; words: Words; numbered?: boolean }) => {
  const List = numbered ? 'ol' : 'ul';
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.title}</h2>
      <List className={words.items.length % 3 === 0 ? `${styles.cards} ${styles.threes}` : styles.cards}>
        {words.items.map(([title, text], index) => (
          <li key={title} className={styles.card}>
            {numbered && <span className={styles.number}>{index + 1}</span>}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </section>
  );
};

export const Benefits = () => (
  <section className={styles.section} aria-labelledby="landing-benefits">
    <h2 id="landing-benefits">{texts.benefits.title}</h2>
    <ul className={`${styles.ticks} ${styles.benefits}`}>
      {texts.benefits.items.map((item) => (
        <li key={item}>
          <CheckIcon size={20} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  </section>
);

const drawings = { timer: TimerDrawing, nets: NetsDrawing, week: WeekDrawing };

export const Screens = () => (
  <section className={styles.section} aria-labelledby="landing-screens">
    <h2 id="landing-screens">{texts.screens.title}</h2>
    <div className={styles.screens}>
      {(['timer', 'nets', 'week'] as const).map((name) => {
        const Drawing = drawings[name];
        return (
          <figure key={name}>
            <Drawing />
            <figcaption>{texts.screens.items[name]}</figcaption>
          </figure>
        );
      })}
    </div>
  </section>
);

export const Security = () => (
  <section className={`${styles.section} ${styles.security}`} aria-labelledby="landing-security">
    <h2 id="landing-security">{texts.security.title}</h2>
    <p>{texts.security.text}</p>
  </section>
);
