import { account } from '@netlik/contract/identity/account';
import { call } from '../calls/call.ts';
import type { ClientEnvironment, ConnectionEvents } from './reconnecting-client.ts';

const listen = (target: EventTarget, type: string, listener: () => void) => {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
};

export const browserEnvironment: ClientEnvironment = {
  ticket: async (signal) => (await call(account.ticket, {}, signal)).ticket,
  isOnline: () => navigator.onLine,
  onOffline: (listener) => listen(globalThis, 'offline', listener),
  onReturn: (listener) => {
    const stops = [
      listen(globalThis, 'online', listener),
      listen(document, 'visibilitychange', () => {
        if (!document.hidden) listener();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  },
  random: Math.random,
  now: () => Date.now(),
};

type Query = Record<string, string>;

export const openWebSocket = (path: string, query: Query, events: ConnectionEvents<unknown>) => {
  const url = new URL(path, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.search = new URLSearchParams(query).toString();
  const socket = new WebSocket(url);
  socket.onmessage = ({ data }) => events.onMessage(data);
  socket.onclose = ({ code }) => events.onClose(code);
  return {
    send: (text: string) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => {
      // Browsers log an error for a socket that is closed while connecting.
      if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
      else socket.close();
    },
  };
};

export type StreamEvent = { type: string; data?: string };

/** Delivers the named events, and `open` when the stream starts. */
export const openEventStream = (
  path: string,
  query: Query,
  types: readonly string[],
  events: ConnectionEvents<StreamEvent>,
) => {
  const source = new EventSource(`${path}?${new URLSearchParams(query)}`);
  for (const type of ['open', ...types])
    source.addEventListener(type, (event) =>
      events.onMessage({ type, data: (event as MessageEvent<string>).data }),
    );
  source.onerror = () => {
    // EventSource would reconnect on its own with the used ticket.
    source.close();
    events.onClose(1006);
  };
  return source;
};
