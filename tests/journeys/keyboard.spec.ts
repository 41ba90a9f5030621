import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { mailedLink, newEmail } from './people.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The focused element, and whether its focus is visible. */
const focusStyle = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement;
    const around = [at, at.parentElement!, (at.nextElementSibling ?? at) as HTMLElement];
    // Styles read during a transition are still the old ones.
    for (const element of around) element.style.transition = 'none';
    const look = () =>
      around
        .map((element) => {
          const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } =
            getComputedStyle(element);
          const outline = outlineStyle === 'none' ? '' : outlineWidth + outlineColor;
          return [outline, boxShadow, borderColor].join();
        })
        .join();
    const focused = look();
    at.blur();
    const seen = focused !== look();
    at.focus({ preventScroll: true });
    return { what: at.outerHTML.slice(0, 120), seen };
  });

/** Presses Tab until the control has focus; every stop on the way must show its focus. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    const { what, seen } = await focusStyle(page);
    expect(seen, `nobody sees the focus on ${what}`).toBe(true);
  }
  throw new Error('The Tab key does not lead there');
};

const typeInto = async (page: Page, label: string | RegExp, text: string) => {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
};

test('registering, accepting the notice and signing out work by keyboard', async ({ page }) => {
  const email = newEmail();
  await page.goto('/login');
  await tabTo(page, page.getByRole('link', { name: 'Kayıt ol' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hesabını aç' })).toBeFocused();

  await typeInto(page, 'E-posta', email);
  await typeInto(page, 'Şifre', 'kirmizi-pencere');
  await typeInto(page, 'Şifre (tekrar)', 'kirmizi-pencere');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'E-postanı kontrol et' })).toBeFocused();

  await page.goto(await mailedLink(email, 'verify'));
  await tabTo(page, page.getByRole('button', { name: 'Doğrula ve başla' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByLabel('Doğum yılın'));
  await page.keyboard.type('2005');
  await tabTo(page, page.getByLabel('Aydınlatma metnini okudum ve anladım.'));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Onayla ve başla' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/first-run$/);
  await tabTo(page, page.getByRole('button', { name: 'Soruları geç' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'İlk 10 dakikan' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Şimdi değil' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const opener = page.getByRole('button', { name: /^Hesap menüsü/ });
  for (let presses = 0; presses < 25; presses++) {
    if (await opener.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Çıkış yap' }));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
