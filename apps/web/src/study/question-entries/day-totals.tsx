import type { QuestionEntry } from '@netlik/contract/study/question-entries';
import type { StudySession } from '@netlik/contract/study/study-sessions';
import { accuracy, shownNet } from '@netlik/domain/net';
import { questionCountTone, type Tone } from '@netlik/domain/study/bands';
import { attempted } from '@netlik/domain/study/question-stats';
import { formatCount, formatNet, formatPercent } from '../../formats/numbers.ts';
import { Grid } from '../../ui/layout/grid.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './question-entries.module.css';
import { questionTexts as texts } from './question-entries.texts.ts';

type Props = { sessions: readonly StudySession[]; entries: readonly QuestionEntry[] };

type TotalProps = { name: string; tone?: Tone | undefined; children: string };

const Total = ({ name, tone, children }: TotalProps) => (
  <Text as="div" box="outline" className={styles.total}>
    <Text as="dt" tone="muted" size="tiny">
      {name}
    </Text>
    <Text as="dd" look={tone ? `${tone} title bold` : 'title bold'} numbers>
      {children}
    </Text>
  </Text>
);

export const DayTotals = ({ sessions, entries }: Props) => {
  const all = [
    ...sessions.flatMap(({ questionStats }) => questionStats ?? []),
    ...entries.map(({ correct, wrong }) => ({
      correctAnswers: correct,
      wrongAnswers: wrong,
      blankAnswers: 0,
    })),
  ];
  const sum = (of: (each: (typeof all)[number]) => number) =>
    all.reduce((total, each) => total + of(each), 0);
  const [correct, wrong] = [sum((each) => each.correctAnswers), sum((each) => each.wrongAnswers)];
  const total = sum(attempted);
  const right = accuracy(correct, wrong);
  return (
    <Grid as="dl" columns={3} gap="2">
      <Total name={texts.total} tone={total > 0 ? questionCountTone(total) : undefined}>
        {formatCount(total)}
      </Total>
      <Total name={texts.net}>{total === 0 ? '–' : formatNet(shownNet(correct, wrong))}</Total>
      <Total name={texts.accuracy}>{right === null ? '–' : formatPercent(Math.round(right * 100))}</Total>
    </Grid>
  );
};
