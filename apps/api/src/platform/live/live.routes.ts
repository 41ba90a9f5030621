import { type LiveReady, liveClose } from '@netlik/contract/platform/live';
import type { WebSocket } from 'ws';
import type { Deps } from '../../deps.ts';
import type { Server } from '../../http/mount.ts';
import { busTopics } from '../../realtime/bus.ts';
import type { Connection, ConnectionKind } from '../../realtime/connections.ts';
import { closeSocket, createPing, GOING_AWAY, SERVICE_RESTART } from '../../realtime/sockets.ts';
import { redeemTicket } from './tickets.service.ts';

const POLICY_VIOLATION = 1008;
const CLOSE_WAIT_MS = 2000;
// Bytes. Slower readers are disconnected, reconnect and refetch.
const MAX_BUFFERED = 1024 * 1024;
const closeCodes = {
  'session-ended': liveClose.sessionEnded,
  'news-missed': SERVICE_RESTART,
  shutdown: GOING_AWAY,
};
const isTicket = (token: unknown): token is string =>
  typeof token === 'string' && /^[\w-]{16,200}$/.test(token);

export type LiveSocket = Connection & { socket: WebSocket; ping: () => void };

export const liveSockets: ConnectionKind<LiveSocket> = {
  name: 'live',
  topicOf: ({ userId }) => busTopics.live(userId),
  receive: (message: { type: string; data: unknown }, connections) => {
    const text = JSON.stringify(message);
    for (const { socket } of connections) {
      if (socket.bufferedAmount > MAX_BUFFERED) socket.terminate();
      else if (socket.readyState === socket.OPEN) socket.send(text);
    }
  },
  close: ({ socket }, reason) => closeSocket(socket, closeCodes[reason], CLOSE_WAIT_MS),
  beatMs: 30_000,
  beat: ({ ping }) => ping(),
};

/** `/ws/live?token=<ticket>` is one socket per tab for all live events. */
export const liveRoutes = ({ app, limiter }: Pick<Server, 'app' | 'limiter'>, deps: Deps) => {
  const pages = deps.connections.group(liveSockets);
  const options = {
    websocket: true,
    // Limited before the upgrade, so that a refused client costs neither a socket nor a statement.
    preValidation: async ({ ip }: { ip: string }) => limiter.consume('socket', ip),
  } as const;
  app.get<{ Querystring: { token?: unknown } }>('/ws/live', options, async (socket, request) => {
    // Registered before the first await, because an early error would be unhandled; the socket closes by
    // itself.
    socket.on('error', () => undefined);
    // Our pages never send messages.
    socket.on('message', () => socket.close(POLICY_VIOLATION));
    const { token } = request.query;
    const actor = isTicket(token) ? await redeemTicket(deps, token) : null;
    // The socket closed while the ticket was checked, so its close event is missed.
    if (socket.readyState !== socket.OPEN) return;
    if (!actor) return socket.close(liveClose.ticketRefused);
    const page = { userId: actor.id, sessionId: actor.sessionId, socket, ping: createPing(socket) };
    const added = pages.add(page);
    if (!added) return socket.close(liveClose.tooManyPages);
    socket.on('close', () => pages.remove(page));
    await added;
    const data: LiveReady = { quietForMs: await deps.bus.quietForMs(busTopics.live(actor.id)) };
    socket.send(JSON.stringify({ type: 'ready', data }));
  });
};
