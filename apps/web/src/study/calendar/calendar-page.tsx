import type { CalendarMode } from '@netlik/contract/study/calendar';
import { monthStart, type StudyDay, yearOf } from '@netlik/domain/study-day';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { formatMonth } from '../../formats/days.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { useNarrow } from '../../ui/layout/use-narrow.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { RetryNotice } from '../../ui/states/retry-notice.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { Agenda } from './agenda/agenda.tsx';
import { calendarTexts as texts } from './calendar.texts.ts';
import { CalendarEmpty } from './calendar-empty.tsx';
import { CalendarHeader } from './calendar-header.tsx';
import { calendarSearchParams, isWithin, paths, shownRange, wholeRange } from './calendar-url.ts';
import type { DayModalProps } from './day/day-modal-props.ts';
import { totalsOf } from './day-figures.ts';
import { Legend } from './legend.tsx';
import { MonthGrid } from './month/month-grid.tsx';
import type { UsePlanDays } from './plan-days.ts';
import { Summary } from './summary.tsx';
import { useCalendarDays } from './use-calendar-days.ts';
import { useCalendarUrl } from './use-calendar-url.ts';
import { YearGrid } from './year/year-grid.tsx';

const LOAD_DAY_MS = 300;

const otherMode: Record<CalendarMode, CalendarMode> = { study: 'question', question: 'study' };

type Props = {
  mode: CalendarMode;
  /** Loads the day modal; must be stable between renders. */
  loadDay: () => Promise<ComponentType<DayModalProps>>;
  usePlanDays: UsePlanDays;
  actions?: ReactNode;
};

export const CalendarPage = ({ mode, loadDay, usePlanDays, actions }: Props) => {
  // Users have already seen the tour of the study calendar.
  useTour(mode === 'study' ? 'calendar' : 'calendar-question', mode === 'study');
  const DayModal = useMemo(() => lazy(async () => ({ default: await loadDay() })), [loadDay]);
  const { today, urlState, go, open, close } = useCalendarUrl();
  const { view, month, day } = urlState;
  const narrow = useNarrow();
  const { days, loading, offline, failed, busy, retry } = useCalendarDays(mode, urlState);
  const plans = usePlanDays(mode, urlState);
  const shown = shownRange(urlState);
  const span = view === 'year' ? String(yearOf(month)) : formatMonth(month);
  const totals = days && totalsOf(mode, days, shown);

  const openRef = useRef(open);
  useEffect(() => {
    openRef.current = open;
  });
  // A stable callback, so that moving the focus renders two squares and not all.
  const onOpen = useCallback((date: StudyDay) => openRef.current(date), []);
  const onLeave = (date: StudyDay) => go({ month: monthStart(date) });

  const board = useRef<HTMLDivElement>(null);
  const shouldFocusToday = useRef(false);
  const goToToday = () => {
    shouldFocusToday.current = true;
    go({ month: monthStart(today) });
  };
  useEffect(() => {
    if (!shouldFocusToday.current || !isWithin(today, shown)) return;
    shouldFocusToday.current = false;
    const square = board.current?.querySelector<HTMLElement>(`[data-day="${today}"]`);
    square?.focus({ preventScroll: true });
    square?.scrollIntoView({ block: 'center' });
  });

  const isLoaded = days !== undefined;
  useEffect(() => {
    if (!isLoaded) return;
    const later = setTimeout(() => void loadDay().catch(() => undefined), LOAD_DAY_MS);
    return () => clearTimeout(later);
  }, [isLoaded, loadDay]);

  const View = view === 'year' ? YearGrid : narrow ? Agenda : MonthGrid;
  // Below the grid, because days must not shift between months; above a phone's list, where it would be out
  // of view.
  const empty = totals?.activeDays === 0 && shown.from <= today && (
    <CalendarEmpty mode={mode} span={span} onToday={() => open(today)} />
  );
  const other = otherMode[mode];
  const otherSearch = calendarSearchParams({ ...urlState, day: null, reminders: false }, today).toString();
  return (
    <PageFrame
      title={texts.title[mode]}
      lead={texts.lead[mode]}
      actions={
        <>
          {actions}
          <ButtonLink look="quiet" small to={`${paths[other]}${otherSearch && `?${otherSearch}`}`}>
            {texts.other[mode]}
          </ButtonLink>
        </>
      }
    >
      <Card>
        <CalendarHeader urlState={urlState} today={today} onGo={go} onToday={goToToday} />
        <Summary mode={mode} span={span} totals={totals} loading={loading} />
        {offline && <Notice tone="info">{texts.offline}</Notice>}
        {failed && (
          <RetryNotice
            tone="info"
            text={isLoaded ? texts.outdated : texts.notLoaded}
            action={{ label: texts.retry, busy, onClick: retry }}
          />
        )}
        {narrow && empty}
        <div ref={board} data-tour="calendar-days">
          <View
            mode={mode}
            month={month}
            today={today}
            shown={shown}
            days={days}
            plans={plans}
            loading={loading}
            onOpen={onOpen}
            onLeave={onLeave}
            bounds={wholeRange(today)}
          />
        </div>
        <Legend
          mode={mode}
          view={view === 'month' && narrow ? 'agenda' : view}
          plans={plans && plans.size > 0}
        />
        {!narrow && empty}
      </Card>
      {day && (
        <Suspense fallback={null}>
          <DayModal
            key={day}
            mode={mode}
            day={day}
            today={today}
            reminders={urlState.reminders}
            onReminders={() => open(day, true)}
            onClose={close}
          />
        </Suspense>
      )}
    </PageFrame>
  );
};
