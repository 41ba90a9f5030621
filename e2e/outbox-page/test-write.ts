import { endpoint } from '@netlik/contract/endpoint';
import * as z from 'zod/mini';

export const save = endpoint({
  method: 'POST',
  path: '/test/writes',
  access: 'session',
  summary: 'A write of the outbox test',
  idempotent: true,
  body: z.strictObject({ n: z.number() }),
  reply: z.null(),
});
