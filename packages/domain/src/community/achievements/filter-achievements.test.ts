import { describe, expect, it } from 'vitest';
import { filterAchievements } from './filter-achievements.ts';

const badge = (
  title: string,
  rarity: 'common' | 'epic' | 'mythic',
  progress: number,
  unlockedAt?: string,
) => ({
  title,
  description: '',
  category: 'study',
  rarity,
  progress,
  isUnlocked: unlockedAt !== undefined,
  unlockedAt: unlockedAt ?? null,
});
const titles = (list: ReturnType<typeof badge>[], sort: 'default' | 'progress' = 'default') =>
  filterAchievements(list, { sort }).map(({ title }) => title);

describe('the order of badges', () => {
  it('offers the easiest to somebody who has begun nothing', () => {
    const list = [
      badge('Bin saat', 'mythic', 0),
      badge('Yüz saat', 'epic', 0),
      badge('İlk saat', 'common', 0),
    ];
    expect(titles(list)).toEqual(['İlk saat', 'Yüz saat', 'Bin saat']);
    expect(titles(list, 'progress')).toEqual(['İlk saat', 'Yüz saat', 'Bin saat']);
  });

  it('puts what is won first, the newest and of those the rarer, then what is nearest', () => {
    const list = [
      badge('uzak', 'common', 10),
      badge('yakın', 'mythic', 90),
      badge('eski', 'mythic', 100, '2026-01-01T00:00:00Z'),
      badge('yeni', 'common', 100, '2026-02-01T00:00:00Z'),
      badge('yeni ve nadir', 'epic', 100, '2026-02-01T00:00:00Z'),
    ];
    expect(titles(list)).toEqual(['yeni ve nadir', 'yeni', 'eski', 'yakın', 'uzak']);
  });
});
