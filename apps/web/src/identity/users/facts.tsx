import type { ReactNode } from 'react';
import { Grid } from '../../ui/layout/grid.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './profile.module.css';
import { profileTexts as texts } from './profile.texts.ts';

type Fact = { label: string; value: ReactNode; wide?: boolean };

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <Grid as="dl" gap="4" className={styles.facts}>
    {facts.map(({ label, value, wide }) => (
      <Text key={label} as="div" fullRow={wide}>
        <Text as="dt" tone="muted" size="small">
          {label}
        </Text>
        <dd>
          {value || (
            <Text as="span" tone="muted" weight="regular">
              {texts.empty}
            </Text>
          )}
        </dd>
      </Text>
    ))}
  </Grid>
);
