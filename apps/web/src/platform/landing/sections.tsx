import type { LandingSettings } from '@netlik/contract/platform/landing';
import CheckIcon from 'lucide-react/icons/check';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { LandingCount } from './count-up.tsx';
import styles from './landing.module.css';
import { landingTexts as texts } from './landing.texts.ts';

export const Stats = ({ items }: { items: LandingSettings['stats'] }) =>
  items.length > 0 && (
    <Stack as="section" gap="5" className={styles.section} aria-labelledby="landing-stats">
      <h2 id="landing-stats" className="visually-hidden">
        {texts.stats}
      </h2>
      <Row as="dl" gap="4" wrap className={styles.stats}>
        {items.map(({ value, suffix, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="numbers">
              <LandingCount value={value} suffix={suffix} />
            </dd>
          </div>
        ))}
      </Row>
    </Stack>
  );

type Words = { title: string; items: readonly (readonly string[])[] };

export const Cards = ({ id, words, numbered }: { id: string; words: Words; numbered?: boolean }) => {
  return (
    <Stack as="section" gap="5" className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.title}</h2>
      <Grid as={numbered ? 'ol' : 'ul'} gap="4" fit={words.items.length % 3 === 0 ? 300 : 250}>
        {words.items.map(([title, text], index) => (
          <Stack key={title} as="li" gap="1" justify="start" className={styles.card}>
            {numbered && (
              <Stack as="span" center tone="plain" weight="bold" className={styles.number}>
                {index + 1}
              </Stack>
            )}
            <h3>{title}</h3>
            <p>{text}</p>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
};

export const Benefits = () => (
  <Stack as="section" gap="5" className={styles.section} aria-labelledby="landing-benefits">
    <h2 id="landing-benefits">{texts.benefits.title}</h2>
    <Stack as="ul" gap="2" justify="start" size="body" className={`${styles.ticks} ${styles.benefits}`}>
      {texts.benefits.items.map((item) => (
        <Row as="li" key={item} gap="2">
          <CheckIcon size={20} />
          <span>{item}</span>
        </Row>
      ))}
    </Stack>
  </Stack>
);

export const Security = () => (
  <Stack as="section" gap="2" className={styles.section} aria-labelledby="landing-security">
    <h2 id="landing-security">{texts.security.title}</h2>
    <Text tone="muted">{texts.security.text}</Text>
  </Stack>
);
