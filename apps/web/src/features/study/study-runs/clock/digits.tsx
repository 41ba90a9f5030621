import { clockDigits } from '@netlik/domain/study/study-runs/view';
import { useRef } from 'react';
import type { TimerEngine } from '../engine/create-timer.ts';
import { useLook } from './use-look.ts';

/** The time, written by hand once a second. */
export const Digits = ({ engine, className }: { engine: TimerEngine; className?: string }) => {
  const ref = useRef<HTMLSpanElement>(null);
  useLook(engine, ({ state, shownSeconds, studiedSeconds }) => {
    // Nothing is left of a completed timer but what was studied.
    const text = clockDigits(state === 'completed' ? studiedSeconds : shownSeconds);
    const span = ref.current!;
    if (span.textContent === text) return;
    span.textContent = text;
    // An hour has more digits: they are written smaller.
    span.dataset.long = String(text.length > 5);
  });
  return <span ref={ref} className={className} />;
};
