import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { addressKey } from '../../http/address-key.ts';
import { AppError } from '../../http/app-error.ts';
import type { Server } from '../../http/mount.ts';
import { feedHashOf, readFeed } from './calendar-feeds.service.ts';

const feedName = /^([A-Za-z0-9_-]{32})\.ics$/;

export const feedRoutes = ({ app, limiter }: Server, deps: Deps) => {
  // Outside the contract, because calendars read it without a session, authorised by the token in its path.
  app.get<{ Params: { name: string } }>('/calendar/feed/:name', async (request, reply) => {
    // Providers read many people's calendars from the same addresses.
    await limiter.consume('read', addressKey(request.ip));
    const token = feedName.exec(request.params.name)?.[1];
    if (!token) throw new AppError('calendar_feed.not_found');
    const hash = feedHashOf(token);
    await limiter.consume('lookup', hash.toString('base64url'));
    const text = await readFeed(deps, hash);
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    reply.headers({ etag, 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply
      .header('content-disposition', 'inline; filename="netlik.ics"')
      .type('text/calendar; charset=utf-8')
      .send(text);
  });
};
