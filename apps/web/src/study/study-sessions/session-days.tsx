import { calendar } from '@netlik/contract/study/calendar';
import { daysBetween, type StudyDay, studyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../data/calls/read.ts';
import { PendingBadge } from '../../data/outbox/pending-badge.tsx';
import { formatClock } from '../../formats/clock.ts';
import { formatDayMonthWeekday } from '../../formats/days.ts';
import { formatDuration } from '../../formats/durations.ts';
import { ListRow, ListSection } from '../../ui/layout/list-row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { MenuButton, type MenuItem } from '../../ui/overlays/menu.tsx';
import { SubjectMark } from '../../ui/subjects/subject-mark.tsx';
import { sessionFormat as format } from './session-format.ts';
import { Efficiency, ManualMark, Quality } from './session-marks.tsx';
import type { ShownSession } from './study-sessions.queries.ts';
import { sessionTexts as texts } from './study-sessions.texts.ts';

/** The calendar's maximum number of days per call. */
const MAX_CALENDAR_DAYS = 400;

const today = () => studyDay(new Date());

type Props = {
  sessions: readonly ShownSession[];
  /** True if sorted by date, which allows grouping by day. */
  isByDay: boolean;
  isFiltered: boolean;
  /** Whether earlier or later pages may contain more of the first and last day. */
  edges: { isFirst: boolean; isLast: boolean };
  actions: (session: ShownSession) => MenuItem[];
  onOpen: (session: ShownSession) => void;
};

/** Sums the minutes per day; a day cut by paging uses the calendar's total, unless a filter is set. */
const useDaySums = ({ sessions, isFiltered, edges }: Props, days: readonly StudyDay[]) => {
  const cut = [edges.isFirst ? undefined : days[0], edges.isLast ? undefined : days.at(-1)];
  const [from, to] = [days[0] ?? today(), days.at(-1) ?? today()].sort() as [StudyDay, StudyDay];
  const { data } = useQuery({
    ...read(calendar.days, { query: { mode: 'study', from, to } }),
    enabled: !isFiltered && cut.some(Boolean) && daysBetween(from, to) < MAX_CALENDAR_DAYS,
  });
  return (day: StudyDay) => {
    if (cut.includes(day)) return isFiltered ? undefined : data?.find(({ date }) => date === day)?.totalTime;
    return sessions.filter((each) => each.day === day).reduce((sum, { duration }) => sum + duration, 0);
  };
};

export const SessionDays = (props: Props) => {
  const { sessions, isByDay, actions, onOpen } = props;
  const days = [...new Set(sessions.map(({ day }) => day))];
  const sumOf = useDaySums(props, days);
  const line = (session: ShownSession) => (
    <ListRow
      key={session._id}
      title={<SubjectMark subject={session.subject} />}
      onOpen={() => onOpen(session)}
      text={
        <>
          <time dateTime={session.date}>{isByDay ? formatClock(session.date) : format.date(session)}</time>
          {session.quality !== null && <Quality session={session} />}
          {session.efficiency !== null && <Efficiency session={session} />}
          <ManualMark session={session} />
          <PendingBadge pendingState={session.pendingState} />
        </>
      }
      after={
        <>
          <Text as="span" weight="semibold" numbers nowrap>
            {format.duration(session)}
          </Text>
          <MenuButton label={texts.actionsOf(format.subject(session))} items={actions(session)} />
        </>
      }
    />
  );
  return (
    <Stack as="section" gap="4" aria-label={texts.label}>
      {isByDay ? (
        days.map((day) => {
          const sum = sumOf(day);
          return (
            <ListSection
              key={day}
              title={formatDayMonthWeekday(day)}
              aside={sum === undefined ? undefined : formatDuration(sum)}
            >
              {sessions.filter((each) => each.day === day).map(line)}
            </ListSection>
          );
        })
      ) : (
        <ListSection title={texts.sorted}>{sessions.map(line)}</ListSection>
      )}
    </Stack>
  );
};
