import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { awaitMail, newEmail } from './people.ts';
import { digits } from './timer-steps.ts';

const MAX_TAPS = 22;
const MAX_MS = 90_000;

/** Counts touches: a tap into a field is one, typing is none. */
const countTaps = () => {
  const done = { taps: 0, passwords: 0 };
  const tap = async (target: Locator) => {
    done.taps += 1;
    await target.click();
  };
  return {
    done,
    tap,
    type: async (field: Locator, text: string) => {
      await tap(field);
      if ((await field.getAttribute('type')) === 'password') done.passwords += 1;
      await field.fill(text);
    },
    /** Opens the list, then selects a row. */
    pick: async (list: Locator, option: string) => {
      done.taps += 2;
      await list.selectOption(option);
    },
  };
};

test('a new student under 18 comes from the registration to a running timer', {
  tag: ['@phone', '@main'],
}, async ({ page }) => {
  const { done, tap, type, pick } = countTaps();
  const [email, password] = [newEmail(), 'kirmizi-pencere'];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/register');
  const startedAt = Date.now();

  await type(page.getByLabel(/^Ad /), 'İpek');
  await type(page.getByLabel(/^Soyad /), 'Işık');
  await type(page.getByLabel('E-posta'), email);
  await type(page.getByLabel('Şifre', { exact: true }), password);
  await type(page.getByLabel('Şifre (tekrar)'), password);
  await tap(button('Kayıt ol'));
  await expect(page.getByRole('heading', { name: 'E-postanı kontrol et' })).toBeVisible();

  await awaitMail(email, 'E-posta adresini doğrula');
  await page.goto('/dev/outbox');
  const mail = page.locator('details').filter({ hasText: email });
  await tap(mail.locator('summary'));
  await tap(mail.getByRole('link'));
  await tap(button('Doğrula ve başla'));

  await pick(page.getByLabel('Doğum yılın'), String(new Date().getFullYear() - 16));
  await type(page.getByLabel('Velinin adı soyadı'), 'Nalan Işık');
  await type(page.getByLabel('Velinin e-postası'), newEmail());
  await tap(page.getByLabel('Aydınlatma metnini okudum ve anladım.'));
  await tap(button('Onayla ve başla'));

  await tap(button('11. sınıf'));
  await tap(button('Sayısal'));
  await tap(page.getByRole('group').getByRole('button').first());
  await tap(page.getByRole('group', { name: 'Hafta içi bir gün' }).getByRole('button', { name: '2 sa' }));
  await tap(page.getByRole('group', { name: 'Hafta sonu bir gün' }).getByRole('button', { name: '4 sa' }));
  await tap(button('Devam'));
  await expect(page.getByText(/Zamanlayıcı, planlar.* hemen açık/)).toBeVisible();
  await tap(button('TYT Matematik'));

  await expect(digits(page)).toHaveText(/^09:5\d$/);
  expect(Date.now() - startedAt).toBeLessThan(MAX_MS);
  expect(done.passwords, 'the password and its repetition').toBe(2);
  expect(done.taps).toBeLessThanOrEqual(MAX_TAPS);

  await page.goto('/dashboard');
  await expect(page.getByText('Velinin onayı bekleniyor')).toBeVisible();
  await expect(page.getByText('18 sa', { exact: false }).first()).toBeVisible();
});
