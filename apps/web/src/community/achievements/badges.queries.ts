import {
  type AchievementCategory,
  type AchievementSort,
  achievements,
  type Rarity,
} from '@netlik/contract/community/achievements';
import { leaderboard } from '@netlik/contract/community/leaderboard';
import { xp } from '@netlik/contract/community/xp';
import {
  ACHIEVEMENT_CATEGORIES,
  ACHIEVEMENT_SORTS,
  RARITIES,
} from '@netlik/domain/community/achievements/values';
import { read } from '../../data/calls/read.ts';

export type BadgeFilters = {
  category: AchievementCategory | '';
  rarity: Rarity | '';
  unlocked: 'true' | 'false' | '';
  search: string;
  sort: AchievementSort;
};

const oneOf = <V extends string>(known: readonly V[], text: string | null): V | '' =>
  known.find((value) => value === text) ?? '';

export const readFilters = (params: URLSearchParams): BadgeFilters => ({
  category: oneOf(ACHIEVEMENT_CATEGORIES, params.get('category')),
  rarity: oneOf(RARITIES, params.get('rarity')),
  unlocked: oneOf(['true', 'false'] as const, params.get('unlocked')),
  search: (params.get('search') ?? '').slice(0, 100),
  sort: oneOf(ACHIEVEMENT_SORTS, params.get('sort')) || 'default',
});

/** Drops unset filters, so that equal filters share a query. */
export const queryOf = ({ sort, ...filters }: BadgeFilters) => ({
  ...(Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) as {
    category?: AchievementCategory;
    rarity?: Rarity;
    unlocked?: 'true' | 'false';
    search?: string;
  }),
  ...(sort !== 'default' && { sort }),
});

export const LEDGER_PAGE = 20;

export const badgeQueries = {
  list: (filters: BadgeFilters) =>
    read(achievements.list, { query: queryOf(filters) }, { keepPrevious: true }),
  stats: () => read(leaderboard.userStats, {}),
  ledger: (page: number) => read(xp.list, { query: { page, limit: LEDGER_PAGE } }, { keepPrevious: true }),
};
