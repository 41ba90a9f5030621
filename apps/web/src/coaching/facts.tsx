import type { ComponentProps, ReactNode } from 'react';
import { Grid } from '../ui/layout/grid.tsx';
import { Text } from '../ui/layout/text.tsx';

export type Fact = readonly [label: string, value: ReactNode];

export const FactItem = ({ fact: [label, value], large }: { fact: Fact; large?: boolean }) => (
  <div>
    <Text as="dt" tone="muted" size="tiny">
      {label}
    </Text>
    <Text
      as="dd"
      size={large ? 'large' : undefined}
      weight={large ? 'semibold' : 'medium'}
      wrapAnywhere={!large}
      numbers={large}
    >
      {value}
    </Text>
  </div>
);

type Props = Pick<ComponentProps<'dl'>, 'aria-label'> & { facts: readonly Fact[]; large?: boolean };

/** Named values side by side; `large` for figures. */
export const Facts = ({ facts, large, ...list }: Props) => (
  <Grid as="dl" fit={large ? 112 : 160} gap="3 5" {...list}>
    {facts.map((fact) => (
      <FactItem key={fact[0]} {...{ fact, large }} />
    ))}
  </Grid>
);
