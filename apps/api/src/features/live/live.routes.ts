import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { SESSION_ENDED } from '../../realtime/hub.ts';
import { redeemTicket } from '../identity/account.service.ts';

const TOO_MANY = 4429;
const RECHECK_MS = 10 * 60_000;
const isTicket = (token: unknown): token is string =>
  typeof token === 'string' && /^[\w-]{16,200}$/.test(token);

/** `/ws/live?token=<ticket>`: one socket a tab, everything live comes through it. Nothing is taken from the client. */
export const liveRoutes = (app: FastifyInstance, deps: Deps) => {
  const { hub, sessions, log } = deps;
  app.get<{ Querystring: { token?: unknown } }>('/ws/live', { websocket: true }, async (socket, request) => {
    // Before anything is awaited: an early error must find a listener. The socket closes by itself.
    socket.on('error', () => undefined);
    const { token } = request.query;
    const actor = isTicket(token) ? await redeemTicket(deps, token) : null;
    // Left while the ticket was looked at: it would never leave the hub.
    if (socket.readyState !== socket.OPEN) return;
    if (!actor) return socket.close(SESSION_ENDED);
    if (!hub.join(actor.id, actor.sessionId, socket)) return socket.close(TOO_MANY);
    socket.send(JSON.stringify({ type: 'ready', data: null }));
  });

  const recheck = (userId: string) => {
    hub
      .recheck(userId, async (sessionId) => (await sessions.find(sessionId, userId)) !== null)
      .catch((error: unknown) => log.error({ err: error }, 'could not recheck sockets'));
  };
  sessions.onChanged(recheck);
  // A session also ends by its time, of which nobody is told.
  const timer = setInterval(() => hub.people().forEach(recheck), RECHECK_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
};
