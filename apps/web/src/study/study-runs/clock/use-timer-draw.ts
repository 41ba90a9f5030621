import { type TimerView, viewTimer } from '@netlik/domain/study/study-runs/view';
import { useLayoutEffect, useRef } from 'react';
import type { TimerEngine } from '../engine/create-timer.ts';

/** Calls `draw` every second, outside React's rendering. */
export const useTimerDraw = (engine: TimerEngine, draw: (view: TimerView) => void): void => {
  const drawn = useRef(draw);
  useLayoutEffect(() => {
    drawn.current = draw;
  });
  useLayoutEffect(() => {
    const refresh = () => {
      const view = viewTimer(engine.current(), engine.now());
      if (view) drawn.current(view);
    };
    refresh();
    return engine.onRefresh(refresh);
  }, [engine]);
};
