import { type StudyDay, studyDay } from '@netlik/domain/study-day';
import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { onThisPage } from '../../ui/layout/use-address.ts';
import { type Place, readPlace, writePlace } from './calendar-place.ts';

/** Where the calendar stands, and how to go elsewhere. An open day is a step that the back button takes back. */
export const useCalendarPlace = () => {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const closedAt = useRef('');
  const today = studyDay(new Date());
  const place = readPlace(params, today);

  const go = (change: Partial<Place>) =>
    setParams(writePlace({ ...place, ...change }, today), { ...onThisPage, replace: true });

  const open = (day: StudyDay, reminders = false) =>
    setParams(writePlace({ ...place, day, reminders }, today), { ...onThisPage, state: { opened: true } });

  const close = () => {
    // Escape and the end of the way out may both ask: only one step is taken back.
    if (closedAt.current === location.key) return;
    closedAt.current = location.key;
    const { opened } = (location.state ?? {}) as { opened?: boolean };
    if (opened) void navigate(-1);
    else go(place.reminders ? { reminders: false } : { day: null });
  };

  return { today, place, go, open, close };
};
