import { daysBetween, type StudyDay, toStudyDay } from '../../study-day.ts';

/** What the product can measure of a day. */
export const challengeKeys = [
  'study_minutes',
  'questions_solved',
  'sessions',
  'habits_done',
  'cards_reviewed',
  'exam_added',
  'plan_completed',
] as const;
export type ChallengeKey = (typeof challengeKeys)[number];
export type ChallengeMeasures = Readonly<Record<ChallengeKey, number>>;

export const CHALLENGES_A_DAY = 3;

export const isMeasurable = (key: string): key is ChallengeKey =>
  (challengeKeys as readonly string[]).includes(key);

const FIRST_DAY = toStudyDay('2026-01-01');

/**
 * The day's challenges, the same for everybody: the next three of the list, so that each comes around equally often. What
 * is not active or cannot be measured is never among them.
 */
export const challengesOfDay = <T extends { readonly key: string; readonly active: boolean }>(
  list: readonly T[],
  day: StudyDay,
): (T & { readonly key: ChallengeKey })[] => {
  const open = list.filter((one): one is T & { key: ChallengeKey } => one.active && isMeasurable(one.key));
  if (open.length <= CHALLENGES_A_DAY) return open;
  const start = daysBetween(FIRST_DAY, day) * CHALLENGES_A_DAY;
  return Array.from({ length: CHALLENGES_A_DAY }, (_, index) => {
    const at = (((start + index) % open.length) + open.length) % open.length;
    return open[at]!;
  });
};

/** The cause in the XP ledger: a challenge gives once a day. */
export const challengeCause = (day: StudyDay, key: ChallengeKey): string => `${day}:${key}`;
