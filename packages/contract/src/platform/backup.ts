import * as z from 'zod/mini';
import { admins } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { instant } from '../fields.ts';

export const backup = {
  create: endpoint({
    method: 'POST',
    path: '/backup/create',
    access: admins,
    changes: ['operations'],
    stepUp: true,
    summary: 'Snapshot of all tables and files into the data folder',
    body: z.optional(z.strictObject({ type: z._default(z.enum(['manual', 'daily']), 'manual') })),
    reply: z.object({
      name: z.string(),
      type: z.enum(['manual', 'daily']),
      bytes: z.int(),
      tables: z.int(),
      rows: z.int(),
      files: z.int(),
      createdAt: instant,
    }),
    status: 201,
    rate: 'heavy',
    errors: ['backup.running'],
  }),
};
