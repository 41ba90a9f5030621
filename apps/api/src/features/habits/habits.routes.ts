import { students } from '@netlik/contract/access';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { authorise } from '../../http/auth-session.ts';
import type { Server } from '../../http/mount.ts';
import { createEventStreams } from '../../realtime/event-streams.ts';
import { redeemTicket } from '../identity/account/account.service.ts';
import { onHabitEvent } from './habit-news.ts';

const RECHECK_MS = 10 * 60_000;
const isTicket = (token: unknown): token is string =>
  typeof token === 'string' && /^[\w-]{16,200}$/.test(token);

/** `/habits/events?token=<ticket>`: server-sent events, open while the habits page is. Not in the contract: no JSON. */
export const habitStreamRoutes = ({ app, limiter }: Server, deps: Deps) => {
  const { authSessions, bus, log } = deps;
  const streams = createEventStreams();
  onHabitEvent(deps, ({ userId, event, data }) => streams.send(userId, event, data));
  // Events may have been missed meanwhile.
  bus.onReconnect(() => streams.endAll());

  app.get<{ Querystring: { token?: unknown } }>(
    '/habits/events',
    { onRequest: async ({ ip }) => limiter.take('socket', ip) },
    async ({ query: { token } }, reply) => {
      const actor = isTicket(token) ? await redeemTicket(deps, token) : null;
      if (!actor) throw new AppError('session.required');
      authorise(students, actor);
      const { raw } = reply;
      // Closed while the ticket was checked: its close event has passed.
      if (raw.destroyed) return reply.hijack();
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        // A proxy that collects the answer would hold the events back.
        'x-accel-buffering': 'no',
      });
      if (!streams.open(actor.id, actor.sessionId, raw)) raw.end();
      return reply.hijack();
    },
  );

  const recheck = (userId: string) => {
    streams
      .recheck(userId, async (sessionId) => (await authSessions.find(sessionId, userId)) !== null)
      .catch((error: unknown) => log.error({ err: error }, 'could not recheck streams'));
  };
  authSessions.onChanged(recheck);
  // Sessions that expire publish no event, so check periodically.
  const timer = setInterval(() => streams.userIds().forEach(recheck), RECHECK_MS);
  timer.unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    streams.close();
  });
};
