import { type RunNews, studyRuns } from '@netlik/contract/study/study-runs';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../api/call.ts';
import { live } from '../../../live/live.ts';
import { useOutbox } from '../../../outbox/outbox.ts';
import { isEnding, onRunChanged, runSync, timer, useTimer } from './engine/timer.ts';

export const timerQueries = {
  all: ['timer'] as const,
  /** The run the server watches, and one it had to close by itself. */
  active: () =>
    queryOptions({
      queryKey: [...timerQueries.all, 'active'],
      queryFn: ({ signal }) => call(studyRuns.active, {}, signal),
    }),
};

/** What this device itself has just told the server. */
const isEcho = ({ event, runId }: RunNews): boolean => {
  const now = timer.current();
  return now.state !== 'idle' && now.run?.id === runId && (event === 'changed' || event === 'started');
};

/** In step with the other devices. A run whose end is on its way counts as ended. */
export const useActiveRun = () => {
  const queries = useQueryClient();
  // What waits decides what is shown.
  useOutbox();
  // While a timer is on here, it is the one.
  const enabled = useTimer().state === 'idle';
  const { data, dataUpdatedAt } = useQuery({ ...timerQueries.active(), enabled, staleTime: 0 });

  useEffect(() => {
    const again = () => void queries.invalidateQueries({ queryKey: timerQueries.active().queryKey });
    const heard = () => {
      runSync.verify().catch(() => undefined);
      again();
    };
    const stops = [
      onRunChanged(again),
      live.subscribe('study.run', (news) => {
        if (!isEcho(news)) heard();
      }),
      live.onMissed(heard),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries]);

  const run = data?.run && !isEnding(data.run.id) ? data.run : null;
  const left = data?.left && !isEnding(data.left.runId) ? data.left : null;
  /** What the server's clock is ahead of this one. */
  const offset = run ? Date.parse(run.serverNow) - dataUpdatedAt : 0;
  return { run, left, offset };
};
