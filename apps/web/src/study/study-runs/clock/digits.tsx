import { clockDigits } from '@netlik/domain/study/study-runs/view';
import { useRef } from 'react';
import type { TimerEngine } from '../engine/create-timer.ts';
import { useTimerDraw } from './use-timer-draw.ts';

/** Updated through the DOM once a second, without React renders. */
export const Digits = ({ engine, className }: { engine: TimerEngine; className?: string }) => {
  const ref = useRef<HTMLSpanElement>(null);
  useTimerDraw(engine, ({ state, shownSeconds, studiedSeconds }) => {
    // A completed timer shows the studied time.
    const text = clockDigits(state === 'completed' ? studiedSeconds : shownSeconds);
    const span = ref.current!;
    if (span.textContent === text) return;
    span.textContent = text;
    // Times with hours use a smaller font.
    span.dataset.long = String(text.length > 5);
  });
  return <span ref={ref} className={className} />;
};
