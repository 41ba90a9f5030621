import type { QuestionEntry } from '@netlik/contract/study/question-entries';
import type { StudySession } from '@netlik/contract/study/study-sessions';
import { accuracy, shownNet } from '@netlik/domain/net';
import { attempted } from '@netlik/domain/study/question-stats';
import { formatCount, formatNet, formatPercent } from '../../formats/numbers.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { questionTexts as texts } from './question-entries.texts.ts';

type Props = { sessions: readonly StudySession[]; entries: readonly QuestionEntry[] };

type TotalProps = { name: string; children: string };

const Total = ({ name, children }: TotalProps) => (
  <div>
    <Text as="dt" tone="muted" size="tiny">
      {name}
    </Text>
    <Text as="dd" size="title" weight="bold" numbers>
      {children}
    </Text>
  </div>
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
    <Row as="dl" gap="2 7" wrap>
      <Total name={texts.total}>{formatCount(total)}</Total>
      <Total name={texts.net}>{total === 0 ? '–' : formatNet(shownNet(correct, wrong))}</Total>
      <Total name={texts.accuracy}>{right === null ? '–' : formatPercent(Math.round(right * 100))}</Total>
    </Row>
  );
};
