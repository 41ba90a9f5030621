import type { RunNews } from '@netlik/contract/study/study-runs';
import { topics as allTopics, type Topic } from '@netlik/contract/topics';
import type { QueryClient } from '@tanstack/react-query';
import { onChanges } from '../data/calls/changes.ts';
import type { Live } from '../data/live/create-live.ts';

/** The live channel also reports own writes, usually before their reply, so both share one refetch. */
const COALESCE_MS = 400;

const changesSessions = ({ event }: RunNews) =>
  event === 'stopped' || event === 'discarded' || event === 'closed';

const onBrowserOnline = (listener: () => void) => {
  addEventListener('online', listener);
  return () => removeEventListener('online', listener);
};

/**
 * Refetches queries affected by changes of this tab, the outbox or other devices, and failed ones on
 * reconnect. Returns the stop function.
 */
export const refetchChanges = (
  queries: QueryClient,
  live: Pick<Live, 'subscribe' | 'onMissed'>,
  onOnline = onBrowserOnline,
) => {
  const waiting = new Set<Topic>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const refetch = (topics: readonly Topic[]) => {
    for (const topic of topics) waiting.delete(topic);
    void queries.invalidateQueries({
      predicate: ({ meta }) => topics.some((topic) => meta?.shows?.includes(topic)),
      // Hidden tabs refetch when they become visible.
      refetchType: document.hidden ? 'none' : 'active',
    });
  };
  const refetchWaiting = () => {
    timer = undefined;
    if (waiting.size > 0) refetch([...waiting]);
  };
  const refetchSoon = (topics: readonly Topic[]) => {
    for (const topic of topics) waiting.add(topic);
    timer ??= setTimeout(refetchWaiting, COALESCE_MS);
  };

  const stops = [
    onChanges(refetch),
    live.subscribe('changed', refetchSoon),
    live.subscribe('study.run', (news) => changesSessions(news) && refetchSoon(['study-sessions'])),
    live.onMissed(() => refetchSoon(allTopics)),
    // The query client assumes it is online for a page opened offline and then refetches nothing.
    onOnline(
      () =>
        void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
    ),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
};
