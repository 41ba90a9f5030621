import { signIn as contract } from '@netlik/contract/identity/sign-in';
import { users } from '@netlik/contract/identity/users';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { accessibilityFaults, layoutFaults, waitUntilLoaded } from './page-checks.ts';
import { api, type NewPerson, newPerson, signIn } from './people.ts';
import { png } from './png.ts';

const openGoals = async (page: Page, prepare?: (person: NewPerson) => Promise<unknown>) => {
  const person = await newPerson();
  await prepare?.(person);
  await signIn(page, person.email, person.password);
  await page.goto('/goals');
  await waitUntilLoaded(page);
};

type Goal = { name: string; department: string; priority: number };

const withGoals =
  (goals: Goal[]) =>
  async ({ email, password }: NewPerson) => {
    const { token, user } = (await api()(contract.login, { body: { email, password } })).data;
    await api()(users.update, { params: { id: user._id }, body: { targetUniversities: goals } }, token);
  };

const dialog = (page: Page, title = 'Hedef ekle') => page.getByRole('dialog', { name: title });
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

const fill = async (page: Page, { name, department, priority }: Goal) => {
  await dialog(page).getByRole('combobox', { name: 'Üniversite' }).fill(name);
  await dialog(page).getByRole('combobox', { name: 'Bölüm' }).fill(department);
  await dialog(page).getByLabel('Öncelik').selectOption(String(priority));
};

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
  await page.getByRole('option', { name: 'Bilgisayar Mühendisliği' }).click();
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
  await expect(card).toContainText(/2025 en düşük yerleştirme puanı.*\d{3},\d{3} SAY/);
  await expect(card.locator('img')).toHaveAttribute('src', /^\/api\/files\/universities\//);
  await page.reload();
  await expect(card.locator('img')).toBeVisible();
});

test('a goal outside the lists is saved, with an unknown score', async ({ page }) => {
  await openGoals(page);
  await page.getByRole('button', { name: 'İlk hedefini ekle' }).click();
  await fill(page, { name: 'Ay Üniversitesi', department: 'Yıldız Bilimi', priority: 8 });
  await dialog(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(cards(page)).toContainText('Ay Üniversitesi');
  await expect(cards(page)).toContainText('8. öncelik · Düşük');
  await expect(cards(page)).toContainText('puanı bilinmiyor');
});

const three: Goal[] = [
  { name: 'Hacettepe Üniversitesi', department: 'Tıp', priority: 5 },
  { name: 'Ankara Üniversitesi', department: 'Hukuk', priority: 2 },
  { name: 'Ege Üniversitesi', department: 'Diş Hekimliği', priority: 9 },
];

test('goals stand by priority, are edited, deleted and brought back', async ({ page }) => {
  await openGoals(page, withGoals(three));
  const names = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(names).toHaveText(['Ankara Üniversitesi', 'Hacettepe Üniversitesi', 'Ege Üniversitesi']);

  await page.getByRole('button', { name: 'Düzenle: Ege Üniversitesi' }).click();
  await dialog(page, 'Hedefi düzenle').getByLabel('Öncelik').selectOption('1');
  await dialog(page, 'Hedefi düzenle').getByRole('button', { name: 'Kaydet' }).click();
  await expect(names).toHaveText(['Ege Üniversitesi', 'Ankara Üniversitesi', 'Hacettepe Üniversitesi']);

  await page.getByRole('button', { name: 'Sil: Ankara Üniversitesi' }).click();
  await expect(names).toHaveText(['Ege Üniversitesi', 'Hacettepe Üniversitesi']);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(names).toHaveText(['Ege Üniversitesi', 'Ankara Üniversitesi', 'Hacettepe Üniversitesi']);
  await expect(page.getByText('Kaydediliyor…')).toHaveCount(0);
  await page.reload();
  await expect(names).toHaveText(['Ege Üniversitesi', 'Ankara Üniversitesi', 'Hacettepe Üniversitesi']);
});

test('a goal whose delete fails is restored, and a failed save keeps the form', async ({ page, faults }) => {
  faults.expect(/503/, /answered 503/);
  await openGoals(page, withGoals(three));
  await page.route('**/api/users/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { code: 'server.busy', message: 'Sunucu şu an hazır değil.' } })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Sil: Ankara Üniversitesi' }).click();
  const toast = page
    .getByRole('region', { name: 'Kısa bildirimler' })
    .getByRole('paragraph')
    .filter({ hasNotText: 'internetsiz' });
  await expect(toast.last()).toHaveText('Sunucu şu an hazır değil.');
  await expect(cards(page)).toHaveCount(3);

  await page.getByRole('button', { name: 'Hedef ekle' }).click();
  await fill(page, { name: 'Koç Üniversitesi', department: 'Tıp', priority: 3 });
  await dialog(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog(page).getByRole('alert').first()).toHaveText('Sunucu şu an hazır değil.');
  await expect(dialog(page).getByRole('combobox', { name: 'Üniversite' })).toHaveValue('Koç Üniversitesi');
  await expect(cards(page)).toHaveCount(3);

  await page.unroute('**/api/users/*');
  await dialog(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(cards(page)).toHaveCount(4);
});

test('ten goals with long names fit, and an eleventh is not offered', async ({ page }) => {
  const ten = Array.from({ length: 10 }, (_, index) => ({
    name: `${'Uzun'.repeat(20)} Üniversitesi ${index + 1}`,
    department: 'Bilgisayar ve Öğretim Teknolojileri Öğretmenliği',
    priority: index + 1,
  }));
  await openGoals(page, withGoals(ten));
  await expect(cards(page)).toHaveCount(10);
  const add = page.getByRole('button', { name: 'Hedef ekle' });
  await expect(add).toBeDisabled();
  await expect(add).toHaveAccessibleDescription(/En fazla 10 hedef üniversite ekleyebilirsin/);
  expect(await layoutFaults(page)).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: /^Sil: .* 10$/ }).click();
  await expect(add).toBeEnabled();
});

test('a missing field or year leads to where it is filled in', async ({ page }) => {
  await openGoals(page);
  await page.getByRole('link', { name: 'Hedef yılını ekle' }).click();
  await expect(page).toHaveURL(/\/profile#targetYear$/);
  await expect(page.getByLabel('Hedef yıl')).toBeFocused();
});
