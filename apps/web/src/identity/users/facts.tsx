import type { ReactNode } from 'react';
import { Grid } from '../../ui/layout/grid.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './profile.module.css';
import { profileTexts as texts } from './profile.texts.ts';

type Fact = { label: string; value: ReactNode; wide?: boolean };

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <Grid as="dl" gap="4" className={styles.facts}>
    {facts.map(({ label, value, wide }) => (
      <Text key={label} as="div" span={wide}>
        <Text as="dt" look="muted small">
          {label}
        </Text>
        <dd>
          {value || (
            <Text as="span" look="muted regular">
              {texts.empty}
            </Text>
          )}
        </dd>
      </Text>
    ))}
  </Grid>
);
