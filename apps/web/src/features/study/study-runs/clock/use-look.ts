import { type TimerView, viewTimer } from '@netlik/domain/study/study-runs/view';
import { useLayoutEffect, useRef } from 'react';
import type { TimerEngine } from '../engine/create-timer.ts';

/** Draws by hand at every turn of a second: React has nothing to do for it. */
export const useLook = (engine: TimerEngine, draw: (view: TimerView) => void): void => {
  const drawn = useRef(draw);
  useLayoutEffect(() => {
    drawn.current = draw;
  });
  useLayoutEffect(() => {
    const look = () => {
      const view = viewTimer(engine.current(), engine.now());
      if (view) drawn.current(view);
    };
    look();
    return engine.onLook(look);
  }, [engine]);
};
