import { daysBetween, type StudyDay, toStudyDay } from '../../study-day.ts';

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
 * Everybody gets the next three measurable active challenges of the list, so that each comes around equally
 * often.
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

/** Cause in the XP ledger, which allows one grant per challenge and day. */
export const challengeCause = (day: StudyDay, key: ChallengeKey): string => `${day}:${key}`;
