import type { Timer } from '@netlik/domain/study/study-runs/machine';

/** A worker wakes hidden pages, because browsers throttle their timeouts to one a minute. */
export const createAlarm = (wake: () => void) => {
  let worker: Worker | null = null;
  let setFor: number | null = null;

  const open = (): Worker => {
    const opened = new Worker(new URL('./alarm.worker.ts', import.meta.url), { type: 'module' });
    opened.onmessage = () => {
      setFor = null;
      wake();
    };
    return opened;
  };

  return (timer: Timer, now: number): void => {
    const ticking = timer.state === 'running' || timer.state === 'break';
    const at = document.hidden && ticking ? timer.endsAt : null;
    if (at === setFor || typeof Worker !== 'function') return;
    setFor = at;
    worker ??= open();
    worker.postMessage(at === null ? null : Math.max(0, at - now));
  };
};
