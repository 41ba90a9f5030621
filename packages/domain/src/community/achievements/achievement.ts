import type { RewardFact, RewardFacts } from './facts.ts';
import type { AchievementCategory, Rarity } from './values.ts';

/** XP granted once. */
export const RARITY_POINTS: Readonly<Record<Rarity, number>> = {
  common: 20,
  rare: 50,
  epic: 100,
  legendary: 250,
  mythic: 500,
};

/** A badge combines its category's shape, its rarity's rim, an icon and its step. */
export const achievementIcons = [
  'clock',
  'peak',
  'focus',
  'sun',
  'books',
  'flame',
  'calendar',
  'sunrise',
  'weekend',
  'target',
  'question',
  'check',
  'bolt',
  'paper',
  'chart',
  'compass',
  'cards',
  'repeat',
  'notebook',
  'list',
  'flag',
  'map',
  'goal',
  'habit',
  'challenge',
  'swords',
] as const;
export type AchievementIcon = (typeof achievementIcons)[number];

export interface AchievementRule {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: AchievementCategory;
  readonly rarity: Rarity;
  readonly icon: AchievementIcon;
  /** Position in its family, from 1. */
  readonly step: number;
  readonly fact: RewardFact;
  readonly target: number;
}

export interface AchievementProgress {
  /** Whole percent, rounded down so that 100 means reached. */
  readonly progress: number;
  readonly currentValue: number;
}

export const isReached = ({ fact, target }: AchievementRule, facts: RewardFacts): boolean =>
  facts[fact] >= target;

export const progressOf = ({ fact, target }: AchievementRule, facts: RewardFacts): AchievementProgress => {
  const currentValue = Math.min(target, Math.max(0, facts[fact]));
  return { currentValue, progress: Math.floor((currentValue / target) * 100) };
};
