import * as z from 'zod/mini';
import { students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { integerParam } from '../fields.ts';
import { StudyDay } from '../study-fields.ts';

export const xpSources = ['study', 'challenge', 'duel', 'badge'] as const;
export const XpSource = z.enum(xpSources);
export type XpSource = z.infer<typeof XpSource>;

export const XpEntry = z.object({
  source: XpSource,
  /** The study day, challenge, duel or badge behind it; each grants XP once. */
  cause: z.string(),
  day: StudyDay,
  amount: z.int(),
  title: z.nullable(z.string()),
});
export type XpEntry = z.infer<typeof XpEntry>;

export const xp = {
  list: endpoint({
    method: 'GET',
    path: '/xp/entries',
    access: students,
    shows: ['study-sessions'],
    summary: 'What one’s XP is made of, newest day first; the amounts of all pages add up to `experience`',
    query: z.strictObject({ page: integerParam(1, 10_000, 1), limit: integerParam(1, 100, 20) }),
    reply: z.array(XpEntry),
    list: 'page',
  }),
};
