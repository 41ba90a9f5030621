import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { SESSION_ENDED } from '../../realtime/hub.ts';
import { redeemTicket } from '../identity/account.service.ts';

const TOO_MANY = 4429;

/** `/ws/live?token=<ticket>`: one socket a tab, everything live comes through it. Nothing is taken from the client. */
export const liveRoutes = (app: FastifyInstance, deps: Deps) => {
  app.get<{ Querystring: { token?: unknown } }>('/ws/live', { websocket: true }, async (socket, request) => {
    // Before anything is awaited: an early error must find a listener.
    socket.on('error', () => socket.terminate());
    const { token } = request.query;
    const actor = typeof token === 'string' && token.length <= 200 ? await redeemTicket(deps, token) : null;
    if (!actor) return socket.close(SESSION_ENDED);
    if (!deps.hub.join(actor.id, actor.sessionId, socket)) return socket.close(TOO_MANY);
    socket.send(JSON.stringify({ type: 'ready', data: null }));
  });

  deps.sessions.onChanged((userId) => {
    deps.hub
      .recheck(userId, async (sessionId) => (await deps.sessions.find(sessionId, userId)) !== null)
      .catch((error: unknown) => deps.log.error({ err: error }, 'could not recheck sockets'));
  });
};
