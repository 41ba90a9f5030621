import { type RunNews, studyRuns } from '@netlik/contract/study/study-runs';
import { studySessions } from '@netlik/contract/study/study-sessions';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { read } from '../../data/calls/read.ts';
import { live } from '../../data/live/live.ts';
import { useOutbox } from '../../data/outbox/outbox.ts';
import { isEnding, notifyRunChanged, runSync, timer, useTimer } from './engine/timer.ts';

declare module '../../data/live/live-messages.ts' {
  interface LiveMessages {
    'study.run': RunNews;
  }
}

export const studyRunQueries = {
  active: () => read(studyRuns.active, {}, { staleTime: 0 }),
};

export const useLastSession = (enabled: boolean) => {
  const query = read(studySessions.list, { query: { limit: 1 } });
  const { data, isFetching } = useQuery({ ...query, enabled });
  const last = enabled ? data?.data[0] : undefined;
  return { last, isLoading: enabled && isFetching && !last };
};

/** True for an event caused by this device's own call. */
const isEcho = ({ event, runId }: RunNews): boolean => {
  const now = timer.current();
  return now.state !== 'idle' && now.run?.id === runId && (event === 'changed' || event === 'started');
};

/** Returns the run of any device; a run with a stop in the outbox counts as ended. */
export const useActiveRun = () => {
  // Subscribes, because `isEnding` below depends on the outbox.
  useOutbox();
  // A local timer takes precedence.
  const enabled = useTimer().state === 'idle';
  const { data, dataUpdatedAt } = useQuery({ ...studyRunQueries.active(), enabled });

  useEffect(() => {
    const verify = () => {
      runSync.verify().catch(() => undefined);
    };
    const stops = [
      live.subscribe('study.run', (news) => {
        if (isEcho(news)) return;
        verify();
        notifyRunChanged();
      }),
      live.onMissed(verify),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  const run = data?.run && !isEnding(data.run.id) ? data.run : null;
  const left = data?.left && !isEnding(data.left.runId) ? data.left : null;
  /** Milliseconds the server's clock is ahead of this one. */
  const offset = run ? Date.parse(run.serverNow) - dataUpdatedAt : 0;
  return { run, left, offset };
};
