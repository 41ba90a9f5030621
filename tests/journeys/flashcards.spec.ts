import { flashcards } from '@netlik/contract/practice/flashcards';
import { mistakes } from '@netlik/contract/practice/mistakes';
import { expect, test } from './fixtures.ts';
import { accessibilityFaults, goOffline, waitUntilLoaded } from './page-checks.ts';
import { api, newPerson, signIn } from './people.ts';
import { png } from './png.ts';

const SENT = { timeout: 20_000 };

test.use({ worker: true });

test('cards are imported, practised with and without a connection, and sent later', { tag: '@main' }, async ({
  page,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  const person = await newPerson();
  await signIn(page, person.email, person.password);
  await page.goto('/flashcards');
  await waitUntilLoaded(page);
  await page.getByRole('button', { name: 'Dosya', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Dosyadan al' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ders').selectOption('kimya');
  await dialog.getByLabel('Konu').selectOption('Karışımlar');
  await dialog.getByLabel('Dosya').setInputFiles({
    name: 'kartlar.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Fe\tDemir\nyalnız\nAu\tAltın $x^2$\n'),
  });
  await dialog.getByRole('button', { name: 'Önizle' }).click();
  await expect(dialog.getByText('2. satır: Cevap boş')).toBeVisible();
  await dialog.getByRole('button', { name: '2 kartı ekle' }).click();
  await expect(page.getByText('2 kart eklendi.').last()).toBeVisible();
  await expect(page.getByText('0 tekrar, 2 yeni')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Başla', exact: true }).click();
  await expect(page.getByText('1 / 2')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Cevap' }).getByText('Demir')).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByText('2 / 2')).toBeVisible();
  await goOffline(page);
  await page.keyboard.press('Space');
  await page.keyboard.press('1');
  await expect(page.getByText('2 kartın 1 tanesini bildin.')).toBeVisible();
  await page.context().setOffline(false);

  const shown = async () => {
    const { data } = await api()(flashcards.list, { query: {} }, person.token);
    return data.map(({ question, stats }) => [question, stats.timesShown, stats.timesCorrect]);
  };
  await expect.poll(shown, SENT).toEqual([
    ['Au', 1, 0],
    ['Fe', 1, 1],
  ]);
});

test('a mistake is written down with its photo and solved again', async ({ page }) => {
  const person = await newPerson();
  await signIn(page, person.email, person.password);
  await page.goto('/mistakes');
  await waitUntilLoaded(page);
  await page.getByRole('button', { name: 'Yanlış ekle' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Sorunun fotoğrafı').setInputFiles({
    name: 'soru.png',
    mimeType: 'image/png',
    buffer: png(40, 30),
  });
  await dialog.getByLabel('Ders').selectOption('fizik');
  await dialog.getByLabel('Konu').selectOption('Optik');
  await dialog.getByLabel('Neden').selectOption('islem');
  await dialog.getByLabel(/Çözüm/).fill('Odak $f = r/2$');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Yanlış eklendi.').last()).toBeVisible();
  const photo = page.getByRole('img', { name: 'Optik sorusunun fotoğrafı' });
  await expect(photo).toBeVisible();
  expect(await photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(40);
  await expect(page.getByText('Odak')).toBeHidden();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Yanlış defterim: çözümsüz')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  const { data } = await api()(mistakes.list, { query: {} }, person.token);
  await api()(mistakes.redo, { params: { id: data[0]!._id }, body: { correct: true } }, person.token);
  await expect(page.getByText('1 denemede 1 doğru')).toBeVisible(SENT);
});
