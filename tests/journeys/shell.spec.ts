import type { Locator, Page } from '@playwright/test';
import { listedBelow, menuFor } from '../../apps/web/src/shell/frame/menu/menu.ts';
import { expect, test } from './fixtures.ts';
import { accessibilityFaults, applyAppearance, colourRules, waitUntilLoaded } from './page-checks.ts';
import { demo, newPerson, openUserMenu, signIn } from './people.ts';

const people = {
  student: { role: 'student', tier: 'premium' },
  free: { role: 'student', tier: 'free' },
  coach: { role: 'coach', tier: 'free' },
  admin: { role: 'admin', tier: 'free' },
} as const;

const menu = (page: Page) => page.getByRole('navigation', { name: 'Ana menü' });
const links = (list: Locator) => list.getByRole('link');
const hrefs = (list: Locator) =>
  links(list).evaluateAll((all) => all.map((link) => link.getAttribute('href')));

for (const [who, { role, tier }] of Object.entries(people)) {
  const places = menuFor({ role, consent: 'given', plan: { tier } });
  const firstPages = places.map(({ screens }) => screens[0]!.path);
  const listed = places.flatMap((place) => [
    place.screens[0]!.path,
    ...listedBelow(place).map(({ path }) => path),
  ]);
  const openHome = async (page: Page) => {
    await signIn(page, demo[who as keyof typeof people]);
    await page.goto('/');
    await waitUntilLoaded(page);
  };

  test(`the rail of the ${who} has the five places, and every page when it is wide`, {
    tag: '@wide',
  }, async ({ page }) => {
    await openHome(page);
    const header = page.getByRole('banner');
    await expect(links(menu(page))).toHaveText(places.map(({ label }) => label));
    expect(await hrefs(menu(page))).toEqual(firstPages);
    await expect(header.getByRole('button', { name: 'Ara' })).toBeVisible();
    await expect(header.getByRole('button', { name: /^Bildirim/ })).toBeVisible();
    await expect(header.getByRole('button', { name: /^Hesap menüsü/ })).toBeVisible();

    const upgrade = header.getByRole('link', { name: /^Premium’a geç/ });
    await expect(upgrade).toHaveCount(who === 'free' ? 1 : 0);
    if (who === 'free') {
      await expect(upgrade).toHaveAttribute('href', 'https://premium.netlik.example/');
      await expect(upgrade).toHaveAttribute('rel', 'noopener noreferrer');
    }

    await page.setViewportSize({ width: 1440, height: 700 });
    const isCut = () =>
      header.evaluate((rail) =>
        [...rail.querySelectorAll('a, button')]
          .map((part) => part.getBoundingClientRect())
          .some(({ top, bottom }) => top < 0 || bottom > innerHeight),
      );
    expect(await isCut(), 'the rail in a window of 700 px').toBe(false);

    await header.getByRole('button', { name: 'Menüyü genişlet' }).click();
    expect(await hrefs(menu(page))).toEqual(listed);
    const last = links(menu(page)).last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(header.getByRole('button', { name: /^Hesap menüsü/ })).toBeInViewport();
  });

  test(`the bar of a phone leads the ${who} to the five places`, { tag: '@phone' }, async ({ page }) => {
    await openHome(page);
    const bar = page.getByRole('navigation', { name: 'Ana yerler' });
    await expect(links(bar)).toHaveText(places.map(({ label }) => label));
    for (const path of firstPages) {
      await links(bar)
        .and(page.locator(`[href="${path}"]`))
        .click();
      await expect(page).toHaveURL((url) => url.pathname === path);
      await waitUntilLoaded(page);
      await expect(page.getByRole('banner').getByRole('button', { name: /^Hesap menüsü/ })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
  });

  test(`each page in the menu of the ${who} opens`, { tag: '@wide' }, async ({ page }) => {
    // Proportional to the number of menu items.
    test.slow();
    await openHome(page);
    await page.getByRole('button', { name: 'Menüyü genişlet' }).click();
    for (const path of listed) {
      await links(menu(page))
        .and(page.locator(`[href="${path}"]`))
        .last()
        .click();
      await expect(page).toHaveURL((url) => url.pathname === path);
      await waitUntilLoaded(page);
      await expect(page.getByText('Böyle bir sayfa yok')).toHaveCount(0);
    }
  });
}

test('the rail is narrow by default, and its width is saved per person', { tag: '@wide' }, async ({
  page,
}) => {
  const width = async () => (await page.getByRole('banner').boundingBox())!.width;
  await signIn(page, demo.student);
  await page.goto('/dashboard');
  await expect(menu(page)).toBeVisible();
  expect(await width()).toBe(72);
  await page.getByRole('button', { name: 'Menüyü genişlet' }).click();
  expect(await width()).toBe(250);
  await page.reload();
  await expect(menu(page)).toBeVisible();
  expect(await width()).toBe(250);

  const kept = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key !== 'netlik.session'),
  );
  await signIn(page, demo.coach);
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value as string);
  }, kept);
  await page.goto('/');
  await expect(menu(page)).toBeVisible();
  expect(await width()).toBe(72);
});

test('the face of a phone opens a drawer that traps and restores the focus', { tag: '@phone' }, async ({
  page,
}) => {
  await signIn(page, demo.student);
  await page.goto('/dashboard');
  const opener = page.getByRole('button', { name: /^Hesap menüsü/ });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Menü' });
  await expect(drawer).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await drawer.getByRole('link', { name: 'Profilim' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('Ctrl K searches pages, opens one and focuses its heading', async ({ page }) => {
  await signIn(page, demo.student);
  await page.goto('/dashboard');
  await waitUntilLoaded(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Sayfa ve işlem ara' });
  const palette = page.getByRole('dialog');
  await expect(field).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await field.fill('UNIVERSITE');
  const pages = palette.getByRole('option').filter({ hasText: /Sayfa$/ });
  await expect(pages).toHaveText([/^Hedeflerim/, /^Program ara/]);
  await field.fill('böyle bir şey yok');
  await expect(page.getByText('“böyle bir şey yok” için bir şey bulamadım.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toBeVisible();
  await field.fill('');
  await page.keyboard.press('ArrowDown');
  await expect(palette.getByRole('option', { selected: true })).toHaveText(/^Çalışma planım/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/study-plan$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/· Netlik$/);
});

test('Ctrl K finds a topic and a programme, and opens the topic', async ({ page }) => {
  await signIn(page, demo.student);
  await page.goto('/dashboard');
  await waitUntilLoaded(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Sayfa ve işlem ara' });
  await field.fill('bilgisayar mühendisliği');
  await expect(page.getByRole('option', { name: /Program$/ }).first()).toBeVisible();
  await field.fill('turev');
  const topic = page.getByRole('option', { name: /^Türev.*Konu$/ });
  await expect(topic.first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await topic.first().click();
  await expect(page).toHaveURL(/\/topic-map\?subject=/);
  await expect(page.getByRole('dialog').or(page.getByRole('main')).first()).toContainText('Türev');
});

test('the command palette toggles with its key and runs actions', { tag: '@wide' }, async ({ page }) => {
  await signIn(page, demo.coach);
  await page.goto('/coach-dashboard');
  await waitUntilLoaded(page);
  const opener = page.getByRole('button', { name: 'Ara' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Sayfa ve işlem ara' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  const theme = () => page.locator('html').getAttribute('data-theme');
  const before = await theme();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('koyu');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  expect(await theme()).not.toBe(before);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('cikis');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
});

test('the user menu shows the person, closes on Escape and outside clicks, and is accessible', {
  tag: '@wide',
}, async ({ page }) => {
  await signIn(page, demo.student);
  await page.goto('/dashboard');
  const menu = await openUserMenu(page);
  await expect(menu.getByText('Zeynep Kaya')).toBeVisible();
  await expect(menu.getByText('Öğrenci · Premium')).toBeVisible();
  await menu.getByRole('button', { name: 'Renkler ve tasarım' }).click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await applyAppearance(page, { theme: 'dark' });
  expect(await accessibilityFaults(page, { rules: colourRules })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Hesap menüsü/ })).toBeFocused();
  await openUserMenu(page);
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 4, y: 4 } });
  await expect(menu).toHaveCount(0);
  await openUserMenu(page);
  await menu.getByRole('link', { name: 'Profil ayarları' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(menu).toHaveCount(0);
});

test('has the current page marked, a skip link, and restores the scroll position', async ({
  page,
  isMobile,
}) => {
  await signIn(page, demo.student);
  await page.goto('/profile');
  await waitUntilLoaded(page);
  await page.evaluate(() => document.fonts.ready);
  const back = page.getByRole('navigation', { name: 'Bulunduğun yer' }).getByRole('link', { name: 'Ben' });
  await expect(back).toHaveAttribute('href', '/me');
  if (!isMobile) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await expect(page).toHaveURL(/\/profile$/);
  }
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('panel');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/profile$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
});

test('an old address redirects after signing in, with query and hash', async ({ page }) => {
  await page.goto('/education?sekme=okul#egitim');
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile%3Fsekme%3Dokul%23egitim$/);
  await page.getByLabel('E-posta').fill(demo.student);
  await page.getByLabel('Şifre', { exact: true }).fill('netlik123');
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(page).toHaveURL(/\/profile\?sekme=okul#egitim$/);
});

test('the appearance chosen on one device applies on another at its next start', async ({
  page,
  otherDevice,
}) => {
  const { email, password } = await newPerson();
  await signIn(page, email, password);
  await page.goto('/dashboard');
  await signIn(otherDevice.page, email, password);
  await otherDevice.page.goto('/dashboard');
  await waitUntilLoaded(otherDevice.page);

  const menu = await openUserMenu(page);
  await menu.getByRole('button', { name: 'Renkler ve tasarım' }).click();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await menu.getByText('Yumuşak', { exact: true }).click();
  await saved;
  await otherDevice.page.reload();
  await expect(otherDevice.page.locator('html')).toHaveAttribute('data-mode', 'soft');
});
