import type { CalendarMode } from '@netlik/contract/study/calendar';
import type { CalendarRange } from '@netlik/domain/months';
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
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { useNarrow } from '../../ui/layout/use-narrow.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { RetryNotice } from '../../ui/states/retry-notice.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { Agenda } from './agenda.tsx';
import { useCalendarDays } from './calendar.queries.ts';
import { emptyTexts, calendarTexts as texts } from './calendar.texts.ts';
import { CalendarHeader } from './calendar-header.tsx';
import type { DayModalProps, UsePlanDays } from './calendar-parts.ts';
import {
  type CalendarUrlState,
  calendarSearchParams,
  isWithin,
  paths,
  shownRange,
  wholeRange,
} from './calendar-url.ts';
import { totalsOf } from './day-figures.ts';
import { Legend } from './legend.tsx';
import { MonthGrid } from './month-grid.tsx';
import { Summary } from './summary.tsx';
import { useCalendarUrl } from './use-calendar-url.ts';
import { YearGrid } from './year-grid.tsx';

const LOAD_DAY_MS = 300;

const otherMode: Record<CalendarMode, CalendarMode> = { study: 'question', question: 'study' };

type EmptyProps = { mode: CalendarMode; span: string; onToday: () => void };

const CalendarEmpty = ({ mode, span, onToday }: EmptyProps) => (
  <EmptyState
    drawing="plan"
    compact
    title={emptyTexts[mode].title(span)}
    text={emptyTexts[mode].text}
    action={
      mode === 'study' ? (
        <ButtonLink to="/study-tracker/timer">{emptyTexts.study.action}</ButtonLink>
      ) : (
        <Button onClick={onToday}>{emptyTexts.question.action}</Button>
      )
    }
  />
);

type Props = {
  mode: CalendarMode;
  /** Loads the day modal; must be stable between renders. */
  loadDay: () => Promise<ComponentType<DayModalProps>>;
  usePlanDays: UsePlanDays;
  actions?: ReactNode;
};

/** Stable, so that moving the focus renders two squares and not all. */
const useStableOpen = (open: (date: StudyDay) => void) => {
  const openRef = useRef(open);
  useEffect(() => {
    openRef.current = open;
  });
  return useCallback((date: StudyDay) => openRef.current(date), []);
};

/** Focuses today once it is shown. */
const useTodayFocus = (today: StudyDay, shown: CalendarRange) => {
  const board = useRef<HTMLDivElement>(null);
  const isPending = useRef(false);
  useEffect(() => {
    if (!isPending.current || !isWithin(today, shown)) return;
    isPending.current = false;
    const square = board.current?.querySelector<HTMLElement>(`[data-day="${today}"]`);
    square?.focus({ preventScroll: true });
    square?.scrollIntoView({ block: 'center' });
  });
  const focusToday = () => {
    isPending.current = true;
  };
  return { board, focusToday };
};

const useLoadLater = (isLoaded: boolean, load: () => Promise<unknown>) =>
  useEffect(() => {
    if (!isLoaded) return;
    const later = setTimeout(() => void load().catch(() => undefined), LOAD_DAY_MS);
    return () => clearTimeout(later);
  }, [isLoaded, load]);

type OtherProps = { mode: CalendarMode; urlState: CalendarUrlState; today: StudyDay };

const OtherCalendar = ({ mode, urlState, today }: OtherProps) => {
  const search = calendarSearchParams({ ...urlState, day: null, reminders: false }, today).toString();
  return (
    <ButtonLink look="line" small to={`${paths[otherMode[mode]]}${search && `?${search}`}`}>
      {texts.other[mode]}
    </ButtonLink>
  );
};

type LoadDay = Props['loadDay'];

const LazyDay = ({ load, ...day }: DayModalProps & { load: LoadDay }) => {
  const Modal = useMemo(() => lazy(async () => ({ default: await load() })), [load]);
  return (
    <Suspense fallback={null}>
      <Modal {...day} />
    </Suspense>
  );
};

export const CalendarPage = ({ mode, loadDay, usePlanDays, actions }: Props) => {
  // Users have already seen the tour of the study calendar.
  useTour(mode === 'study' ? 'calendar' : 'calendar-question', mode === 'study');
  const { today, urlState, go, open, close } = useCalendarUrl();
  const { view, month, day } = urlState;
  const narrow = useNarrow();
  const { days, loading, offline, failed, busy, retry } = useCalendarDays(mode, urlState);
  const plans = usePlanDays(mode, urlState);
  const shown = shownRange(urlState);
  const span = view === 'year' ? String(yearOf(month)) : formatMonth(month);
  const totals = days && totalsOf(mode, days, shown);

  const onOpen = useStableOpen(open);
  const onLeave = (date: StudyDay) => go({ month: monthStart(date) });
  const { board, focusToday } = useTodayFocus(today, shown);
  const goToToday = () => {
    focusToday();
    go({ month: monthStart(today) });
  };
  useLoadLater(days !== undefined, loadDay);

  const View = view === 'year' ? YearGrid : narrow ? Agenda : MonthGrid;
  // Below the grid, because days must not shift between months; above a phone's list, where it would be out
  // of view.
  const empty = totals?.activeDays === 0 && shown.from <= today && (
    <CalendarEmpty mode={mode} span={span} onToday={() => open(today)} />
  );
  return (
    <PageFrame
      width="page"
      title={texts.title[mode]}
      lead={texts.lead[mode]}
      actions={
        <>
          {actions}
          <OtherCalendar {...{ mode, urlState, today }} />
        </>
      }
    >
      <CalendarHeader urlState={urlState} today={today} onGo={go} onToday={goToToday} />
      <Summary mode={mode} span={span} totals={totals} loading={loading} />
      {offline && <Notice tone="info">{texts.offline}</Notice>}
      {failed && (
        <RetryNotice
          tone="info"
          text={days ? texts.outdated : texts.notLoaded}
          action={{ label: texts.retry, busy, onClick: retry }}
        />
      )}
      {narrow && empty}
      <div ref={board} data-tour="calendar-days">
        <View
          {...{ mode, month, today, shown, days, plans, loading, onOpen, onLeave }}
          bounds={wholeRange(today)}
        />
      </div>
      <Legend
        mode={mode}
        view={view === 'month' && narrow ? 'agenda' : view}
        plans={plans && plans.size > 0}
      />
      {!narrow && empty}
      {day && (
        <LazyDay
          key={day}
          {...{ mode, day, today, load: loadDay }}
          reminders={urlState.reminders}
          onReminders={() => open(day, true)}
          onClose={close}
        />
      )}
    </PageFrame>
  );
};
