import * as z from 'zod/mini';
import { admins, students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { optionalMultilineText, optionalSingleLineText } from '../fields.ts';
import { StudyDay } from '../study-fields.ts';

export const MAX_DAILY_CHALLENGES = 50;
export const CHALLENGE_XP = { least: 0, most: 1000, usual: 50 } as const;
const MAX_TARGET = 100_000;

export const DailyChallenge = z.object({
  key: z.string(),
  title: z.string(),
  description: z.string(),
  target: z.int(),
  xpReward: z.int(),
  active: z.boolean(),
  /** False if the product cannot measure this key; students do not see the challenge. */
  isMeasurable: z.boolean(),
});
export type DailyChallenge = z.infer<typeof DailyChallenge>;

/** Entries without a key, a title or a positive target are dropped. */
const xpText = `XP ${CHALLENGE_XP.least} ile ${CHALLENGE_XP.most} arasında olmalı`;
export const DailyChallengeInput = z.strictObject({
  key: optionalSingleLineText('Anahtar', 60),
  title: optionalSingleLineText('Başlık', 120),
  description: z._default(optionalMultilineText('Açıklama', 300), ''),
  target: z
    .int('Hedef tam sayı olmalı')
    .check(z.minimum(-MAX_TARGET), z.maximum(MAX_TARGET, `Hedef en fazla ${MAX_TARGET} olabilir`)),
  xpReward: z._default(
    z.int(xpText).check(z.minimum(CHALLENGE_XP.least, xpText), z.maximum(CHALLENGE_XP.most, xpText)),
    CHALLENGE_XP.usual,
  ),
  active: z._default(z.boolean(), true),
});
export type DailyChallengeInput = z.infer<typeof DailyChallengeInput>;

const DailyChallengeList = z.object({ challenges: z.array(DailyChallenge) });

export const TodaysChallenge = z.object({
  key: z.string(),
  title: z.string(),
  description: z.string(),
  target: z.int(),
  xpReward: z.int(),
  /** Capped at the target. */
  current: z.int(),
  isCompleted: z.boolean(),
});
export type TodaysChallenge = z.infer<typeof TodaysChallenge>;

export const dailyChallenges = {
  today: endpoint({
    method: 'GET',
    path: '/challenges/today',
    access: students,
    shows: [
      'daily-challenges',
      'study-sessions',
      'question-entries',
      'exam-attempts',
      'flashcards',
      'habits',
      'weekly-plans',
      'daily-plans',
    ],
    summary: 'The day’s challenges with one’s progress',
    reply: z.object({ day: StudyDay, challenges: z.array(TodaysChallenge) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/admin/gamification/daily-challenges',
    access: admins,
    shows: ['daily-challenges'],
    summary: 'All challenges, in the order in which they come around',
    reply: DailyChallengeList,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/admin/gamification/daily-challenges',
    access: admins,
    changes: ['daily-challenges'],
    summary: 'Replace the list; entries without a key, a title or a target above 0 are dropped',
    body: z.strictObject({
      challenges: z
        .array(DailyChallengeInput)
        .check(z.maxLength(MAX_DAILY_CHALLENGES, `En fazla ${MAX_DAILY_CHALLENGES} görev olabilir`)),
    }),
    reply: DailyChallengeList,
  }),
};
