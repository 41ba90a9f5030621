import type { AchievementRule } from './achievement.ts';
import { planningFamilies, reviewFamilies } from './families-planning.ts';
import { examFamilies, questionFamilies } from './families-questions.ts';
import { streakFamilies, studyFamilies } from './families-study.ts';

const kebab = (text: string): string => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Never give an id another meaning, because unlocked badges refer to it. */
export const ACHIEVEMENTS: readonly AchievementRule[] = [
  ...studyFamilies,
  ...streakFamilies,
  ...questionFamilies,
  ...examFamilies,
  ...reviewFamilies,
  ...planningFamilies,
].flatMap(({ fact, category, icon, describe, steps }) =>
  steps.map(([target, rarity, title], index) => ({
    id: `${kebab(fact)}-${target}`,
    title,
    description: describe(target),
    category,
    rarity,
    icon,
    step: index + 1,
    fact,
    target,
  })),
);

const byId = new Map(ACHIEVEMENTS.map((rule) => [rule.id, rule]));

/** Undefined for badges of a later version that a backup contains. */
export const achievementById = (id: string): AchievementRule | undefined => byId.get(id);
