import { type LiveReady, liveClose } from '@netlik/contract/live';
import type { Deps } from '../../deps.ts';
import type { Server } from '../../http/mount.ts';
import { redeemTicket } from '../identity/account/account.service.ts';

const POLICY_VIOLATION = 1008;
const RECHECK_MS = 10 * 60_000;
const isTicket = (token: unknown): token is string =>
  typeof token === 'string' && /^[\w-]{16,200}$/.test(token);

/** `/ws/live?token=<ticket>`: one socket per tab for all live events. Messages from the client are ignored. */
export const liveRoutes = ({ app, limiter }: Pick<Server, 'app' | 'limiter'>, deps: Deps) => {
  const { hub, authSessions, log } = deps;
  const options = {
    websocket: true,
    // Before the upgrade: a refused client costs neither a socket nor a statement.
    preValidation: async ({ ip }: { ip: string }) => limiter.take('socket', ip),
  } as const;
  app.get<{ Querystring: { token?: unknown } }>('/ws/live', options, async (socket, request) => {
    // Registered before the first await: an early error would be unhandled. The socket closes by itself.
    socket.on('error', () => undefined);
    // Pages have nothing to say here: whoever sends is no page of ours.
    socket.on('message', () => socket.close(POLICY_VIOLATION));
    const { token } = request.query;
    const actor = isTicket(token) ? await redeemTicket(deps, token) : null;
    // Closed while the ticket was checked: the hub would never see its close event.
    if (socket.readyState !== socket.OPEN) return;
    if (!actor) return socket.close(liveClose.ticketRefused);
    if (!hub.join(actor.id, actor.sessionId, socket)) return socket.close(liveClose.tooManyPages);
    const data: LiveReady = { quietForMs: hub.quietForMs(actor.id) };
    socket.send(JSON.stringify({ type: 'ready', data }));
  });

  const recheck = (userId: string) => {
    hub
      .recheck(userId, async (sessionId) => (await authSessions.find(sessionId, userId)) !== null)
      .catch((error: unknown) => log.error({ err: error }, 'could not recheck sockets'));
  };
  authSessions.onChanged(recheck);
  // Sessions that expire publish no event, so check periodically.
  const timer = setInterval(() => hub.userIds().forEach(recheck), RECHECK_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
};
