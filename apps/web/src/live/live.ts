import { account } from '@netlik/contract/identity/account';
import { call } from '../api/call.ts';
import { session } from '../api/session.ts';
import { createLive, type LiveSocket } from './create-live.ts';
import { quietTime } from './quiet-time.ts';

const listen = (target: EventTarget, type: string, listener: () => void) => {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
};

const together =
  (...stops: (() => void)[]) =>
  () => {
    for (const stop of stops) stop();
  };

const address = (ticket: string): string => {
  const url = new URL('/ws/live', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('token', ticket);
  return url.href;
};

const openSocket = (ticket: string): LiveSocket => {
  const socket = new WebSocket(address(ticket));
  const close = () => {
    // Of one that is closed while it opens the browser complains.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  };
  const opened: LiveSocket = { onmessage: null, onclose: null, close };
  socket.onmessage = ({ data }) => opened.onmessage?.({ data });
  socket.onclose = ({ code }) => opened.onclose?.({ code });
  return opened;
};

/** The live channel of this tab. */
export const live = createLive({
  listener: () => {
    const current = session.get();
    if (!current || current.user.consent === 'due' || !quietTime.get()) return null;
    return { person: current.user._id, token: current.token };
  },
  onSession: (listener) => together(session.subscribe(listener), quietTime.subscribe(listener)),
  ticket: async (signal) => (await call(account.ticket, {}, signal)).ticket,
  open: openSocket,
  online: () => navigator.onLine,
  onReturn: (listener) =>
    together(
      listen(globalThis, 'online', listener),
      listen(document, 'visibilitychange', () => {
        if (!document.hidden) listener();
      }),
    ),
  onOffline: (listener) => listen(globalThis, 'offline', listener),
  random: Math.random,
  now: () => performance.now(),
});
