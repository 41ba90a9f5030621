import { type CalendarRange, dayAfterKey } from '@netlik/domain/months';
import { parseStudyDay, type StudyDay } from '@netlik/domain/study-day';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isWithin } from './calendar-url.ts';

type Options = {
  shown: CalendarRange;
  bounds: CalendarRange;
  today: StudyDay;
  onLeave: (day: StudyDay) => void;
  /** Remaps arrow keys for views with weeks as columns. */
  mapKey?: (key: string) => string;
};

/** A roving tab index, moved by the arrow keys. */
export const useDayCursor = ({ shown, bounds, today, onLeave, mapKey = (key) => key }: Options) => {
  const [chosen, setChosen] = useState(today);
  const pendingFocus = useRef<StudyDay | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const first = isWithin(today, shown) ? today : shown.from;
  const cursor = isWithin(chosen, shown) ? chosen : first;

  useEffect(() => {
    const day = pendingFocus.current;
    // Waits for its month, because a neighbouring month's grid may already show the same day.
    if (!day || !isWithin(day, shown)) return;
    pendingFocus.current = null;
    box.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = dayAfterKey(cursor, mapKey(event.key));
    if (!next) return;
    event.preventDefault();
    if (!isWithin(next, bounds)) return;
    pendingFocus.current = next;
    setChosen(next);
    if (!isWithin(next, shown)) onLeave(next);
  };

  const onFocus = (event: FocusEvent) => {
    const day = parseStudyDay((event.target as HTMLElement).dataset.day ?? '');
    if (day && isWithin(day, shown)) setChosen(day);
  };

  return { cursor, box, onKeyDown, onFocus };
};
