import { users } from '@netlik/contract/identity/users';
import { studyRuns } from '@netlik/contract/study/study-runs';
import { studySessions } from '@netlik/contract/study/study-sessions';
import type { Page } from '@playwright/test';
import { savedTexts } from '../../apps/web/src/study/study-runs/timer.texts.ts';
import { expect } from './fixtures.ts';
import { waitUntilLoaded } from './page-checks.ts';
import { api, type NewPerson, newPerson, signIn } from './people.ts';

export const PAGE = '/study-tracker/timer';
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

export const offlineFaults = [/^lost: /, /ERR_INTERNET_DISCONNECTED/];

/** A new student who has seen the tutorials, with functions that read their data from the API. */
export const createStudent = async () => {
  const person = await newPerson();
  const { token } = person;
  for (const page of ['timer', 'dashboard'] as const)
    await api()(users.tutorialSeen, { body: { page } }, token);
  const listSessions = async () => (await api()(studySessions.list, { query: {} }, token)).data;
  const getActiveRun = async () => (await api()(studyRuns.active, {}, token)).data.run;
  return { person, listSessions, getActiveRun };
};

export const open = async (page: Page, { email, password }: NewPerson, address = PAGE) => {
  await signIn(page, email, password);
  await page.goto(address);
  await waitUntilLoaded(page);
};

export const digits = (page: Page) => page.getByRole('timer').first();
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page) => page.getByRole('dialog');

/** The time on the clock face, in seconds. */
export const shownSeconds = async (page: Page) =>
  ((await digits(page).textContent()) ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** Waits until the clock face has advanced by this many seconds. */
export const studyFor = async (page: Page, seconds: number) => {
  const from = await shownSeconds(page);
  await expect
    .poll(async () => Math.abs((await shownSeconds(page)) - from), { timeout: (seconds + 60) * 1000 })
    .toBeGreaterThanOrEqual(seconds);
};

export const pressStart = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Başla', exact: true }).click();

/** Waits until the server has registered the run. */
export const startAndWaitForServer = async (page: Page) => {
  const watched = page.waitForResponse((answer) => answer.url().endsWith('/run/start') && answer.ok());
  await pressStart(page);
  await watched;
  await expect(digits(page)).toBeVisible();
};

export const start = async (page: Page) => {
  await page.getByRole('button', { name: /^(Ne çalışacağını seç|Değiştir)$/ }).click();
  await dialog(page).getByLabel('Ders', { exact: true }).selectOption('matematik');
  await startAndWaitForServer(page);
};

export const stop = async (page: Page) => {
  await button(page, 'Bitir').click();
  await dialog(page).getByRole('button', { name: 'Bitir', exact: true }).click();
};

export const submitFeedback = async (page: Page) => {
  const feedback = page.getByRole('dialog', { name: 'Nasıl geçti?' });
  await feedback.getByText('İyi', { exact: true }).click();
  await feedback.getByText('Mutlu').click();
  await feedback.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(feedback).toHaveCount(0);
};

export const savedRegion = (page: Page) => page.getByRole('region', { name: savedTexts.title });
