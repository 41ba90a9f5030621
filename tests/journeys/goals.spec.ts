import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { accessibilityFaults, waitUntilLoaded } from './page-checks.ts';
import { newPerson, signIn } from './people.ts';
import { png } from './png.ts';

const openGoals = async (page: Page) => {
  const person = await newPerson();
  await signIn(page, person.email, person.password);
  await page.goto('/goals');
  await waitUntilLoaded(page);
};

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Hedef ekle' });
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

test('a first goal is found, added with its photo, and shows its score', async ({ page }) => {
  await openGoals(page);
  await page.getByRole('button', { name: 'İlk hedefini ekle' }).click();
  await dialog(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog(page).getByText('Üniversite adı gereklidir')).toBeVisible();
  await expect(dialog(page).getByText('Bölüm gereklidir')).toBeVisible();

  const university = dialog(page).getByRole('combobox', { name: 'Üniversite' });
  await university.click();
  await university.pressSequentially('bogazici');
  await page.getByRole('option', { name: 'Boğaziçi Üniversitesi' }).click();
  const department = dialog(page).getByRole('combobox', { name: 'Bölüm' });
  await department.click();
  await department.pressSequentially('bilgisayar müh');
  await page.getByRole('option', { name: 'Bilgisayar Mühendisliği', exact: true }).click();
  const buffer = png(640, 480);
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'kapi.png', mimeType: 'image/png', buffer });
  await expect(dialog(page).getByText(/^kapi\.png/)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog(page)).toHaveCount(0);

  const card = cards(page);
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('1. öncelik · Yüksek');
  await expect(card).toContainText(/2026 en düşük yerleştirme puanı.*\d{3},\d{3} SAY/);
  await expect(card.locator('img')).toHaveAttribute('src', /^\/api\/files\/universities\//);
  await page.reload();
  await expect(card.locator('img')).toBeVisible();
});
