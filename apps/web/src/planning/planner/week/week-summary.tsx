import type { PlannerEntry } from '@netlik/contract/planning/planner/plan-entry';
import type { ReactNode } from 'react';
import { formatDuration } from '../../../formats/durations.ts';
import { FillBar } from '../../../ui/charts/fill-bar.tsx';
import { Section } from '../../../ui/layout/card.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { SubjectMark } from '../../../ui/subjects/subject-mark.tsx';
import { proposalTexts as texts } from '../planner.texts.ts';

type Props = { minutes: number; text: string; actions: ReactNode };

export const WeekHead = ({ minutes, text, actions }: Props) => (
  <Row gap="3 6" align="center" between wrap>
    <Stack shrink>
      <Text as="strong" size="title" weight="bold" numbers>
        {formatDuration(minutes)}
      </Text>
      <Text tone="muted" size="small" numbers>
        {text}
      </Text>
    </Stack>
    <Row gap="2" align="center" wrap>
      {actions}
    </Row>
  </Row>
);

export const SubjectTotals = ({ entries }: { entries: readonly PlannerEntry[] }) => {
  const bySubject = new Map<string, number>();
  for (const { subject, minutes } of entries) bySubject.set(subject, (bySubject.get(subject) ?? 0) + minutes);
  const rows = [...bySubject].sort(([, a], [, b]) => b - a);
  if (rows.length === 0) return null;
  return (
    <Section title={texts.subjects}>
      <Grid as="ul" fit={220} gap="3 6">
        {rows.map(([subject, minutes]) => (
          <Stack key={subject} as="li" gap="1">
            <Row gap="2" align="baseline" between>
              <SubjectMark subject={subject} />
              <Text as="span" tone="muted" size="small" numbers nowrap>
                {formatDuration(minutes)}
              </Text>
            </Row>
            <FillBar fill={minutes / rows[0]![1]} />
          </Stack>
        ))}
      </Grid>
    </Section>
  );
};
