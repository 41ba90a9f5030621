import { type CalendarRange, dayAfterKey } from '@netlik/domain/calendar/months';
import type { StudyDay } from '@netlik/domain/study-day';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isWithin } from './calendar-place.ts';

type Options = {
  /** The days the view is about. */
  shown: CalendarRange;
  /** As far as the keys lead. */
  bounds: CalendarRange;
  today: StudyDay;
  /** The keys went beyond what is shown. */
  onLeave: (day: StudyDay) => void;
  /** A view whose weeks are columns turns the arrows by a quarter. */
  keyOf?: (key: string) => string;
};

/** One of the days is in the tab order, and the arrow keys hand that place on. */
export const useDayCursor = ({ shown, bounds, today, onLeave, keyOf = (key) => key }: Options) => {
  const [chosen, setChosen] = useState(today);
  const wanted = useRef<StudyDay | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const first = isWithin(today, shown) ? today : shown.from;
  const cursor = isWithin(chosen, shown) ? chosen : first;

  useEffect(() => {
    const day = wanted.current;
    // A day of another month is waited for: its square may stand here already, as a neighbour's.
    if (!day || !isWithin(day, shown)) return;
    wanted.current = null;
    box.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = dayAfterKey(cursor, keyOf(event.key));
    if (!next) return;
    event.preventDefault();
    if (!isWithin(next, bounds)) return;
    wanted.current = next;
    setChosen(next);
    if (!isWithin(next, shown)) onLeave(next);
  };

  const onFocus = (event: FocusEvent) => {
    const day = (event.target as HTMLElement).dataset.day as StudyDay | undefined;
    if (day && isWithin(day, shown)) setChosen(day);
  };

  return { cursor, box, onKeyDown, onFocus };
};
