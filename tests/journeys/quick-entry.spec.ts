import { questionEntries } from '@netlik/contract/study/question-entries';
import { studyDay } from '@netlik/domain/study-day';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { waitUntilLoaded } from './page-checks.ts';
import { api, newPerson, signIn } from './people.ts';

/** Types a line into the palette and takes it into the dialog. */
const typeLine = async (page: Page, line: string) => {
  await page.goto('/calendar/question');
  await waitUntilLoaded(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Sayfa ve işlem ara' }).fill(line);
  await page.getByRole('option', { name: `Kaydet: ${line}` }).click();
  return page.getByRole('dialog', { name: 'Soru kaydet' });
};

const saved = async (token: string) =>
  (await api()(questionEntries.list, { query: { date: studyDay(new Date()) } }, token)).data;

test('one line on a phone becomes a saved entry, and is taken back', { tag: '@main' }, async ({ page }) => {
  const person = await newPerson();
  await signIn(page, person.email, person.password);
  const dialog = await typeLine(page, 'mat türev 40 soru 32d 6y');
  await expect(dialog.getByRole('button', { name: 'AYT Matematik' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Kaydedildi: 38 soru, AYT Matematik.', { exact: true }).last()).toBeVisible();
  expect(await saved(person.token)).toMatchObject([
    { subject: 'matematik_ayt', topic: 'Türev', correct: 32, wrong: 6 },
  ]);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByText('Kayıt geri alındı.', { exact: true }).last()).toBeVisible();
  expect(await saved(person.token)).toEqual([]);
});

test('nonsense says what was not understood and saves nothing', async ({ page }) => {
  const person = await newPerson();
  await signIn(page, person.email, person.password);
  const dialog = await typeLine(page, 'asdf 12 qwer');
  await expect(dialog.getByText('Anlamadım, kaydetmeyeceğim: asdf, 12, qwer')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Kaydet' })).toBeDisabled();
  await dialog.getByLabel('Ne yaptın?').press('Enter');
  expect(await saved(person.token)).toEqual([]);
});
