import { questionEntries } from '@netlik/contract/study/question-entries';
import { studyDay } from '@netlik/domain/study-day';
import { expect, test } from './fixtures.ts';
import { item, open } from './notification-steps.ts';
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
  await open(page);
  await expect(item(page, 'Yeni rozet: Hızlı başlangıç')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'XP dökümü' }).click();
  await expect(page.getByRole('dialog').getByText('Hızlı başlangıç', { exact: true })).toBeVisible();
});
