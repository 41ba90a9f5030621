import { account } from '@netlik/contract/identity/account';
import { call } from '../api/call.ts';
import { session } from '../api/session.ts';
import { createLive, type LiveSocket } from './create-live.ts';

const listen = (target: EventTarget, type: string, listener: () => void) => {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
};

const address = (ticket: string): string => {
  const url = new URL('/ws/live', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('token', ticket);
  return url.href;
};

const openSocket = (ticket: string): LiveSocket => {
  const socket = new WebSocket(address(ticket));
  const opened: LiveSocket = { onmessage: null, onclose: null, close: () => socket.close() };
  socket.onmessage = ({ data }) => opened.onmessage?.({ data });
  socket.onclose = ({ code }) => opened.onclose?.({ code });
  return opened;
};

/** The live channel of this tab. */
export const live = createLive({
  listener: () => {
    const current = session.get();
    if (!current || current.user.consent === 'due') return null;
    return { person: current.user._id, token: current.token };
  },
  onSession: session.subscribe,
  ticket: async (signal) => (await call(account.ticket, {}, signal)).ticket,
  open: openSocket,
  online: () => navigator.onLine,
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
  onOffline: (listener) => listen(globalThis, 'offline', listener),
  random: Math.random,
});
