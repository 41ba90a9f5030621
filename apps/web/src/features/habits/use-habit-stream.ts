import { habits } from '@netlik/contract/endpoints/habits';
import { account } from '@netlik/contract/endpoints/identity/account';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../api/call.ts';
import { openHabitStream, throttle } from './habit-stream.ts';
import { showCompleted } from './habits.queries.ts';

const RELOAD_MS = 800;

/** Keeps the page current while it is open; closed when it is left. */
export const useHabitStream = () => {
  const queries = useQueryClient();
  useEffect(() => {
    const paths: readonly unknown[] = [habits.list.path, habits.logs.path];
    const reload = throttle(
      () => void queries.invalidateQueries({ predicate: ({ queryKey }) => paths.includes(queryKey[0]) }),
      RELOAD_MS,
    );
    const close = openHabitStream(
      {
        ticket: async (signal) => (await call(account.ticket, {}, signal)).ticket,
        open: (ticket) => new EventSource(`/api/habits/events?token=${ticket}`),
        random: Math.random,
      },
      { onCompleted: (event) => showCompleted(queries, event), onReload: reload.run },
    );
    return () => {
      close();
      reload.cancel();
    };
  }, [queries]);
};
