import type { BoardRow } from '@netlik/contract/coaching/coach-live';
import type { StudyDay } from '@netlik/domain/study-day';
import { Link } from 'react-router';
import { formatFullDay } from '../../formats/days.ts';
import { formatPercent } from '../../formats/numbers.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { programAddress, studentAddress } from '../program-address.ts';
import { boardStateNames, boardTexts as texts } from './coach-live.texts.ts';
import styles from './program-board.module.css';

export type BoardPick = {
  /** True while cells are selected instead of opened. */
  isPicking: boolean;
  hasCell: (studentId: string, date: StudyDay) => boolean;
  toggleCell: (studentId: string, date: StudyDay) => void;
};

type Props = {
  row: BoardRow;
  cell: BoardRow['days'][number];
  today: StudyDay;
  coachId: string | null;
  pick: BoardPick;
};

export const BoardCell = ({ row, cell, today, coachId, pick }: Props) => {
  const { date } = cell;
  const { studentId, studentName } = row;
  const state = boardStateNames[cell.state];
  const day = formatFullDay(date);
  const started = cell.state !== 'done' && cell.completionRate ? formatPercent(cell.completionRate) : null;
  const isPast = date < today;
  const looks = {
    center: true,
    tone: 'muted',
    size: 'tiny',
    weight: 'semibold',
    numbers: true,
    className: `${styles.cell} ${styles.state}`,
    'data-state': cell.state,
  } as const;
  const shown = cell.state === 'empty' ? '+' : (started ?? state);
  if (isPast && (!cell.programId || pick.isPicking))
    return (
      <Stack as="span" {...looks} data-state="empty">
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{texts.none(studentName, day)}</span>
      </Stack>
    );
  if (pick.isPicking)
    return (
      <Stack
        as="button"
        type="button"
        full
        {...looks}
        aria-pressed={pick.hasCell(studentId, date)}
        aria-label={texts.pick(studentName, day, state)}
        onClick={() => pick.toggleCell(studentId, date)}
      >
        {shown}
      </Stack>
    );
  return (
    <Stack
      // Past days are read-only.
      to={
        isPast
          ? studentAddress(studentId, date)
          : programAddress({ studentId, date, editId: cell.programId, coachId })
      }
      as={Link}
      {...looks}
      aria-label={
        cell.programId
          ? texts.open(studentName, day, started ? `${state}, ${started}` : state)
          : texts.write(studentName, day)
      }
    >
      {shown}
    </Stack>
  );
};
