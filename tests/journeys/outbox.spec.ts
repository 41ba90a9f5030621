import type { Page } from '@playwright/test';
import { jwt, seconds } from '../../apps/web/src/data/calls/testing/identity.ts';
import { offlineTexts } from '../../apps/web/src/data/offline/offline.texts.ts';
import { outboxTexts as texts } from '../../apps/web/src/data/outbox/outbox.texts.ts';
import { ayse, mehmet } from '../../apps/web/src/testing/people.ts';
import { expect, test } from './fixtures.ts';
import type { OutboxPage } from './outbox-page/main.tsx';
import { serveOutboxPage } from './outbox-page/serve.ts';
import { accessibilityFaults } from './page-checks.ts';

declare const page: OutboxPage;

let site: Awaited<ReturnType<typeof serveOutboxPage>>;
test.beforeAll(async () => {
  site = await serveOutboxPage();
});
test.afterAll(() => site.stop());
test.beforeEach(() => site.answers(() => ({ status: 200 })));
// All tests share one server.
test.describe.configure({ mode: 'serial' });

type Who = typeof ayse;

const signInAs = (tab: Page, user: Who) =>
  tab.evaluate(([person, token]) => page.session.set({ token, refreshToken: 'r', user: person }, true), [
    user,
    jwt({ iat: seconds(), exp: seconds() + 600 }),
  ] as const);

const open = async (tab: Page, user: Who | null = ayse) => {
  await tab.goto(site.url);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  if (user) await signInAs(tab, user);
};

const saveWrites = (tab: Page, ...numbers: number[]) =>
  tab.evaluate(async (list) => {
    for (const n of list)
      await page.save({ body: { n } }, { idempotencyKey: `key-${n}`, label: `${n} soru Matematik` });
  }, numbers);

const waiting = (tab: Page) => tab.evaluate(() => page.countPendingWrites());
const receivedWrites = () => site.writes.map(({ n, key }) => `${n} ${key}`);

test('offline writes survive a reload and are sent in order when online again', async ({
  page: tab,
  context,
  faults,
}) => {
  faults.expect(/answered 503/, /status of 503/);
  await open(tab);
  await context.setOffline(true);
  await saveWrites(tab, 1, 2, 3);
  await expect(tab.getByText(offlineTexts.offline)).toBeVisible();
  await expect(tab.getByText(offlineTexts.waiting(3))).toBeVisible();
  expect(receivedWrites()).toEqual([]);

  // The page reloads from the server and writes from IndexedDB; sending is blocked until the test has seen
  // them.
  site.answers(() => ({ status: 503, message: 'Bakım var' }));
  await context.setOffline(false);
  await tab.reload();
  await expect(tab.getByText(offlineTexts.waiting(3))).toBeVisible();
  expect(new Set(receivedWrites())).toEqual(new Set(['1 key-1']));

  site.answers(() => ({ status: 200 }));
  await expect.poll(() => waiting(tab)).toBe(0);
  expect(receivedWrites()).toEqual(['1 key-1', '2 key-2', '3 key-3']);
  expect(await tab.evaluate(() => page.sent.length)).toBe(3);
  await expect(tab.getByText(offlineTexts.trouble)).toHaveCount(0);
});

test('two tabs send each write once', async ({ page: tab, context }) => {
  await open(tab);
  const other = await context.newPage();
  await open(other, null);
  await context.setOffline(true);
  await saveWrites(tab, 1, 2);
  await saveWrites(other, 3);
  await expect(other.getByText(offlineTexts.waiting(3))).toBeVisible();
  await expect(tab.getByText(offlineTexts.waiting(3))).toBeVisible();
  await context.setOffline(false);
  await Promise.all([tab, other].map((one) => one.evaluate(() => page.flush())));
  expect(receivedWrites()).toEqual(['1 key-1', '2 key-2', '3 key-3']);
  await expect(tab.getByText(offlineTexts.waiting(3))).toHaveCount(0);
  expect(await other.evaluate(() => page.sent.length)).toBe(3);
});

test('a refused write is shown with the server’s message, and the person decides', async ({
  page: tab,
  faults,
}) => {
  faults.expect(/status of 422/);
  await open(tab);
  site.answers(({ n }) => (n === 2 ? { status: 422, message: 'Bu tarih gelecekte.' } : { status: 200 }));
  await saveWrites(tab, 1, 2, 3);
  await tab.getByRole('button', { name: offlineTexts.look }).click();
  const panel = tab.getByRole('dialog', { name: texts.title });
  await expect(panel.getByText('2 soru Matematik')).toBeVisible();
  await expect(panel.getByText('Bu tarih gelecekte.')).toBeVisible();
  await expect(panel.getByText(texts.failed)).toBeVisible();
  expect(receivedWrites()).toEqual(['1 key-1', '2 key-2', '3 key-3']);
  expect(await accessibilityFaults(tab)).toEqual([]);

  await panel.getByRole('button', { name: `${texts.retry}: 2 soru Matematik` }).click();
  await expect.poll(() => receivedWrites().at(-1)).toBe('2 key-2');
  await expect(panel.getByText(texts.failed)).toBeVisible();

  await panel.getByRole('button', { name: `${texts.remove}: 2 soru Matematik` }).click();
  const question = tab.getByRole('dialog', { name: texts.removeTitle });
  await question.getByRole('button', { name: texts.remove, exact: true }).click();
  await expect(panel.getByText(texts.empty)).toBeVisible();
  expect(await waiting(tab)).toBe(0);
});

test('another person on the same device neither sees nor sends the writes', async ({
  page: tab,
  context,
}) => {
  await open(tab);
  await context.setOffline(true);
  await saveWrites(tab, 1);
  await signInAs(tab, mehmet);
  await expect(tab.getByText(offlineTexts.waiting(1))).toHaveCount(0);
  await saveWrites(tab, 2);
  await context.setOffline(false);
  await expect.poll(() => waiting(tab)).toBe(0);
  expect(receivedWrites()).toEqual(['2 key-2']);
  // Signing out removes only that person's writes.
  await tab.evaluate(() => page.session.clear());
  await signInAs(tab, ayse);
  await expect.poll(receivedWrites).toEqual(['2 key-2', '1 key-1']);
});

test('signing out offers to send pending writes, and removes them if told so', async ({
  page: tab,
  context,
}) => {
  await open(tab);
  await context.setOffline(true);
  await saveWrites(tab, 1, 2);
  await tab.getByRole('button', { name: 'Çıkış yap' }).click();
  const question = tab.getByRole('dialog', { name: texts.signOutTitle(2) });
  await question.getByRole('button', { name: texts.send }).click();
  await expect(question.getByText(texts.signOutLeft(2))).toBeVisible();
  expect(await accessibilityFaults(tab)).toEqual([]);
  await tab.keyboard.press('Escape');
  await expect(question).toHaveCount(0);

  await context.setOffline(false);
  await expect.poll(() => waiting(tab)).toBe(0);
  expect(receivedWrites()).toEqual(['1 key-1', '2 key-2']);

  await context.setOffline(true);
  await saveWrites(tab, 3);
  await tab.getByRole('button', { name: 'Çıkış yap' }).click();
  await tab.getByRole('button', { name: texts.leave }).click();
  await expect.poll(() => tab.evaluate(() => page.session.get())).toBeNull();
  await signInAs(tab, ayse);
  expect(await waiting(tab)).toBe(0);
  await context.setOffline(false);
  await tab.evaluate(() => page.flush());
  expect(receivedWrites()).toEqual(['1 key-1', '2 key-2']);
});
