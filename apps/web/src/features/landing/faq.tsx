import type { LandingSettings } from '@netlik/contract/landing';
import styles from './landing.module.css';
import { landingTexts as texts } from './landing.texts.ts';
import type { LandingTrack } from './landing-events.ts';
import offers from './offers.module.css';

type Props = { more: LandingSettings['questions']; track: LandingTrack };

export const Faq = ({ more, track }: Props) => {
  const items = [...texts.faq.items.map(([question, answer]) => ({ question, answer })), ...more];
  return (
    <section className={styles.section} aria-labelledby="landing-faq">
      <h2 id="landing-faq">{texts.faq.title}</h2>
      <div className={offers.faq}>
        {items.map(({ question, answer }, index) => (
          <details
            key={question}
            onToggle={({ currentTarget }) => track('faq_toggle', { index, open: currentTarget.open })}
          >
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
};
