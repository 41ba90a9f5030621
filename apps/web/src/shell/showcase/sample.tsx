import { type ReactNode, useId } from 'react';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row as LayoutRow } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './showcase.module.css';

type SectionProps = { id: string; title: string; lead?: string; children: ReactNode };

export const Section = ({ id, title, lead, children }: SectionProps) => (
  <Stack id={id} as="section" gap="4" shrink className={styles.section} aria-labelledby={`${id}-title`}>
    <Stack gap="1">
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && (
        <Text tone="muted" size="small">
          {lead}
        </Text>
      )}
    </Stack>
    {children}
  </Stack>
);

type SampleProps = {
  name: string;
  note?: string;
  children: ReactNode;
};

export const Sample = ({ name, note, children }: SampleProps) => {
  const id = useId();
  return (
    <Stack
      as="section"
      gap="3"
      justify="start"
      box="panel"
      shrink
      className={styles.sample}
      aria-labelledby={id}
    >
      <Text id={id} as="h3" tone="muted" size="tiny" weight="semibold" className={styles.name}>
        {name}
      </Text>
      {note && (
        <Text tone="muted" size="small">
          {note}
        </Text>
      )}
      {children}
    </Stack>
  );
};

export const Row = ({ children }: { children: ReactNode }) => (
  <LayoutRow gap="3" align="center" wrap>
    {children}
  </LayoutRow>
);

export const Columns = ({ children }: { children: ReactNode }) => (
  <Grid fit={440} gap="4" align="start">
    {children}
  </Grid>
);
