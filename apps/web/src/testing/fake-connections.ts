import type { ClientEnvironment, OpenConnection } from '../data/live/reconnecting-client.ts';
import { createEmitter } from './emitter.ts';

type FakeConnection<Message> = {
  ticket: string;
  since: number | null;
  isClosed: boolean;
  sent: object[];
  receive: (message: Message) => void;
  lose: (code?: number) => void;
  send: (frame: object) => void;
  close: () => void;
};

/** Browser and server of a reconnecting client; requires Vitest's fake timers and fake `performance`. */
export const createFakeConnections = <Message>() => {
  const connections: FakeConnection<Message>[] = [];
  const [offline, returned] = [createEmitter<void>(), createEmitter<void>()];
  let watchers = 0;
  const count =
    (subscribe: typeof offline.subscribe): typeof offline.subscribe =>
    (listener) => {
      const stop = subscribe(listener);
      watchers += 1;
      return () => {
        watchers -= 1;
        stop();
      };
    };
  let isOnline = true;
  let sleptMs = 0;
  const environment: ClientEnvironment = {
    ticket: async () => {
      fake.ticketRequests += 1;
      if (fake.ticketFailure) throw fake.ticketFailure;
      return `ticket-${fake.ticketRequests}`;
    },
    isOnline: () => isOnline,
    onOffline: count(offline.subscribe),
    onReturn: count(returned.subscribe),
    // 1 gives the longest wait each time.
    random: () => 1,
    now: () => performance.now() + sleptMs,
  };
  const open: OpenConnection<Message, FakeConnection<Message>> = (ticket, events, since) => {
    const connection: FakeConnection<Message> = {
      ticket,
      since,
      isClosed: false,
      sent: [],
      receive: events.onMessage,
      lose: (code = 1006) => events.onClose(code),
      send: (frame) => connection.sent.push(frame),
      close: () => {
        connection.isClosed = true;
      },
    };
    connections.push(connection);
    return connection;
  };
  const fake = {
    environment,
    open,
    connections,
    newest: () => connections.at(-1)!,
    ticketRequests: 0,
    ticketFailure: null as Error | null,
    watchers: () => watchers,
    goOffline: () => {
      isOnline = false;
      offline.notify();
    },
    goOnline: () => {
      isOnline = true;
      returned.notify();
    },
    showTab: returned.notify,
    /** Time passes without firing timers, as while a machine sleeps. */
    sleep: (ms: number) => {
      sleptMs += ms;
    },
  };
  return fake;
};
