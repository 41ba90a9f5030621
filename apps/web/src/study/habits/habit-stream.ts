import { type HabitEvents, habits } from '@netlik/contract/study/habits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { browserEnvironment, openEventStream, type StreamEvent } from '../../data/live/browser-transports.ts';
import {
  type ClientEnvironment,
  createReconnectingClient,
  type OpenConnection,
} from '../../data/live/reconnecting-client.ts';
import { showCompleted } from './habits.queries.ts';

export type StreamDeps = {
  environment: ClientEnvironment;
  open: OpenConnection<StreamEvent>;
  onCompleted: (event: HabitEvents['habit_completed']) => void;
  /** Called on a change, and after a reconnect that may have missed one. */
  onReload: () => void;
};

export const habitEventTypes = [
  'habit_completed',
  'habit_routines_list',
  'habit_notification',
] as const satisfies (keyof HabitEvents)[];

const parse = <Type extends keyof HabitEvents>(text = ''): HabitEvents[Type] | null => {
  try {
    return JSON.parse(text) as HabitEvents[Type];
  } catch {
    return null;
  }
};

export const openHabitStream = ({ environment, open, onCompleted, onReload }: StreamDeps): (() => void) => {
  const client = createReconnectingClient({
    environment,
    open,
    onMessage: ({ type, data }: StreamEvent) => {
      if (type === 'open') {
        // Events between two connections are lost.
        if (client.markReady()) onReload();
      } else if (type === 'habit_completed') {
        const event = parse<'habit_completed'>(data);
        if (event) onCompleted(event);
      } else if (type === 'habit_routines_list') onReload();
      else if (parse<'habit_notification'>(data)?.type === 'habit_pending_final') onReload();
    },
  });
  client.connect();
  return client.disconnect;
};

/** Runs at once, then at most once per `ms`; the last call always runs. */
export const throttle = (work: () => void, ms: number): { run: () => void; cancel: () => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = false;
  const rest = () => {
    timer = undefined;
    if (!waiting) return;
    waiting = false;
    run();
  };
  const run = () => {
    if (timer) {
      waiting = true;
      return;
    }
    timer = setTimeout(rest, ms);
    work();
  };
  return { run, cancel: () => clearTimeout(timer) };
};

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
