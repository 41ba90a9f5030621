import { habits } from '@netlik/contract/study/habits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { browserEnvironment, openEventStream } from '../../data/live/browser-transports.ts';
import { habitEventTypes, openHabitStream, throttle } from './habit-stream.ts';
import { showCompleted } from './habits.queries.ts';

const RELOAD_MS = 800;

export const useHabitStream = () => {
  const queries = useQueryClient();
  useEffect(() => {
    const paths: readonly unknown[] = [habits.list.path, habits.logs.path];
    const reload = throttle(
      () => void queries.invalidateQueries({ predicate: ({ queryKey }) => paths.includes(queryKey[0]) }),
      RELOAD_MS,
    );
    const close = openHabitStream({
      environment: browserEnvironment,
      open: (ticket, events) =>
        openEventStream('/api/habits/events', { token: ticket }, habitEventTypes, events),
      onCompleted: (event) => showCompleted(queries, event),
      onReload: reload.run,
    });
    return () => {
      close();
      reload.cancel();
    };
  }, [queries]);
};
