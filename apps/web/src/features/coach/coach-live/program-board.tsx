import { type BoardRow, boardStates } from '@netlik/contract/endpoints/coach/coach-live';
import { addDays, type StudyDay, studyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePerson } from '../../../api/use-person.ts';
import { formatFullDay, formatWeekday } from '../../../formats/days.ts';
import { formatPercent } from '../../../formats/numbers.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons/glyphs.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useNarrow } from '../../../ui/layout/use-narrow.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { AssignButton, AssignmentsLink } from '../coach-students/assign-button.tsx';
import { programAddress, studentAddress } from '../program-address.ts';
import { BOARD_PAGE, coachLiveQueries } from './coach-live.queries.ts';
import { boardStateNames, boardTexts as texts } from './coach-live.texts.ts';
import styles from './program-board.module.css';

const DAYS = [0, 1, 2, 3, 4, 5, 6];

type CellProps = {
  row: BoardRow;
  cell: BoardRow['days'][number];
  today: StudyDay;
  coachId: string | null;
};

const BoardCell = ({ row, cell, today, coachId }: CellProps) => {
  const { date } = cell;
  const state = boardStateNames[cell.state];
  const day = formatFullDay(date);
  const started = cell.state !== 'done' && cell.completionRate ? formatPercent(cell.completionRate) : null;
  const isPast = date < today;
  if (isPast && !cell.programId)
    return (
      <span className={styles.cell} data-state="empty">
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{texts.none(row.studentName, day)}</span>
      </span>
    );
  return (
    <Link
      // What is past can only be read.
      to={
        isPast
          ? studentAddress(row.studentId, date)
          : programAddress({ studentId: row.studentId, date, editId: cell.programId, coachId })
      }
      className={styles.cell!}
      data-state={cell.state}
      aria-label={
        cell.programId
          ? texts.open(row.studentName, day, started ? `${state}, ${started}` : state)
          : texts.write(row.studentName, day)
      }
    >
      {cell.state === 'empty' ? '+' : (started ?? state)}
    </Link>
  );
};

const DayHead = ({ day, today }: { day: StudyDay; today: StudyDay }) => (
  <>
    {day === today ? texts.today : formatWeekday(day)} {Number(day.slice(8))}
  </>
);

type BodyProps = {
  rows: readonly BoardRow[];
  days: readonly StudyDay[];
  today: StudyDay;
  coachId: string | null;
};

const WideBoard = ({ rows, days, today, coachId }: BodyProps) => (
  <div className={styles.scroll}>
    <table className={styles.table}>
      <caption className="visually-hidden">{texts.title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.student}</th>
          {days.map((day) => (
            <th key={day} scope="col" data-today={day === today || undefined}>
              <DayHead {...{ day, today }} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.studentId}>
            <th scope="row">
              <Link to={studentAddress(row.studentId)} className={styles.name!}>
                {row.studentName}
              </Link>
            </th>
            {row.days.map((cell) => (
              <td key={cell.date}>
                <BoardCell {...{ row, cell, today, coachId }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const NarrowBoard = ({ rows, today, coachId }: Omit<BodyProps, 'days'>) => (
  <ul className={styles.cards}>
    {rows.map((row) => (
      <li key={row.studentId} className={styles.card}>
        <Link to={studentAddress(row.studentId)} className={styles.name!}>
          {row.studentName}
        </Link>
        <ol className={styles.week}>
          {row.days.map((cell) => (
            <li key={cell.date}>
              <span className={styles.day} aria-hidden="true">
                {cell.date === today ? '•' : formatWeekday(cell.date)}
              </span>
              <BoardCell {...{ row, cell, today, coachId }} />
            </li>
          ))}
        </ol>
      </li>
    ))}
  </ul>
);

/** Students by seven days: an evening's work at a glance, a cell opens the form. */
export const ProgramBoard = ({ coachId }: { coachId: string | null }) => {
  const today = studyDay(new Date());
  const [from, setFrom] = useState(today);
  const [page, setPage] = useState(1);
  const narrow = useNarrow();
  const isCoach = usePerson()?.role === 'coach';
  const query = useQuery(coachLiveQueries.board(from, page, coachId));
  const rows = query.data?.data;
  const pages = Math.max(1, Math.ceil((query.data?.pagination.total ?? 0) / BOARD_PAGE));
  const days = DAYS.map((count) => addDays(from, count));
  const Body = narrow ? NarrowBoard : WideBoard;
  return (
    <Card
      title={texts.title}
      lead={texts.lead}
      actions={
        <div className={styles.turn} data-tour="coach-dashboard-board">
          <IconButton label={texts.earlier} onClick={() => setFrom(addDays(from, -7))}>
            <ChevronLeftIcon />
          </IconButton>
          {from !== today && (
            <Button look="quiet" small onClick={() => setFrom(today)}>
              {texts.today}
            </Button>
          )}
          <IconButton label={texts.later} onClick={() => setFrom(addDays(from, 7))}>
            <ChevronRightIcon />
          </IconButton>
        </div>
      }
    >
      <UntilLoaded query={query} failed={texts.failed} compact />
      {rows?.length === 0 && (
        <EmptyState
          compact
          title={texts.empty}
          text={isCoach ? texts.emptyText : texts.adminEmptyText}
          action={isCoach ? <AssignButton /> : <AssignmentsLink />}
        />
      )}
      {rows && rows.length > 0 && (
        <>
          <Body {...{ rows, days, today, coachId }} />
          <ul className={styles.legend} aria-label={texts.legend}>
            {boardStates.map((state) => (
              <li key={state}>
                <span className={styles.swatch} data-state={state} />
                {boardStateNames[state]}
              </li>
            ))}
          </ul>
        </>
      )}
      {pages > 1 && (
        <div className={styles.turn}>
          <IconButton label={texts.previousPage} disabled={page <= 1} onClick={() => setPage(page - 1)}>
            <ChevronLeftIcon />
          </IconButton>
          <span className="numbers">{texts.page(page, pages)}</span>
          <IconButton label={texts.nextPage} disabled={page >= pages} onClick={() => setPage(page + 1)}>
            <ChevronRightIcon />
          </IconButton>
        </div>
      )}
    </Card>
  );
};
