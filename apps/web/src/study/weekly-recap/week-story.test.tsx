import { type WeeklyRecap, weeklyRecap } from '@netlik/contract/study/weekly-recap';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { WeekStoryRow } from './week-story-row.tsx';

const story: WeeklyRecap = {
  from: '2026-11-09' as WeeklyRecap['from'],
  to: '2026-11-15' as WeeklyRecap['to'],
  isRunning: false,
  isThin: false,
  seconds: 14_400,
  questions: 140,
  days: 4,
  before: { seconds: 7200, questions: 60, days: 2 },
  ups: [
    { kind: 'subject', subject: 'matematik', seconds: 9000, before: 3600 },
    { kind: 'net', exam: 'TYT', net: 56, before: 50 },
  ],
  bestHour: { hour: 20, by: 'quality', sessions: 5 },
  next: { kind: 'subject', subject: 'fizik' },
  streak: 4,
};

const on = (instant: string) => vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] });
afterEach(() => void vi.useRealTimers());
const button = () => page.getByRole('button', { name: 'Haftanın hikâyesi' });

it('is on the dashboard on Sunday and Monday only', async () => {
  on('2026-11-17T09:00:00Z');
  const { unmount } = await renderScreen(<WeekStoryRow />);
  await expect.element(button()).not.toBeInTheDocument();
  await unmount();
  on('2026-11-15T09:00:00Z');
  await renderScreen(<WeekStoryRow />);
  await expect.element(button()).toBeVisible();
});

it('tells figures, what went up, the best hour and one sentence for next week', async () => {
  on('2026-11-16T09:00:00Z');
  fakeApi.reply(weeklyRecap.week, story);
  await renderScreen(<WeekStoryRow />);
  await button().click();
  const dialog = page.getByRole('dialog', { name: 'Haftanın hikâyesi' });
  for (const words of [
    '9–15 Kasım 2026',
    '4 sa',
    'önceki hafta 2 sa',
    'önceki hafta 60',
    /TYT neti: 56,00/,
    /^20:00–21:00/,
  ])
    await expect.element(dialog.getByText(words, { exact: typeof words === 'string' })).toBeVisible();
  await expect.element(dialog.getByText('Fizik hiç açılmadı; ona bir saat ayır.')).toBeVisible();
  await expectFits();
  await expectAccessible();
});

it('says honestly that a week has too little to tell, and offers no picture of it', async () => {
  on('2026-11-16T09:00:00Z');
  const thin: WeeklyRecap = {
    ...story,
    isThin: true,
    before: null,
    ups: [],
    bestHour: null,
    next: { kind: 'start' },
  };
  fakeApi.reply(weeklyRecap.week, thin);
  await renderScreen(<WeekStoryRow />);
  await button().click();
  await expect.element(page.getByText(/anlatacak kadar kayıt yok/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /paylaş/ })).not.toBeInTheDocument();
});
