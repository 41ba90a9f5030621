import { studySessions } from '@netlik/contract/study/study-sessions';
import { savedTexts } from '../../apps/web/src/study/study-runs/timer.texts.ts';
import { expect, test } from './fixtures.ts';
import { accessibilityFaults, layoutFaults } from './page-checks.ts';
import { api, openUserMenu } from './people.ts';
import { studySession } from './study-session.ts';
import {
  button,
  createStudent,
  dialog,
  digits,
  open,
  pressStart,
  savedRegion,
  start,
  stop,
  studyFor,
  submitFeedback,
} from './timer-steps.ts';

test('a session of five seconds is saved, verified and summarised', { tag: '@main' }, async ({ page }) => {
  const { person, listSessions } = await createStudent();
  await open(page, person);
  await page.evaluate(() => {
    addEventListener('study-session-created', () => document.body.setAttribute('data-told', 'yes'));
  });
  await start(page);
  await studyFor(page, 6);
  await stop(page);
  await dialog(page).getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(dialog(page)).toContainText('Çalışmanın kalitesini seç');
  await expect(dialog(page)).toContainText('Ruh halini seç');
  await dialog(page).getByLabel(/^Not/).fill('a'.repeat(501));
  await expect(dialog(page)).toContainText('501 / 500');
  await dialog(page).getByLabel(/^Not/).fill('türev');
  await dialog(page).getByRole('button', { name: 'Artır' }).click();
  await expect(dialog(page)).toContainText('Çok az');
  await submitFeedback(page);
  await expect(savedRegion(page)).toContainText(savedTexts.saved);
  await expect(savedRegion(page)).toContainText('TYT Matematik');
  await expect(savedRegion(page)).toContainText(savedTexts.days(1));
  await expect(page.locator('body')).toHaveAttribute('data-told', 'yes');
  const [session, ...more] = await listSessions();
  expect(more).toEqual([]);
  expect(session).toMatchObject({
    subject: 'matematik',
    quality: 4,
    mood: 'Mutlu',
    notes: 'türev',
    source: 'timer',
  });
  expect(session!.distractions).toBe(1);
  // Five seconds, as minutes with two decimals.
  expect(session!.duration).toBeGreaterThanOrEqual(0.08);
  expect(session!.verifiedMinutes).toBe(session!.duration);
  expect(await layoutFaults(page)).toEqual([]);
});

test('a run under five seconds is not saved', async ({ page }) => {
  const { person, listSessions, getActiveRun } = await createStudent();
  await open(page, person);
  await start(page);
  await stop(page);
  await expect(page.getByText('5 saniyeden kısa çalışmalar kaydedilmez.').last()).toBeVisible();
  await expect(button(page, 'Çalışmaya başla')).toBeVisible();
  await expect.poll(getActiveRun).toBeNull();
  expect(await listSessions()).toEqual([]);
});

test('one tap starts the timer in a fresh browser, however late the last session comes', async ({ page }) => {
  const { person } = await createStudent();
  await api()(studySessions.create, { body: studySession({ subject: 'kimya' }) }, person.token);
  const isLastSession = /\/api\/study-sessions\?limit=1$/;
  let reply: () => void = () => undefined;
  const isAwaited = new Promise<void>((resolve) => {
    reply = resolve;
  });
  await page.route(isLastSession, async (route) => {
    await isAwaited;
    await route.continue();
  });
  await open(page, person, '/dashboard');
  const asked = page.waitForRequest(isLastSession);
  await page.getByRole('main').getByRole('link', { name: 'Çalışmaya başla' }).click();
  await asked;
  await expect(page.getByRole('heading', { name: 'Zamanlayıcı', level: 1 })).toBeVisible();
  reply();
  await expect(button(page, 'Duraklat')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Kimya');
  await expect(dialog(page)).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
});

test('Escape offers to finish while the pause button has the focus', { tag: '@wide' }, async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'keys are for keyboards');
  const { person } = await createStudent();
  await open(page, person);
  await start(page);
  await expect(button(page, 'Duraklat')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Çalışmayı bitirelim mi?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page, 'Duraklat')).toBeFocused();

  const menu = await openUserMenu(page);
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
});

test('the timer works by keyboard, and every dialog is accessible', { tag: '@wide' }, async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'keys are for keyboards; the phone has its own test');
  const { person } = await createStudent();
  await open(page, person);
  await page.keyboard.press(' ');
  await expect(page.getByRole('dialog', { name: 'Çalışmanı kur' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Başla', exact: true }).press('Enter');
  await expect(dialog(page)).toContainText('Bir ders ya da deneme türü seç');
  await expect(dialog(page).getByLabel('Ders', { exact: true })).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Branş' }).click();
  await expect(dialog(page).getByLabel('Branş dersi')).toBeVisible();
  await dialog(page).getByLabel('Ders', { exact: true }).selectOption('kimya');
  await expect(dialog(page).getByLabel('Branş dersi')).toHaveCount(0);
  await dialog(page).getByLabel('Çalışma süresi').press('Enter');
  await expect(digits(page)).toBeVisible();
  await page.locator('h1').focus();
  await page.keyboard.press(' ');
  await expect(page.getByText('Duraklatıldı')).toBeVisible();
  await page.keyboard.press(' ');
  await expect(page.getByText('Odak', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Çalışmayı bitirelim mi?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Odak', { exact: true })).toBeVisible();

  await button(page, 'Tam ekran').click();
  const focus = page.getByRole('dialog', { name: 'Odak görünümü' });
  await expect(focus.getByRole('timer')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press(' ');
  await expect(focus.getByText('Duraklatıldı')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(focus).toHaveCount(0);
  await button(page, 'Sürdür').click();
  await studyFor(page, 6);
  await stop(page);
  await expect(page.getByRole('dialog', { name: 'Nasıl geçti?' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('on a phone the dialogs are accessible and fit the screen, and the clock face is remembered', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the wide screen has its own test');
  const { person } = await createStudent();
  await open(page, person);
  await button(page, 'Ne çalışacağını seç').click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog(page).getByLabel('Ders', { exact: true }).selectOption('matematik');
  await pressStart(page);
  await page.getByText('Rakam', { exact: true }).click();
  expect(await layoutFaults(page)).toEqual([]);
  await page.reload();
  await expect(digits(page)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Rakam' })).toBeChecked();
  await page.goto('/profile');
  await expect(page.getByRole('complementary', { name: 'Zamanlayıcı' })).toContainText('TYT Matematik');
  expect(await layoutFaults(page)).toEqual([]);
});
