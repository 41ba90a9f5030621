import type { Achievement, AchievementCategory } from '@netlik/contract/community/achievements';
import { ACHIEVEMENT_CATEGORIES, RARITIES } from '@netlik/domain/community/achievements/values';

export type BadgeGroup = {
  category: AchievementCategory;
  badges: Achievement[];
  unlocked: number;
  /** The nearest of those still to win. */
  next: Achievement | undefined;
};

/** The categories in their order; inside one the server's order stays. */
export const groupBadges = (badges: readonly Achievement[]): BadgeGroup[] =>
  ACHIEVEMENT_CATEGORIES.map((category) => {
    const own = badges.filter((badge) => badge.category === category);
    return {
      category,
      badges: own,
      unlocked: own.filter(({ isUnlocked }) => isUnlocked).length,
      next: own.find(({ isUnlocked }) => !isUnlocked),
    };
  }).filter(({ badges: own }) => own.length > 0);

const SHOWN_OFF = 3;

/** The rarest a student has, the newest first of equally rare ones; who has none sees the nearest. */
export const pickShowcase = (badges: readonly Achievement[]): Achievement[] => {
  const won = badges.filter(({ isUnlocked }) => isUnlocked);
  const rank = ({ rarity }: Achievement) => RARITIES.indexOf(rarity);
  return (won.length > 0 ? won.toSorted((a, b) => rank(b) - rank(a)) : badges).slice(0, SHOWN_OFF);
};
