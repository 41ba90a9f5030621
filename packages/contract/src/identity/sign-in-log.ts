import * as z from 'zod/mini';
import { admins } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { instant, uuid } from '../fields.ts';

export const signInResults = ['ok', 'wrong', 'blocked'] as const;
export type SignInResult = (typeof signInResults)[number];

/** Similar attempts within one hour. */
export const SignInEntry = z.object({
  id: uuid,
  result: z.enum(signInResults),
  device: z.string(),
  /** Network part only, such as `88.241.12.*`. */
  address: z.string(),
  tries: z.int(),
  lastAt: instant,
});
export type SignInEntry = z.infer<typeof SignInEntry>;

export const SignInDay = z.object({
  /** YYYY-MM-DD */
  day: z.string(),
  ok: z.int(),
  wrong: z.int(),
  blocked: z.int(),
});
export type SignInDay = z.infer<typeof SignInDay>;

export const signInLog = {
  list: endpoint({
    method: 'GET',
    path: '/users/sign-ins',
    access: 'session',
    shows: ['auth-sessions'],
    summary: 'The newest sign-ins to this account, also wrong and blocked ones',
    reply: z.array(SignInEntry),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/admin/sign-ins',
    access: admins,
    shows: ['users'],
    summary: 'How many sign-ins worked, were wrong or were blocked on each of the last seven days',
    reply: z.array(SignInDay),
  }),
};
