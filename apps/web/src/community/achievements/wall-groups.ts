import type { Achievement, AchievementCategory } from '@netlik/contract/community/achievements';
import { ACHIEVEMENT_CATEGORIES, RARITIES } from '@netlik/domain/community/achievements/values';

export type BadgeGroup = {
  category: AchievementCategory;
  badges: Achievement[];
  unlocked: number;
  next: Achievement | undefined;
};

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

/** Returns the rarest badges, newest first among equals; without any it returns the nearest ones. */
export const pickShowcase = (badges: readonly Achievement[]): Achievement[] => {
  const won = badges.filter(({ isUnlocked }) => isUnlocked);
  const rank = ({ rarity }: Achievement) => RARITIES.indexOf(rarity);
  return (won.length > 0 ? won.toSorted((a, b) => rank(b) - rank(a)) : badges).slice(0, SHOWN_OFF);
};
