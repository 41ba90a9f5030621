import { type BoardRow, boardStates } from '@netlik/contract/coaching/coach-live';
import { addDays, type StudyDay, studyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import CalendarIcon from 'lucide-react/icons/calendar';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { usePerson } from '../../data/calls/use-person.ts';
import { formatWeekday } from '../../formats/days.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { CheckboxField } from '../../ui/forms/field.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useNarrow } from '../../ui/layout/use-narrow.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { SkeletonBars } from '../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { AssignButton, AssignmentsLink } from '../coach-students/assign-button.tsx';
import { PageButtons } from '../page-buttons.tsx';
import { weekAddress } from '../program-address.ts';
import { StudentLink } from '../student-link.tsx';
import { BoardCell } from './board-cell.tsx';
import { BOARD_PAGE, coachLiveQueries, type Whose } from './coach-live.queries.ts';
import { boardStateNames, boardTexts as texts } from './coach-live.texts.ts';
import styles from './program-board.module.css';
import { type BoardTicks, useBoardTicks } from './use-board-ticks.ts';

const ApplyDialog = lazyNamed(() => import('../program-copies/apply-dialog.tsx'), 'ApplyDialog');

const DAYS = [0, 1, 2, 3, 4, 5, 6];
const NONE: BoardRow[] = [];

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
  ticks: BoardTicks;
};

type NameProps = Pick<BodyProps, 'coachId' | 'ticks'> & { row: BoardRow };

const StudentName = ({ row, coachId, ticks }: NameProps) => {
  const { studentId, studentName } = row;
  return (
    <Row gap="2" align="center">
      {!ticks.isPicking && (
        <CheckboxField
          label=""
          aria-label={texts.tick(studentName)}
          checked={ticks.hasStudent(studentId)}
          onChange={({ currentTarget, nativeEvent }) =>
            ticks.tick(studentId, currentTarget.checked, (nativeEvent as MouseEvent).shiftKey)
          }
        />
      )}
      <StudentLink student={row} />
      <Stack
        to={weekAddress({ studentId, coachId })}
        as={Link}
        center
        tone="muted"
        minTouchTarget
        noShrink
        aria-label={texts.writeWeek(studentName)}
        title={texts.writeWeek(studentName)}
      >
        <CalendarIcon size={18} />
      </Stack>
    </Row>
  );
};

type BarProps = { ticks: BoardTicks; onApply: () => void; onClear: () => void };

/** Sticky, so that the actions stay in view. */
const TickBar = ({ ticks, onApply, onClear }: BarProps) => {
  const { studentIds, cells } = ticks;
  return (
    <Row gap="2 3" align="center" wrap box="panel" className={styles.bar} role="group" aria-label={texts.bar}>
      <Text as="span" weight="semibold" numbers grow nowrap>
        {cells.length > 0
          ? texts.cellsTicked(cells.length, studentIds.length)
          : texts.studentsTicked(studentIds.length)}
      </Text>
      <Button look="soft" small onClick={onApply}>
        {texts.apply}
      </Button>
      <Button small look="line" onClick={onClear}>
        {texts.clear}
      </Button>
      <Button small look="quiet" onClick={ticks.clear}>
        {texts.untick}
      </Button>
    </Row>
  );
};

const WideBoard = ({ rows, days, today, coachId, ticks }: BodyProps) => (
  <div className={styles.scroll}>
    <Text as="table" size="small" numbers full className={styles.table}>
      <caption className="visually-hidden">{texts.title}</caption>
      <Text as="thead" tone="muted" size="tiny" nowrap>
        <tr>
          <th scope="col">
            {ticks.isPicking ? (
              texts.student
            ) : (
              <CheckboxField
                label={texts.tickAll}
                checked={ticks.hasAll}
                onChange={({ currentTarget }) => ticks.tickAll(currentTarget.checked)}
              />
            )}
          </th>
          {days.map((day) => (
            <th key={day} scope="col" data-today={day === today || undefined}>
              <DayHead day={day} today={today} />
            </th>
          ))}
        </tr>
      </Text>
      <tbody>
        {rows.map((row) => (
          <tr key={row.studentId}>
            <th scope="row">
              <StudentName row={row} coachId={coachId} ticks={ticks} />
            </th>
            {row.days.map((cell) => (
              <td key={cell.date}>
                <BoardCell row={row} cell={cell} today={today} coachId={coachId} pick={ticks} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Text>
  </div>
);

const NarrowBoard = ({ rows, today, coachId, ticks }: Omit<BodyProps, 'days'>) => (
  <Stack as="ul" gap="3" divided>
    {rows.map((row) => (
      <Stack key={row.studentId} as="li" gap="1">
        <StudentName row={row} coachId={coachId} ticks={ticks} />
        <Grid as="ol" columns={7} gap="1" className={styles.week}>
          {row.days.map((cell) => (
            <li key={cell.date}>
              <Text as="div" tone="muted" size="tiny" text="center" aria-hidden="true">
                {cell.date === today ? '•' : formatWeekday(cell.date)}
              </Text>
              <BoardCell row={row} cell={cell} today={today} coachId={coachId} pick={ticks} />
            </li>
          ))}
        </Grid>
      </Stack>
    ))}
  </Stack>
);

type TurnProps = { from: StudyDay; today: StudyDay; onFrom: (from: StudyDay) => void };

const WeekButtons = ({ from, today, onFrom }: TurnProps) => (
  <>
    <IconButton label={texts.earlier} onClick={() => onFrom(addDays(from, -7))}>
      <ChevronLeftIcon />
    </IconButton>
    {from !== today && (
      <Button look="line" small onClick={() => onFrom(today)}>
        {texts.today}
      </Button>
    )}
    <IconButton label={texts.later} onClick={() => onFrom(addDays(from, 7))}>
      <ChevronRightIcon />
    </IconButton>
  </>
);

const Legend = () => (
  <Row as="ul" gap="1 4" wrap tone="muted" size="tiny" aria-label={texts.legend}>
    {boardStates.map((state) => (
      <Row key={state} as="li" gap="2" align="center">
        <span className={`${styles.swatch} ${styles.state}`} data-state={state} />
        {boardStateNames[state]}
      </Row>
    ))}
  </Row>
);

const NoStudents = () => {
  const isCoach = usePerson()?.role === 'coach';
  return (
    <EmptyState
      drawing="plan"
      compact
      title={texts.empty}
      text={isCoach ? texts.emptyText : texts.adminEmptyText}
      action={isCoach ? <AssignButton /> : <AssignmentsLink />}
    />
  );
};

/** A cell opens the form of its day. */
export const ProgramBoard = ({ whose }: { whose: Whose }) => {
  const { coachId } = whose;
  const today = studyDay(new Date());
  const [from, setFrom] = useState(today);
  const [page, setPage] = useState(1);
  const narrow = useNarrow();
  const query = useQuery(coachLiveQueries.board(from, page, whose));
  const rows = query.data?.data;
  const pages = Math.max(1, Math.ceil((query.data?.pagination.total ?? 0) / BOARD_PAGE));
  const days = DAYS.map((count) => addDays(from, count));
  const ticks = useBoardTicks(rows ?? NONE);
  const [applying, setApplying] = useState<'write' | 'clear' | null>(null);
  const Body = narrow ? NarrowBoard : WideBoard;
  return (
    <Section
      title={texts.title}
      lead={texts.lead}
      actions={
        <Row gap="1" align="center">
          <Button look="line" small onClick={() => ticks.setPicking(!ticks.isPicking)}>
            {ticks.isPicking ? texts.pickStudents : texts.pickDays}
          </Button>
          <WeekButtons {...{ from, today }} onFrom={setFrom} />
        </Row>
      }
    >
      <UntilLoaded query={query} failed={texts.failed} compact>
        <SkeletonBars count={6} height={56} />
      </UntilLoaded>
      {rows?.length === 0 && <NoStudents />}
      {rows && rows.length > 0 && (
        <>
          <Body {...{ rows, days, today, coachId, ticks }} />
          <Legend />
        </>
      )}
      {ticks.studentIds.length > 0 && (
        <TickBar ticks={ticks} onApply={() => setApplying('write')} onClear={() => setApplying('clear')} />
      )}
      {applying && (
        <Suspense>
          <ApplyDialog
            target={{ studentIds: ticks.studentIds, cells: ticks.cells, day: [from, today].sort()[1]! }}
            coachId={coachId}
            isClearing={applying === 'clear'}
            onClose={() => setApplying(null)}
            onDone={() => {
              setApplying(null);
              ticks.clear();
            }}
          />
        </Suspense>
      )}
      {pages > 1 && (
        <Row gap="1" align="center">
          <PageButtons
            labels={{ previous: texts.previousPage, next: texts.nextPage }}
            text={texts.page(page, pages)}
            {...{ page, pages }}
            onPage={setPage}
          />
        </Row>
      )}
    </Section>
  );
};
