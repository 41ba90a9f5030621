import type { ReactNode } from 'react';
import styles from './profile.module.css';
import { profileTexts as texts } from './profile.texts.ts';

type Fact = { label: string; value: ReactNode; wide?: boolean };

/** Read-only view of a form's values. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value, wide }) => (
      <div key={label} className={wide ? styles.wide : undefined}>
        <dt>{label}</dt>
        <dd>{value || <span className={styles.absent}>{texts.empty}</span>}</dd>
      </div>
    ))}
  </dl>
);
