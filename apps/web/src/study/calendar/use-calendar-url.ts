import { type StudyDay, studyDay } from '@netlik/domain/study-day';
import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { samePageNavigation } from '../../ui/layout/use-url-params.ts';
import { type CalendarUrlState, calendarSearchParams, readCalendarUrl } from './calendar-url.ts';

/** Opening a day pushes a history entry, so that the back button closes it. */
export const useCalendarUrl = () => {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const closedAt = useRef('');
  const today = studyDay(new Date());
  const urlState = readCalendarUrl(params, today);

  const go = (change: Partial<CalendarUrlState>) =>
    setParams(calendarSearchParams({ ...urlState, ...change }, today), {
      ...samePageNavigation,
      replace: true,
    });

  const open = (day: StudyDay, reminders = false) =>
    setParams(calendarSearchParams({ ...urlState, day, reminders }, today), {
      ...samePageNavigation,
      state: { opened: true },
    });

  const close = () => {
    // Escape and the end of the closing animation may both call this, but must go back only once.
    if (closedAt.current === location.key) return;
    closedAt.current = location.key;
    const { opened } = (location.state ?? {}) as { opened?: boolean };
    if (opened) void navigate(-1);
    else go(urlState.reminders ? { reminders: false } : { day: null });
  };

  return { today, urlState, go, open, close };
};
