import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const Operator = z.object({ name: z.string(), contact: z.string() });
export type Operator = z.infer<typeof Operator>;

export const system = {
  health: endpoint({
    method: 'GET',
    path: '/health',
    access: 'public',
    summary: 'Is the process up, its database answering and its disk not full',
    reply: z.object({
      status: z.literal('ok'),
      version: z.string(),
      uptimeSeconds: z.int(),
      database: z.object({ status: z.literal('ok'), milliseconds: z.number() }),
      /** Disk of the data folder; `low` is a warning, a full disk answers 503. */
      disk: z.object({ status: z.enum(['ok', 'low']), freeMegabytes: z.int() }),
    }),
    errors: ['server.busy'],
  }),
  config: endpoint({
    method: 'GET',
    path: '/config',
    access: 'public',
    summary: 'What the operator has set that screens show',
    reply: z.object({
      /** Where a free student can request premium, an external or local URL; null hides the button. */
      upgradeUrl: z.nullable(z.string()),
      /** The data controller (KVKK); null on a demonstration server. */
      operator: z.nullable(Operator),
    }),
  }),
};
