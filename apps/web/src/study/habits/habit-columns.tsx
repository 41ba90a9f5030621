import type { HabitRoutine } from '@netlik/contract/study/habits';
import { HABIT_RECURRENCES } from '@netlik/domain/study/habits/values';
import CheckIcon from 'lucide-react/icons/check';
import { Button } from '../../ui/buttons/button.tsx';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { RowName } from '../../ui/data-table/row-name.tsx';
import type { Column } from '../../ui/data-table/table-column.ts';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import styles from './habits.module.css';
import { useHabitWrites } from './habits.queries.ts';
import {
  autoText,
  logNames,
  recurrenceNames,
  statusNames,
  columnTexts as texts,
  yearTexts,
} from './habits.texts.ts';

const HabitName = ({ habit }: { habit: HabitRoutine }) => (
  <Row as="span" gap="1 2" align="baseline" wrap>
    <RowName className={styles.nameButton} aria-label={texts.openName(habit.name)}>
      {habit.name}
    </RowName>
    {habit.status !== 'active' && <Tag>{statusNames[habit.status]}</Tag>}
    {habit.auto && (
      <Text as="span" tone="muted" size="tiny" weight="regular" className={styles.auto}>
        {autoText(habit.auto)}
      </Text>
    )}
  </Row>
);

const StrengthCell = ({ strength }: { strength: number | null }) =>
  strength === null ? (
    <Text as="span" tone="muted">
      {texts.tooEarly}
    </Text>
  ) : (
    <Grid as="span" gap="2" align="center" className={styles.strength}>
      <FillBar small fill={strength / 100} />
      <span aria-hidden="true" className="numbers">
        {strength}
      </span>
      <span className="visually-hidden">{texts.strengthOf(strength)}</span>
    </Grid>
  );

const logColours = {
  done: 'success',
  auto: 'success',
  late: 'warning',
  skipped: 'muted',
  missed: 'plain',
} as const;

const TodayCell = ({ habit }: { habit: HabitRoutine }) => {
  const writes = useHabitWrites();
  const { name, todayLog } = habit;
  if (!todayLog)
    return (
      <Text as="span" tone="muted">
        {texts.notToday}
      </Text>
    );
  if (todayLog.status === 'pending')
    return (
      <Row as="span" gap="2" align="center">
        <Button
          small
          look="line"
          aria-label={texts.completeName(name)}
          onClick={() => void writes.complete(habit)}
        >
          <CheckIcon size={18} />
          {texts.complete}
        </Button>
        <Button small look="quiet" aria-label={texts.skipName(name)} onClick={() => void writes.skip(habit)}>
          {texts.skip}
        </Button>
      </Row>
    );
  return (
    <Row as="span" gap="2" align="center">
      <Text as="span" tone={logColours[todayLog.status]} weight="semibold">
        {logNames[todayLog.status]}
      </Text>
      {todayLog.status !== 'auto' && (
        <Button small look="quiet" aria-label={texts.undoName(name)} onClick={() => void writes.undo(habit)}>
          {texts.undo}
        </Button>
      )}
    </Row>
  );
};

export const habitColumns: readonly Column<HabitRoutine>[] = [
  {
    id: 'name',
    header: texts.name,
    value: ({ name }) => name,
    cell: (habit) => <HabitName habit={habit} />,
    isRowName: true,
  },
  {
    id: 'time',
    header: texts.time,
    value: ({ schedule }) => schedule.timeStart,
    unsearched: true,
  },
  {
    id: 'recurrence',
    header: texts.recurrence,
    value: ({ schedule }) => schedule.recurrence,
    cell: ({ schedule }) => recurrenceNames[schedule.recurrence],
    filter: HABIT_RECURRENCES.map((value) => ({ value, label: recurrenceNames[value] })),
    sortable: false,
    unsearched: true,
  },
  {
    id: 'status',
    header: texts.status,
    value: ({ status }) => status,
    filter: (['active', 'paused'] as const).map((value) => ({ value, label: statusNames[value] })),
    filterOnly: true,
    sortable: false,
    unsearched: true,
  },
  {
    id: 'streak',
    header: texts.streak,
    value: ({ metrics }) => metrics.currentStreak,
    cell: ({ metrics, schedule }) => texts.streakOf(metrics.currentStreak, schedule.recurrence),
    numeric: true,
    unsearched: true,
  },
  {
    id: 'strength',
    header: texts.strength,
    value: ({ metrics }) => metrics.strength,
    cell: ({ metrics }) => <StrengthCell strength={metrics.strength} />,
    info: yearTexts.strengthInfo,
    sortable: false,
    unsearched: true,
  },
  {
    id: 'today',
    header: texts.today,
    value: ({ todayLog }) => todayLog?.status ?? null,
    cell: (habit) => <TodayCell habit={habit} />,
    sortable: false,
    unsearched: true,
  },
];
