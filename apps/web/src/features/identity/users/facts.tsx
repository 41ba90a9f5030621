import type { ReactNode } from 'react';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import styles from './profile.module.css';
import { profileTexts as texts } from './profile.texts.ts';

type Fact = { label: string; value: ReactNode; wide?: boolean };

/** Read-only view of a form's values. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <Grid as="dl" gap="4" className={styles.facts}>
    {facts.map(({ label, value, wide }) => (
      <div key={label} className={wide ? styles.wide : undefined}>
        <dt>{label}</dt>
        <dd>
          {value || (
            <Text as="span" look="muted regular">
              {texts.empty}
            </Text>
          )}
        </dd>
      </div>
    ))}
  </Grid>
);
