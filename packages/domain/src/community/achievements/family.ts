import type { AchievementIcon } from './achievement.ts';
import type { RewardFact } from './facts.ts';
import type { AchievementCategory, Rarity } from './values.ts';

type Step = readonly [target: number, rarity: Rarity, title: string];

export interface Family {
  readonly fact: RewardFact;
  readonly category: AchievementCategory;
  readonly icon: AchievementIcon;
  readonly describe: (target: number) => string;
  readonly steps: readonly Step[];
}

const format = new Intl.NumberFormat('tr-TR');
export const formatNumber = (value: number): string => format.format(value);
