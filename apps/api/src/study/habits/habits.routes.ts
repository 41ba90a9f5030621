import type { ServerResponse } from 'node:http';
import { students } from '@netlik/contract/access';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { authorise } from '../../http/auth-session.ts';
import type { Server } from '../../http/mount.ts';
import { redeemTicket } from '../../platform/live/tickets.service.ts';
import { busTopics } from '../../realtime/bus.ts';
import type { Connection, ConnectionKind } from '../../realtime/connections.ts';
import type { HabitEvent } from './habit-events.ts';

// Bytes. Slower readers are cut off, reconnect and refetch.
const MAX_BUFFERED = 64 * 1024;
const BEAT = ':\n\n';
const isTicket = (token: unknown): token is string =>
  typeof token === 'string' && /^[\w-]{16,200}$/.test(token);

type HabitStream = Connection & { response: ServerResponse };

const write = ({ response }: HabitStream, text: string) => {
  if (response.writableLength > MAX_BUFFERED) response.destroy();
  else if (!response.writableEnded) response.write(text);
};

const habitStreams: ConnectionKind<HabitStream> = {
  name: 'habits',
  topicOf: ({ userId }) => busTopics.habits(userId),
  receive: ({ event, data }: HabitEvent, streams) => {
    const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    for (const stream of streams) write(stream, text);
  },
  close: ({ response }) => response.end(),
  // Proxies cut connections that are silent for a minute.
  beatMs: 25_000,
  beat: (stream) => write(stream, BEAT),
};

/** `/habits/events?token=<ticket>` streams server-sent events; outside the contract because it is no JSON. */
export const habitStreamRoutes = ({ app, limiter }: Server, deps: Deps) => {
  const streams = deps.connections.group(habitStreams);

  app.get<{ Querystring: { token?: unknown } }>(
    '/habits/events',
    { onRequest: async ({ ip }) => limiter.consume('socket', ip) },
    async ({ query: { token } }, reply) => {
      const actor = isTicket(token) ? await redeemTicket(deps, token) : null;
      if (!actor) throw new AppError('session.required');
      authorise(students, actor);
      const { raw } = reply;
      // The connection closed while the ticket was checked, so its close event is missed.
      if (raw.destroyed) return reply.hijack();
      reply.hijack();
      const headers = {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        // A buffering proxy would delay events.
        'x-accel-buffering': 'no',
      };
      for (const [name, value] of Object.entries(headers)) raw.setHeader(name, value);
      const stream = { userId: actor.id, sessionId: actor.sessionId, response: raw };
      const added = streams.add(stream);
      raw.on('close', () => streams.remove(stream));
      // An error closes the stream, and its page opens another.
      raw.on('error', () => undefined);
      // Sent with the first beat, so that an open stream misses nothing.
      await added;
      if (added) write(stream, BEAT);
      else raw.end();
      return reply;
    },
  );
};
