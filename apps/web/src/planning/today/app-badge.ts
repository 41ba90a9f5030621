import type { Today } from '@netlik/contract/planning/today';
import { today } from '@netlik/contract/planning/today';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { read } from '../../data/calls/read.ts';

const draw = (count: number) => {
  const drawn = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // Browsers refuse if the app is not installed.
  drawn.catch(() => undefined);
};

const show = (day: Today | undefined) => {
  if (day) draw(day.items.filter(({ done }) => !done).length);
};

/**
 * Counts today's open items on the installed app's icon; stopping clears it for the next user of this device.
 */
export const showAppBadge = (queries: QueryClient): (() => void) => {
  // In a browser tab it only follows data that pages load.
  const enabled = matchMedia('(display-mode: standalone)').matches;
  const observer = new QueryObserver(queries, { enabled, ...read(today.get, {}) });
  const stop = observer.subscribe(({ data }) => show(data));
  show(observer.getCurrentResult().data);
  return () => {
    stop();
    draw(0);
  };
};
