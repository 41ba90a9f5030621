import type { CalendarRange } from '@netlik/domain/months';
import { parseStudyDay, type StudyDay } from '@netlik/domain/study-day';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Bounds, dayByKey, isWithin } from './calendar.ts';

type Options = {
  first: StudyDay;
  shown: CalendarRange;
  bounds: Bounds;
  /** Must show the day, which then gets the focus. */
  onLeave: (day: StudyDay) => void;
  focused?: boolean;
  /** Remaps arrow keys for views with weeks as columns. */
  mapKey?: (key: string) => string;
};

/** A roving tab index: arrow keys move it, Page keys change the month, with Shift the year. */
export const useDayCursor = ({ first, shown, bounds, onLeave, focused, mapKey }: Options) => {
  const [chosen, moveTo] = useState(first);
  const pendingFocus = useRef(focused ? first : null);
  const box = useRef<HTMLDivElement>(null);
  const isShown = (day: StudyDay) => isWithin(day, { min: shown.from, max: shown.to });
  const cursor = [chosen, first].find(isShown) ?? shown.from;

  useEffect(() => {
    const day = pendingFocus.current;
    // Waits for its month, because a neighbouring month's grid may already show the same day.
    if (!day || !isShown(day)) return;
    pendingFocus.current = null;
    box.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = dayByKey(cursor, mapKey?.(event.key) ?? event.key, event.shiftKey, bounds);
    if (!next) return;
    event.preventDefault();
    if (next === cursor) return;
    pendingFocus.current = next;
    moveTo(next);
    if (!isShown(next)) onLeave(next);
  };

  const onFocus = (event: FocusEvent) => {
    const day = parseStudyDay((event.target as HTMLElement).dataset.day ?? '');
    if (day && isShown(day)) moveTo(day);
  };

  return { cursor, moveTo, box, onKeyDown, onFocus };
};
