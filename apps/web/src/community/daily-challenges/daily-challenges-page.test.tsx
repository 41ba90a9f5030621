import { type DailyChallenge, dailyChallenges } from '@netlik/contract/community/daily-challenges';
import { toStudyDay } from '@netlik/domain/study-day';
import { aDailyChallenge } from '@netlik/testkit/rows/community';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { DailyChallengesPage } from './daily-challenges-page.tsx';
import { TodayChallenges } from './today-challenges.tsx';

describe('the editor of challenges', () => {
  it('marks an unknown key, refuses a reward out of range and sends the list in its order', async () => {
    await page.viewport(1440, 900);
    const list = [aDailyChallenge(), aDailyChallenge({ key: 'water', title: 'Su iç', isMeasurable: false })];
    fakeApi.reply(dailyChallenges.list, { challenges: list });
    fakeApi.reply(dailyChallenges.save, { challenges: list });
    const screen = await renderScreen(<DailyChallengesPage />);
    await expect.element(screen.getByText('Bunu ölçemiyoruz', { exact: false })).toBeVisible();
    const [counted] = screen.getByLabelText('Ne sayılsın?').elements() as HTMLSelectElement[];
    expect(counted?.selectedOptions[0]?.text).toBe('Çalışma sayısı');
    await expectAccessible();
    const reward = screen.getByLabelText('XP ödülü').first();
    await reward.fill('1001');
    await screen.getByRole('button', { name: 'Kaydet' }).click();
    await expect.element(screen.getByText('XP 0 ile 1000 arasında olmalı')).toBeVisible();
    expect(fakeApi.calls(dailyChallenges.save)).toHaveLength(0);
    await reward.fill('80');
    await screen.getByRole('button', { name: 'Su iç görevini yukarı taşı' }).click();
    await screen.getByRole('button', { name: 'Kaydet' }).click();
    await expect.element(screen.getByText('Günün görevleri kaydedildi.')).toBeVisible();
    const { challenges } = fakeApi.calls(dailyChallenges.save)[0]!.body as { challenges: DailyChallenge[] };
    expect(challenges.map(({ key, xpReward }) => [key, xpReward])).toEqual([
      ['water', 50],
      ['sessions', 80],
    ]);
    await page.viewport(390, 900);
    await expectFits();
  });
});

describe('the challenges of today', () => {
  it('show progress and what is done', async () => {
    const open = {
      key: 'sessions',
      title: 'Üç çalışma',
      description: '',
      target: 3,
      xpReward: 50,
      current: 1,
    };
    fakeApi.reply(dailyChallenges.today, {
      day: toStudyDay('2026-11-15'),
      challenges: [
        { ...open, isCompleted: false },
        { ...open, key: 'exam_added', title: 'Deneme', current: 3, isCompleted: true },
      ],
    });
    const screen = await renderScreen(<TodayChallenges />);
    await expect.element(screen.getByText('1 / 3')).toBeVisible();
    await expect.element(screen.getByText('Tamam', { exact: true })).toBeVisible();
  });
});
