import { habits } from '@netlik/contract/study/habits';
import { questionEntries } from '@netlik/contract/study/question-entries';
import { studyDay } from '@netlik/domain/study-day';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { waitUntilLoaded } from './page-checks.ts';
import { api, type NewPerson, newPerson, signIn } from './people.ts';

/** Waits for the page's event stream, so that no later event is missed. */
const openHabits = async (page: Page, person: NewPerson) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, person.email, person.password);
  const stream = page.waitForResponse((response) => response.url().includes('/api/habits/events'));
  await page.goto('/habits');
  await waitUntilLoaded(page);
  expect((await stream).headers()['content-type']).toContain('text/event-stream');
  await page.keyboard.press('Escape');
};

const row = (page: Page, name: string) => page.getByRole('row', { name });

test('a habit begun and completed here shows on the other device, and taken back there it is open here', {
  tag: '@main',
}, async ({ page, otherDevice }) => {
  const person = await newPerson();
  const other = otherDevice.page;
  await openHabits(other, person);
  await openHabits(page, person);
  await page.getByRole('button', { name: 'Alışkanlık ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni alışkanlık' });
  await dialog.getByLabel('İsim').fill('20 paragraf');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(row(other, '20 paragraf')).toBeVisible();
  await page.getByRole('button', { name: '20 paragraf: tamamla' }).click();
  await expect(row(other, '20 paragraf')).toContainText('1 gün');
  await other.getByRole('button', { name: '20 paragraf: bugünü geri al' }).click();
  await expect(page.getByRole('button', { name: '20 paragraf: tamamla' })).toBeVisible();
  await expect(row(page, '20 paragraf')).toContainText('0 gün');
});

test('solved questions complete a habit by themselves while its page is open', async ({ page }) => {
  const person = await newPerson();
  const call = api();
  const schedule = { timeStart: '23:30', recurrence: 'daily' } as const;
  const auto = { kind: 'questions_solved', target: 20 } as const;
  await call(habits.create, { body: { name: 'Soru çözmek', schedule, auto } }, person.token);
  await openHabits(page, person);
  await expect(row(page, 'Soru çözmek')).toContainText('20 soru çözünce tamamlanır');
  const entry = { date: studyDay(new Date()), subject: 'fizik', correct: 18, wrong: 3 };
  await call(questionEntries.create, { body: entry }, person.token);
  await expect(row(page, 'Soru çözmek')).toContainText('Kendiliğinden');
});
