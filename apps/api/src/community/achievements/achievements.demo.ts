import { isReached } from '@netlik/domain/community/achievements/achievement';
import { ACHIEVEMENTS } from '@netlik/domain/community/achievements/catalogue';
import { challengeCause } from '@netlik/domain/community/daily-challenges/daily-challenges';
import { addDays, studyDay } from '@netlik/domain/study-day';
import type { Transaction } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { closeMonths } from '../leaderboard/leaderboard.service.ts';
import { grantXp } from '../xp/xp.service.ts';
import { unlockAchievements } from './achievements.service.ts';
import { findFacts } from './achievements.sql.ts';

const DAY_MS = 86_400_000;
const BADGE_EVERY = 3;

const pastChallenges = [
  { key: 'study_minutes', title: 'Bir saat odaklan', amount: 50 },
  { key: 'questions_solved', title: '50 soru çöz', amount: 50 },
] as const;

export const fillDemoAchievements = async (tx: Transaction, { users, now }: Demo): Promise<void> => {
  const students = users.filter(({ person }) => person.role === 'student' && !person.unverified);
  for (const { id } of students.slice(0, 3))
    for (let ago = 1; ago <= 9; ago++)
      for (const { key, title, amount } of pastChallenges.slice(0, 1 + (ago % 2))) {
        const day = addDays(studyDay(now), -ago);
        await grantXp(tx, id, { source: 'challenge', cause: challengeCause(day, key), amount, day, title });
      }
  const rows = await findFacts(
    tx,
    students.map(({ id }) => id),
  );
  for (const { userId, facts } of rows) {
    const reached = ACHIEVEMENTS.filter((rule) => isReached(rule, facts));
    for (const [index, rule] of reached.entries()) {
      const at = new Date(now.getTime() - (reached.length - index) * BADGE_EVERY * DAY_MS);
      await unlockAchievements(tx, userId, [rule], at);
    }
  }
  await closeMonths(tx, now);
};
