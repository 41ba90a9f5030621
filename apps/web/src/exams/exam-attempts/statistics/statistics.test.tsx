import { type ExamAttempt, examAttempts } from '@netlik/contract/exams/exam-attempts';
import { toStudyDay } from '@netlik/domain/study-day';
import { anExamAttempt } from '@netlik/testkit/rows/exams';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../../testing/expect-fits.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../../testing/render-screen.tsx';
import { totalsOf } from '../exam-attempts.queries.ts';
import { Statistics } from './statistics.tsx';

const idOf = (index: number) => `01890a5d-ac96-774b-bcce-b30209${900_000 + index}`;
const attempt = (index: number, correct: number, source: string): ExamAttempt => {
  const subjects = [{ subject: 'tyt_matematik', correct, wrong: 8, blank: 32 - correct }];
  return anExamAttempt({
    id: idOf(index),
    subjects,
    source,
    date: toStudyDay(`2026-10-${10 + index}`),
    createdAt: '2026-10-10T09:00:00.000Z',
    totals: totalsOf(subjects),
  });
};
const attempts = [10, 11, 12, 13, 14, 15].map((correct, index) =>
  attempt(index, correct, index < 4 ? 'Özdebir' : 'Limit'),
);

describe('the statistics of exams', () => {
  it('tells the trend of a subject, publishers, known hours and what blanks cost', async () => {
    fakeApi.reply(examAttempts.hours, [{ attemptId: idOf(5), hour: 10 }]);
    await page.viewport(390, 844);
    // The page passes attempts newest first.
    const oneDay = attempts.map((each, index) => ({
      ...each,
      date: index < 4 ? each.date : attempts[5]!.date,
      createdAt: `2026-10-1${index}T09:00:00.000Z`,
    }));
    const screen = await renderScreen(<Statistics attempts={oneDay.toReversed()} start={null} />);
    await expect.element(screen.getByText('son 13 net · ortalama 10,5 net · 6 deneme')).toBeVisible();
    await expect.element(screen.getByText('+3 net')).toBeVisible();
    expectFits();
    await expectAccessible();
    await screen.getByText('Yayınlar', { exact: true }).click();
    await expect.element(screen.getByText(/^ortalama 9,5 net .* 4 deneme$/)).toBeVisible();
    await screen.getByText('Saatler', { exact: true }).click();
    await expect.element(screen.getByText('Sabah (05–12)')).toBeVisible();
    await expect.element(screen.getByText(/^ortalama 13 net .* 1 deneme$/)).toBeVisible();
    await screen.getByText('Boş ve yanlış', { exact: true }).click();
    await expect
      .element(screen.getByText(/8 yanlış 2 net götürüyor: hepsini boş bıraksan \+2 net/))
      .toBeVisible();
    await expect.element(screen.getByText(/işaretlediğin 123 sorunun %61 kadarı doğru/)).toBeVisible();
    await expect.element(screen.getByText(/19,5 boşu işaretlesen tahmini en çok \+10 net/)).toBeVisible();
  });

  it('says that no hour is known instead of guessing one', async () => {
    fakeApi.reply(examAttempts.hours, []);
    const screen = await renderScreen(<Statistics attempts={attempts} start="TYT" />);
    await screen.getByText('Saatler', { exact: true }).click();
    await expect.element(screen.getByText('Saati bilinen deneme yok')).toBeVisible();
  });
});
