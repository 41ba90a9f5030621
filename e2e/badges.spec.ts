import { questionEntries } from '@netlik/contract/question-entries';
import { studyDay } from '@netlik/domain/study-day';
import { expect, test } from './fixtures.ts';
import { waitUntilLoaded } from './page-checks.ts';
import { api, newPerson, signIn } from './people.ts';

test('a badge comes by itself to an open wall, with a notification and its XP', async ({ page }) => {
  const person = await newPerson();
  await signIn(page, person.email, person.password);
  await page.goto('/motivation/badges');
  await waitUntilLoaded(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('0 / 98')).toBeVisible();
  const body = { date: studyDay(new Date()), subject: 'tarih', correct: 60, wrong: 0 };
  await api()(questionEntries.create, { body }, person.token);
  await expect(page.getByText('1 / 98')).toBeVisible();
  await expect(page.getByText('Yeni rozet: Hızlı başlangıç').first()).toBeVisible();
  await page.getByRole('button', { name: 'XP dökümü' }).click();
  await expect(page.getByRole('dialog').getByText('Hızlı başlangıç', { exact: true })).toBeVisible();
});
