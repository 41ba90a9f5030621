import { savedTexts } from '../../apps/web/src/study/study-runs/timer.texts.ts';
import { expect, test } from './fixtures.ts';
import { accessibilityFaults, goOffline } from './page-checks.ts';
import { signOutByMenu } from './people.ts';
import {
  button,
  createStudent,
  dialog,
  digits,
  offlineFaults,
  open,
  PAGE,
  pressStart,
  savedRegion,
  shownSeconds,
  start,
  stop,
  studyFor,
  submitFeedback,
} from './timer-steps.ts';

test('two tabs show one timer, and other pages show it in a dock', async ({ page, context }) => {
  const { person } = await createStudent();
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
  expect(Math.abs((await shownSeconds(page)) - (await shownSeconds(other)))).toBeLessThanOrEqual(1);
});

test('a second device sees the run and takes it over', { tag: '@main' }, async ({ page, otherDevice }) => {
  const { person, getActiveRun } = await createStudent();
  const there = otherDevice.page;
  await open(there, person);
  await expect(button(there, 'Ne çalışacağını seç')).toBeVisible();
  await open(page, person);
  await start(page);
  await expect(there.getByRole('heading', { name: 'Başka bir cihazda çalışıyorsun' })).toBeVisible();
  await expect(button(there, 'Duraklat')).toHaveCount(0);
  expect(Math.abs((await shownSeconds(page)) - (await shownSeconds(there)))).toBeLessThanOrEqual(2);
  expect(await accessibilityFaults(there)).toEqual([]);
  // Pausing here also pauses on the other device.
  await button(page, 'Duraklat').click();
  await expect(there.getByText('Duraklatıldı')).toBeVisible();
  const { id } = (await getActiveRun())!;
  await button(there, 'Bu cihaza al').click();
  await expect(button(there, 'Sürdür')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Başka bir cihazda çalışıyorsun' })).toBeVisible();
  expect((await getActiveRun())!.id).toBe(id);
  await button(there, 'Sürdür').click();
  await studyFor(there, 6);
  await stop(there);
  await submitFeedback(there);
  await expect(button(page, 'Ne çalışacağını seç').or(button(page, 'Çalışmaya başla'))).toBeVisible();
});

test('starting while another device has a run shows that run', async ({ page, otherDevice, faults }) => {
  faults.expect(/status of 409/);
  const { person } = await createStudent();
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

test('a stop whose reply is lost is queued and saved once', async ({ page, faults }) => {
  faults.expect(/^lost: POST .*\/run\/stop/, /ERR_CONNECTION_RESET/);
  const { person, listSessions, getActiveRun } = await createStudent();
  await open(page, person);
  await start(page);
  await studyFor(page, 6);
  // The server handles every stop; only its reply is dropped.
  await page.route('**/run/stop', async (route) => {
    // The reload below aborts one in flight.
    await route.fetch().catch(() => undefined);
    await route.abort('connectionreset').catch(() => undefined);
  });
  await stop(page);
  await submitFeedback(page);
  await expect(savedRegion(page)).toContainText(savedTexts.waiting);
  await expect(
    page.getByText('Sunucu taraflı zamanlayıcı oturumu kapatılamadı.', { exact: false }).last(),
  ).toBeVisible();
  await page.reload();
  await expect(button(page, 'Çalışmaya başla')).toBeVisible();
  await page.unroute('**/run/stop');
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/run/stop') && answer.ok());
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await sent;
  expect(await listSessions()).toHaveLength(1);
  expect(await getActiveRun()).toBeNull();
});

test('a run started and stopped offline is saved, unverified', async ({ page, context, faults }) => {
  faults.expect(...offlineFaults);
  const { person, listSessions } = await createStudent();
  await open(page, person);
  await button(page, 'Ne çalışacağını seç').click();
  await expect(dialog(page)).toBeVisible();
  await goOffline(page);
  await dialog(page).getByRole('button', { name: 'TYT', exact: true }).click();
  await pressStart(page);
  await expect(page.getByText('Çevrimdışısın. Süren bu cihazda tutuluyor', { exact: false })).toBeVisible();
  await studyFor(page, 6);
  await stop(page);
  await expect(page.getByRole('dialog', { name: 'Nasıl geçti?' })).toBeVisible();
  await submitFeedback(page);
  await context.setOffline(false);
  await expect(savedRegion(page)).toContainText(savedTexts.saved);
  const [session, ...more] = await listSessions();
  expect(more).toEqual([]);
  expect(session).toMatchObject({ subject: 'exam_TYT', source: 'timer', verifiedMinutes: 0 });
});

test('signing out asks first, clears the device, and the run can be resumed', async ({ page }) => {
  const { person } = await createStudent();
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
