import {
  type Achievement,
  type AchievementCollection,
  achievements,
} from '@netlik/contract/community/achievements';
import { type LeaderboardStats, leaderboard } from '@netlik/contract/community/leaderboard';
import { xp } from '@netlik/contract/community/xp';
import { ACHIEVEMENT_CATEGORIES } from '@netlik/domain/community/achievements/values';
import { toStudyDay } from '@netlik/domain/study-day';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { drawWall } from './badge-picture.ts';
import { BadgesPage } from './badges-page.tsx';

const badge = (part: Partial<Achievement>): Achievement => ({
  id: 'questions-100',
  title: 'İlk yüz',
  description: 'Toplam 100 soru çöz.',
  category: 'questions',
  rarity: 'common',
  points: 20,
  progress: 40,
  currentValue: 40,
  targetValue: 100,
  isUnlocked: false,
  unlockedAt: null,
  icon: 'question',
  step: 1,
  ...part,
});

const won = badge({
  id: 'longest-streak-7',
  title: 'Bir hafta ateş',
  category: 'streak',
  rarity: 'mythic',
  isUnlocked: true,
  unlockedAt: '2026-11-10T12:00:00Z',
});

const collection = (list: Achievement[]): AchievementCollection => ({
  stats: { total: 2, unlocked: 1, completionRate: 50, points: 500 },
  achievements: list,
});

const ownStats: LeaderboardStats = {
  experience: 200,
  level: 2,
  xpInLevel: 0,
  xpOfLevel: 300,
  rank: null,
  rankOf: 0,
  totalScore: 0,
  longestStreak: 7,
  monthMinutes: 150,
  medals: { gold: 0, silver: 0, bronze: 0 },
  badges: 1,
};

const open = async (at = '/motivation/badges') => {
  await page.viewport(1440, 900);
  return renderScreen(<BadgesPage />, { at });
};

describe('the badge wall', () => {
  it('shows figures, what is won and what is near, and fits a phone', async () => {
    fakeApi.reply(achievements.list, collection([won, badge({})]));
    const screen = await open();
    await expect.element(screen.getByText('1 / 2')).toBeVisible();
    const showcase = screen.getByRole('region', { name: 'Vitrinin' });
    await expect.element(showcase.getByRole('heading', { name: 'Bir hafta ateş' })).toBeVisible();
    await expect.element(screen.getByText('Sıradaki: İlk yüz · %40')).toBeVisible();
    await expect.element(screen.getByText('40 / 100')).toBeVisible();
    await expectAccessible();
    await showcase.getByRole('button', { name: 'Bir hafta ateş' }).click();
    await expect.element(screen.getByText('10 Kasım 2026 tarihinde kazandın')).toBeVisible();
    await screen.getByRole('button', { name: 'Kapat' }).click();
    await page.viewport(390, 900);
    await expectFits();
  });

  it('shows one row a category until it is opened, and keeps its height while it loads', async () => {
    const many = ACHIEVEMENT_CATEGORIES.flatMap((category) =>
      Array.from({ length: 16 }, (_, index) => badge({ category, id: `${category}-${index}` })),
    );
    await page.viewport(390, 900);
    const render = () =>
      renderScreen(<BadgesPage medals={<h2>Madalyalar</h2>} />, { at: '/motivation/badges' });
    const medalsTop = (screen: Awaited<ReturnType<typeof render>>) =>
      screen.getByRole('heading', { name: 'Madalyalar' }).element().getBoundingClientRect().top + scrollY;
    fakeApi.pending(achievements.list);
    const loading = await render();
    await expect.element(loading.getByRole('heading', { name: 'Madalyalar' })).toBeVisible();
    const before = medalsTop(loading);
    await loading.unmount();
    fakeApi.reply(achievements.list, collection(many));
    const screen = await render();
    const open = screen.getByRole('button', { name: 'Tümünü göster: Soru' });
    await expect.element(open).toBeVisible();
    expect(Math.abs(medalsTop(screen) - before)).toBeLessThan(40);
    expect(document.documentElement.scrollHeight).toBeLessThan(3000);
    const questions = screen.getByRole('region', { name: 'Soru' });
    const tiles = () =>
      [...questions.element().querySelectorAll('li')].filter((tile) => tile.offsetHeight > 0);
    expect(tiles()).toHaveLength(3);
    await open.click();
    expect(tiles()).toHaveLength(16);
  });

  it('asks the server for what is filtered, searched and sorted', async () => {
    fakeApi.reply(achievements.list, ({ query }) =>
      collection(query.get('search') === 'yok' ? [] : [won, badge({})]),
    );
    const screen = await open();
    await screen.getByLabelText('Nadirlik').selectOptions('mythic');
    await screen.getByLabelText('Ara').fill('yok');
    await expect.element(screen.getByText('Bu süzgece uyan rozet yok')).toBeVisible();
    const last = fakeApi.calls(achievements.list).at(-1)!.query;
    expect(Object.fromEntries(last)).toEqual({ rarity: 'mythic', search: 'yok' });
    await screen.getByRole('button', { name: 'Süzgeci temizle' }).click();
    await expect.element(screen.getByRole('heading', { name: 'İlk yüz' })).toBeVisible();
  });

  it('says when it could not be loaded', async () => {
    fakeApi.fail(achievements.list, 'server.busy');
    const screen = await open();
    await expect.element(screen.getByText('Yükleme hatası')).toBeVisible();
  });

  it('explains the XP line by line', async () => {
    fakeApi.reply(achievements.list, collection([won]));
    fakeApi.reply(xp.list, {
      data: [
        { source: 'badge', cause: 'a', day: toStudyDay('2026-11-15'), amount: 50, title: 'İlk yüz' },
        { source: 'study', cause: '2026-11-14', day: toStudyDay('2026-11-14'), amount: 150, title: null },
      ],
      pagination: { page: 1, limit: 20, total: 2 },
    });
    fakeApi.reply(leaderboard.userStats, ownStats);
    const screen = await open();
    await screen.getByRole('button', { name: 'XP dökümü' }).click();
    await expect.element(screen.getByText('+150 XP')).toBeVisible();
    await expect.element(screen.getByText('Çalışma günü')).toBeVisible();
    await expect.element(screen.getByText('Toplam 200 XP · Seviye 2')).toBeVisible();
  });

  it('is drawn as a picture in the browser', async () => {
    const picture = await drawWall([won], 2);
    const { width, height } = await createImageBitmap(picture);
    expect([picture.type, width, height]).toEqual(['image/png', 1080, 500]);
  });
});
