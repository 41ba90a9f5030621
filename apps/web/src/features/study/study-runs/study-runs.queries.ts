import { type RunNews, studyRuns } from '@netlik/contract/study/study-runs';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../api/call.ts';
import { live } from '../../../live/live.ts';
import { useOutbox } from '../../../outbox/outbox.ts';
import { isEnding, onRunChanged, runSync, timer, useTimer } from './engine/timer.ts';

export const studyRunQueries = {
  all: ['timer'] as const,
  /** The active run, and one the server closed because no ticks arrived. */
  active: () =>
    queryOptions({
      queryKey: [...studyRunQueries.all, 'active'],
      queryFn: ({ signal }) => call(studyRuns.active, {}, signal),
    }),
};

/** An event caused by this device's own call. */
const isEcho = ({ event, runId }: RunNews): boolean => {
  const now = timer.current();
  return now.state !== 'idle' && now.run?.id === runId && (event === 'changed' || event === 'started');
};

/** The run of any device. A run whose stop is still in the outbox counts as ended. */
export const useActiveRun = () => {
  const queries = useQueryClient();
  // Subscribes: `isEnding` below depends on the outbox.
  useOutbox();
  // A local timer has precedence.
  const enabled = useTimer().state === 'idle';
  const { data, dataUpdatedAt } = useQuery({ ...studyRunQueries.active(), enabled, staleTime: 0 });

  useEffect(() => {
    const refetch = () => void queries.invalidateQueries({ queryKey: studyRunQueries.active().queryKey });
    const verifyAndRefetch = () => {
      runSync.verify().catch(() => undefined);
      refetch();
    };
    const stops = [
      onRunChanged(refetch),
      live.subscribe('study.run', (news) => {
        if (!isEcho(news)) verifyAndRefetch();
      }),
      live.onMissed(verifyAndRefetch),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries]);

  const run = data?.run && !isEnding(data.run.id) ? data.run : null;
  const left = data?.left && !isEnding(data.left.runId) ? data.left : null;
  /** Milliseconds the server's clock is ahead of this one. */
  const offset = run ? Date.parse(run.serverNow) - dataUpdatedAt : 0;
  return { run, left, offset };
};
