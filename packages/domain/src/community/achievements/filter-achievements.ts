import { tr } from '../../turkish.ts';
import { type AchievementSort, RARITIES, type Rarity } from './values.ts';

interface Shown {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly rarity: Rarity;
  readonly progress: number;
  readonly isUnlocked: boolean;
  readonly unlockedAt: string | null;
}

export interface AchievementFilter {
  readonly category?: string | undefined;
  readonly rarity?: string | undefined;
  readonly unlocked?: boolean | undefined;
  readonly search?: string | undefined;
  readonly sort: AchievementSort;
}

type Order = (a: Shown, b: Shown) => number;

const byRecent: Order = (a, b) => (b.unlockedAt ?? '').localeCompare(a.unlockedAt ?? '');
const byProgress: Order = (a, b) => b.progress - a.progress;
const byRarity: Order = (a, b) => RARITIES.indexOf(b.rarity) - RARITIES.indexOf(a.rarity);
/** Unlocked badges: rarer first; equally near ones: easier first. */
const byWorth: Order = (a, b) => (a.isUnlocked ? byRarity(a, b) : byRarity(b, a));

const orders: Record<AchievementFilter['sort'], readonly Order[]> = {
  /** Unlocked badges newest first and rarer first on ties, then the nearest ones. */
  default: [byRecent, byProgress, byWorth],
  recent: [byRecent, byRarity],
  rarity: [byRarity, byRecent, byProgress],
  progress: [byProgress, byRecent, byWorth],
  title: [(a, b) => tr.compare(a.title, b.title)],
};

/** Ties keep catalogue order. */
export const filterAchievements = <T extends Shown>(list: readonly T[], filter: AchievementFilter): T[] => {
  const { category, rarity, unlocked, search = '', sort } = filter;
  return list
    .filter(
      (item) =>
        (category === undefined || item.category === category) &&
        (rarity === undefined || item.rarity === rarity) &&
        (unlocked === undefined || item.isUnlocked === unlocked) &&
        tr.includes(`${item.title} ${item.description}`, search.trim()),
    )
    .toSorted((a, b) => {
      for (const order of orders[sort]) {
        const difference = order(a, b);
        if (difference !== 0) return difference;
      }
      return 0;
    });
};
