import { savedTexts } from '../apps/web/src/features/study/study-runs/timer.texts.ts';
import { expect, test } from './fixtures.ts';
import { accessibilityFaults, goOffline } from './page-checks.ts';
import { signOutByMenu } from './people.ts';
import {
  button,
  dialog,
  digits,
  evaluate,
  offline,
  open,
  PAGE,
  pressStart,
  saved,
  shown,
  start,
  stop,
  student,
} from './timer-steps.ts';

test('two tabs show one timer, and a dock stands beside the other pages', async ({ page, context }) => {
  const { person } = await student();
  await open(page, person);
  await start(page);
  const other = await context.newPage();
  await other.goto('/profile');
  const dock = other.getByRole('complementary', { name: 'Zamanlayıcı' });
  await expect(dock).toContainText('TYT Matematik');
  await dock.getByRole('button', { name: 'Duraklat' }).click();
  await expect(page.getByText('Duraklatıldı')).toBeVisible();
  await button(page, 'Sürdür').click();
  await expect(dock).toContainText('Odak');
  expect(await accessibilityFaults(other)).toEqual([]);
  await dock.getByRole('link').click();
  await expect(other).toHaveURL(PAGE);
  await expect(dock).toHaveCount(0);
  expect(Math.abs((await shown(page)) - (await shown(other)))).toBeLessThanOrEqual(1);
});

test('a second device sees the run and takes it over', async ({ page, otherDevice }) => {
  const { person, running } = await student();
  const there = otherDevice.page;
  await open(there, person);
  await expect(button(there, 'Ne çalışacağını seç')).toBeVisible();
  await open(page, person);
  await start(page);
  await expect(there.getByRole('heading', { name: 'Başka bir cihazda çalışıyorsun' })).toBeVisible();
  await expect(button(there, 'Duraklat')).toHaveCount(0);
  expect(Math.abs((await shown(page)) - (await shown(there)))).toBeLessThanOrEqual(2);
  expect(await accessibilityFaults(there)).toEqual([]);
  // A pause here is seen there.
  await button(page, 'Duraklat').click();
  await expect(there.getByText('Duraklatıldı')).toBeVisible();
  const { id } = (await running())!;
  await button(there, 'Bu cihaza al').click();
  await expect(button(there, 'Sürdür')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Başka bir cihazda çalışıyorsun' })).toBeVisible();
  expect((await running())!.id).toBe(id);
  await button(there, 'Sürdür').click();
  await there.waitForTimeout(5_200);
  await stop(there);
  await evaluate(there);
  await expect(button(page, 'Ne çalışacağını seç').or(button(page, 'Çalışmaya başla'))).toBeVisible();
});

test('a start that another device was quicker with shows its run', async ({ page, otherDevice, faults }) => {
  faults.expect(/status of 409/);
  const { person } = await student();
  const there = otherDevice.page;
  await open(page, person);
  await button(page, 'Ne çalışacağını seç').click();
  await open(there, person);
  await start(there);
  await dialog(page).getByLabel('Ders', { exact: true }).selectOption('fizik');
  await pressStart(page);
  await expect(page.getByText('Başka bir cihazda çalışan bir zamanlayıcın var.').last()).toBeVisible();
  await expect(button(page, 'Bu cihaza al')).toBeVisible();
  await expect(digits(there)).toBeVisible();
});

test('a stop whose answer is lost waits on the device, and is saved once', { tag: '@long' }, async ({
  page,
  faults,
}) => {
  faults.expect(/^lost: POST .*\/run\/stop/, /ERR_CONNECTION_RESET/);
  const { person, kept, running } = await student();
  await open(page, person);
  await start(page);
  await page.waitForTimeout(5_200);
  // The server does it every time; only its answer never comes.
  await page.route('**/run/stop', async (route) => {
    // The reload below gives one up under way.
    await route.fetch().catch(() => undefined);
    await route.abort('connectionreset').catch(() => undefined);
  });
  await stop(page);
  await evaluate(page);
  await expect(saved(page)).toContainText(savedTexts.waiting);
  await expect(
    page.getByText('Sunucu taraflı zamanlayıcı oturumu kapatılamadı.', { exact: false }).last(),
  ).toBeVisible();
  await page.reload();
  await expect(button(page, 'Çalışmaya başla')).toBeVisible();
  await page.unroute('**/run/stop');
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/run/stop') && answer.ok());
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await sent;
  expect(await kept()).toHaveLength(1);
  expect(await running()).toBeNull();
});

test('what was begun and ended without a connection is kept, unverified', { tag: '@long' }, async ({
  page,
  context,
  faults,
}) => {
  faults.expect(...offline);
  const { person, kept } = await student();
  await open(page, person);
  await button(page, 'Ne çalışacağını seç').click();
  await expect(dialog(page)).toBeVisible();
  await goOffline(page);
  await dialog(page).getByRole('button', { name: 'TYT', exact: true }).click();
  await pressStart(page);
  await expect(page.getByText('Çevrimdışısın. Süren bu cihazda tutuluyor', { exact: false })).toBeVisible();
  await page.waitForTimeout(5_200);
  await stop(page);
  await expect(page.getByRole('dialog', { name: 'Nasıl geçti?' })).toBeVisible();
  await evaluate(page);
  await context.setOffline(false);
  await expect(saved(page)).toContainText(savedTexts.saved);
  const [session, ...more] = await kept();
  expect(more).toEqual([]);
  expect(session).toMatchObject({ subject: 'exam_TYT', source: 'timer', verifiedMinutes: 0 });
});

test('signing out asks first, leaves nothing on the device, and the run can be taken up again', async ({
  page,
}) => {
  const { person } = await student();
  await open(page, person);
  await start(page);
  await signOutByMenu(page);
  await expect(dialog(page)).toContainText('Sunucuda sürüyor');
  await dialog(page).getByRole('button', { name: 'Yine de çık' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page).not.toHaveTitle(/TYT Matematik/);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('netlik.timer.'))),
  ).toEqual([]);
  await open(page, person);
  await button(page, 'Bu cihaza al').click();
  await expect(button(page, 'Duraklat')).toBeVisible();
});
