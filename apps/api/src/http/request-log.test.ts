import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createLog } from './log.ts';
import { requestLog } from './request-log.ts';

it('the log holds no secret of a path, and no query', async () => {
  const lines: string[] = [];
  const app = Fastify();
  requestLog(app, createLog('info', { write: (line) => lines.push(line) }));
  app.get('/*', () => 'ok');
  for (const url of ['/veli/gizli', '/api/calendar/feed/gizli.ics', '/api/health?token=gizli'])
    await app.inject(url);
  await app.close();
  expect(lines.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual([
    '/veli/…',
    '/api/calendar/feed/…',
    '/api/health',
  ]);
});
