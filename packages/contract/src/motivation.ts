import * as z from 'zod/mini';
import { everyone } from './access.ts';
import { endpoint } from './endpoint.ts';

export const motivation = {
  current: endpoint({
    method: 'GET',
    path: '/motivation/current',
    access: everyone,
    summary: 'The quote of the week',
    reply: z.object({ text: z.string(), author: z.nullable(z.string()) }),
  }),
};
