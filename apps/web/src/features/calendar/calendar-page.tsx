import type { CalendarMode } from '@netlik/contract/calendar';
import { monthStart, type StudyDay, yearOf } from '@netlik/domain/study-day';
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import type { Tour } from '../../tutorial/tour.ts';
import { useTour } from '../../tutorial/tutorial.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { monthText } from '../../ui/pickers/calendar.ts';
import { Agenda } from './agenda/agenda.tsx';
import { calendarTexts as texts } from './calendar.texts.ts';
import { questionCalendarTour, studyCalendarTour } from './calendar.tour.ts';
import { CalendarEmpty } from './calendar-empty.tsx';
import { CalendarHeader } from './calendar-header.tsx';
import { isWithin, paths, shownRange, wholeRange, writePlace } from './calendar-place.ts';
import { totalsOf } from './day-figures.ts';
import { Legend } from './legend.tsx';
import { MonthGrid } from './month/month-grid.tsx';
import { QuietRetry } from './quiet-retry.tsx';
import { Summary } from './summary.tsx';
import { useCalendarDays } from './use-calendar-days.ts';
import { useCalendarPlace } from './use-calendar-place.ts';
import { useNarrow } from './use-narrow.ts';
import { YearGrid } from './year/year-grid.tsx';

const loadDay = () => import('./day/day-modal.tsx');
const LOAD_DAY_MS = 300;
const DayModal = lazy(async () => ({ default: (await loadDay()).DayModal }));

const others: Record<CalendarMode, CalendarMode> = { study: 'question', question: 'study' };

const CalendarPage = ({ mode, tour }: { mode: CalendarMode; tour: Tour }) => {
  useTour(tour);
  const { today, place, go, open, close } = useCalendarPlace();
  const { view, month, day } = place;
  const narrow = useNarrow();
  const { days, loading, offline, failed, busy, retry } = useCalendarDays(mode, place);
  const shown = shownRange(place);
  const span = view === 'year' ? String(yearOf(month)) : monthText(month);
  const totals = days && totalsOf(mode, days, shown);

  const opener = useRef(open);
  useEffect(() => {
    opener.current = open;
  });
  // Stays the same, so that a move of the focus draws two squares and not all of them.
  const onOpen = useCallback((date: StudyDay) => opener.current(date), []);
  const onLeave = (date: StudyDay) => go({ month: monthStart(date) });

  const board = useRef<HTMLDivElement>(null);
  const seeking = useRef(false);
  const seekToday = () => {
    seeking.current = true;
    go({ month: monthStart(today) });
  };
  useEffect(() => {
    if (!seeking.current || !isWithin(today, shown)) return;
    seeking.current = false;
    const square = board.current?.querySelector<HTMLElement>(`[data-day="${today}"]`);
    square?.focus({ preventScroll: true });
    square?.scrollIntoView({ block: 'center' });
  });

  const arrived = days !== undefined;
  useEffect(() => {
    // What the first tap will need; the squares are painted before it.
    if (!arrived) return;
    const later = setTimeout(() => void loadDay().catch(() => undefined), LOAD_DAY_MS);
    return () => clearTimeout(later);
  }, [arrived]);

  const View = view === 'year' ? YearGrid : narrow ? Agenda : MonthGrid;
  const other = others[mode];
  const there = writePlace({ ...place, day: null, reminders: false }, today).toString();
  return (
    <PageFrame
      title={texts.title[mode]}
      lead={texts.lead[mode]}
      actions={
        <ButtonLink look="quiet" small to={`${paths[other]}${there && `?${there}`}`}>
          {texts.other[mode]}
        </ButtonLink>
      }
    >
      <Card>
        <CalendarHeader place={place} today={today} onGo={go} onToday={seekToday} />
        <Summary mode={mode} span={span} totals={totals} loading={loading} />
        {offline && <QuietRetry text={texts.offline} busy={false} />}
        {failed && (
          <QuietRetry text={arrived ? texts.outdated : texts.notLoaded} busy={busy} onRetry={retry} />
        )}
        {totals?.activeDays === 0 && shown.from <= today && (
          <CalendarEmpty mode={mode} span={span} onToday={() => open(today)} />
        )}
        <div ref={board} data-tour="calendar-days">
          <View
            {...{ mode, month, today, shown, days, loading, onOpen, onLeave }}
            bounds={wholeRange(today)}
          />
        </div>
        <Legend mode={mode} view={view === 'month' && narrow ? 'agenda' : view} />
      </Card>
      {day && (
        <Suspense fallback={null}>
          <DayModal
            key={day}
            {...{ mode, day, today }}
            reminders={place.reminders}
            onReminders={() => open(day, true)}
            onClose={close}
          />
        </Suspense>
      )}
    </PageFrame>
  );
};

export const StudyCalendarPage = () => <CalendarPage mode="study" tour={studyCalendarTour} />;
export const QuestionCalendarPage = () => <CalendarPage mode="question" tour={questionCalendarTour} />;
