import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { byId, instant, uuid } from '../fields.ts';

export const AuthSession = z.object({
  id: uuid,
  device: z.string(),
  current: z.boolean(),
  remembered: z.boolean(),
  createdAt: instant,
  lastSeenAt: instant,
  expiresAt: instant,
});
export type AuthSession = z.infer<typeof AuthSession>;

export const authSessions = {
  list: endpoint({
    method: 'GET',
    path: '/users/sessions',
    access: 'session',
    shows: ['auth-sessions'],
    summary: 'The devices signed in to this account',
    reply: z.array(AuthSession),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/users/sessions/:id',
    access: 'session',
    changes: ['auth-sessions'],
    summary: 'Sign out one device',
    params: byId,
    reply: z.null(),
    errors: ['session.not_found'],
  }),
  removeOthers: endpoint({
    method: 'DELETE',
    path: '/users/sessions',
    access: 'session',
    changes: ['auth-sessions'],
    summary: 'Sign out every device but this one',
    reply: z.null(),
  }),
};
