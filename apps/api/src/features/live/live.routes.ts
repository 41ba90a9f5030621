import { type LiveReady, liveClose } from '@netlik/contract/live';
import type { Deps } from '../../deps.ts';
import type { Server } from '../../http/mount.ts';
import { redeemTicket } from '../identity/account/account.service.ts';

const RECHECK_MS = 10 * 60_000;
const isTicket = (token: unknown): token is string =>
  typeof token === 'string' && /^[\w-]{16,200}$/.test(token);

/** `/ws/live?token=<ticket>`: one socket a tab, everything live comes through it. Nothing is taken from the client. */
export const liveRoutes = ({ app, limiter }: Server, deps: Deps) => {
  const { hub, authSessions, log } = deps;
  const options = {
    websocket: true,
    // Before the socket is opened: whoever is refused has cost neither a socket nor a statement.
    preValidation: async ({ ip }: { ip: string }) => limiter.take('socket', ip),
  } as const;
  app.get<{ Querystring: { token?: unknown } }>('/ws/live', options, async (socket, request) => {
    // Before anything is awaited: an early error must find a listener. The socket closes by itself.
    socket.on('error', () => undefined);
    const { token } = request.query;
    const actor = isTicket(token) ? await redeemTicket(deps, token) : null;
    // Left while the ticket was looked at: it would never leave the hub.
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
  // A session also ends by its time, of which nobody is told.
  const timer = setInterval(() => hub.people().forEach(recheck), RECHECK_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
};
