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
import { Grid } from '../../../ui/layout/grid.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { useNarrow } from '../../../ui/layout/use-narrow.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SkeletonBars } from '../../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { AssignButton, AssignmentsLink } from '../coach-students/assign-button.tsx';
import { programAddress, studentAddress } from '../program-address.ts';
import { BOARD_PAGE, coachLiveQueries, type Whose } from './coach-live.queries.ts';
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
      <Stack as="span" center look="muted tiny semibold" numbers className={styles.cell} data-state="empty">
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{texts.none(row.studentName, day)}</span>
      </Stack>
    );
  return (
    <Stack
      // What is past can only be read.
      to={
        isPast
          ? studentAddress(row.studentId, date)
          : programAddress({ studentId: row.studentId, date, editId: cell.programId, coachId })
      }
      as={Link}
      center
      look="muted tiny semibold"
      numbers
      className={styles.cell!}
      data-state={cell.state}
      aria-label={
        cell.programId
          ? texts.open(row.studentName, day, started ? `${state}, ${started}` : state)
          : texts.write(row.studentName, day)
      }
    >
      {cell.state === 'empty' ? '+' : (started ?? state)}
    </Stack>
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
    <Text as="table" look="small" full className={styles.table}>
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
              <Row
                to={studentAddress(row.studentId)}
                as={Link}
                align="center"
                inline
                look="plain semibold"
                className={styles.name!}
              >
                {row.studentName}
              </Row>
            </th>
            {row.days.map((cell) => (
              <td key={cell.date}>
                <BoardCell {...{ row, cell, today, coachId }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Text>
  </div>
);

const NarrowBoard = ({ rows, today, coachId }: Omit<BodyProps, 'days'>) => (
  <Stack as="ul" gap="3">
    {rows.map((row) => (
      <Stack key={row.studentId} as="li" gap="1" className={styles.card}>
        <Row
          to={studentAddress(row.studentId)}
          as={Link}
          align="center"
          inline
          look="plain semibold"
          className={styles.name!}
        >
          {row.studentName}
        </Row>
        <Grid as="ol" columns={7} gap="1" className={styles.week}>
          {row.days.map((cell) => (
            <li key={cell.date}>
              <Text as="span" look="muted tiny" text="center" className={styles.day} aria-hidden="true">
                {cell.date === today ? '•' : formatWeekday(cell.date)}
              </Text>
              <BoardCell {...{ row, cell, today, coachId }} />
            </li>
          ))}
        </Grid>
      </Stack>
    ))}
  </Stack>
);

/** Students by seven days: an evening's work at a glance, a cell opens the form. */
export const ProgramBoard = ({ whose }: { whose: Whose }) => {
  const { coachId } = whose;
  const today = studyDay(new Date());
  const [from, setFrom] = useState(today);
  const [page, setPage] = useState(1);
  const narrow = useNarrow();
  const isCoach = usePerson()?.role === 'coach';
  const query = useQuery(coachLiveQueries.board(from, page, whose));
  const rows = query.data?.data;
  const pages = Math.max(1, Math.ceil((query.data?.pagination.total ?? 0) / BOARD_PAGE));
  const days = DAYS.map((count) => addDays(from, count));
  const Body = narrow ? NarrowBoard : WideBoard;
  return (
    <Card
      title={texts.title}
      lead={texts.lead}
      actions={
        <Row gap="1" align="center" data-tour="coach-dashboard-board">
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
        </Row>
      }
    >
      <UntilLoaded query={query} failed={texts.failed} compact>
        <SkeletonBars count={6} height={56} />
      </UntilLoaded>
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
          <Row as="ul" gap="1 4" wrap look="muted tiny" aria-label={texts.legend}>
            {boardStates.map((state) => (
              <Row key={state} as="li" gap="2" align="center">
                <span className={styles.swatch} data-state={state} />
                {boardStateNames[state]}
              </Row>
            ))}
          </Row>
        </>
      )}
      {pages > 1 && (
        <Row gap="1" align="center">
          <IconButton label={texts.previousPage} disabled={page <= 1} onClick={() => setPage(page - 1)}>
            <ChevronLeftIcon />
          </IconButton>
          <span className="numbers">{texts.page(page, pages)}</span>
          <IconButton label={texts.nextPage} disabled={page >= pages} onClick={() => setPage(page + 1)}>
            <ChevronRightIcon />
          </IconButton>
        </Row>
      )}
    </Card>
  );
};
