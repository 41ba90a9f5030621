import { readFile } from 'node:fs/promises';
import { type NewStudySession, studySessions } from '@netlik/contract/study/study-sessions';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { accessibilityFaults, faultsInBothThemes, layoutFaults, waitUntilLoaded } from './page-checks.ts';
import { api, demo, newPerson, signIn } from './people.ts';
import { HOUR, studySession } from './study-session.ts';

const PAGE = '/study-tracker/sessions';
const onPhone = (page: Page) => page.viewportSize()!.width < 768;

const open = async (page: Page, list: NewStudySession[] = [], address = PAGE) => {
  const person = await newPerson();
  const { token } = person;
  for (const body of list) await api()(studySessions.create, { body }, token);
  await signIn(page, person.email, person.password);
  await page.goto(address);
  await waitUntilLoaded(page);
  return { listSessions: async () => (await api()(studySessions.list, { query: {} }, token)).data };
};

/** Table rows, or cards on a phone. */
const rows = (page: Page) =>
  onPhone(page)
    ? page.getByRole('region', { name: 'Çalışmaların' }).getByRole('listitem')
    : page.getByRole('table').locator('tbody tr');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const choose = async (page: Page, label: string, value: string) => {
  const tools = page.getByText('Filtreler ve sıralama');
  const select = page.getByRole('main').getByLabel(label, { exact: true });
  if (onPhone(page) && !(await select.isVisible())) await tools.click();
  await select.selectOption(value);
};

const many = Array.from({ length: 23 }, (_, index) =>
  studySession({
    subject: index % 2 === 0 ? 'fizik_ayt' : 'turkce',
    duration: 20 + index,
    date: new Date(Date.now() - (index + 1) * HOUR).toISOString(),
    quality: (index % 5) + 1,
    notes: index === 7 ? 'Ağaç ve ığdır' : '',
  }),
);

test('the table has pages of 10, 20, 24 or 36, filtered, sorted and searched by the server', async ({
  page,
}) => {
  await open(page, many);
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText('1–10 / 23 kayıt')).toBeVisible();
  const size = page.getByLabel('Sayfa başına');
  expect(await size.locator('option').allTextContents()).toEqual(['10', '20', '24', '36']);
  await button(page, 'Sonraki sayfa').click();
  await expect(page.getByText('11–20 / 23 kayıt')).toBeVisible();
  // Opening a session keeps the page number.
  await rows(page).first().getByRole('button').first().click();
  await expect(dialog(page, 'Çalışma ayrıntısı')).toBeVisible();
  await page.goBack();
  await expect(dialog(page, 'Çalışma ayrıntısı')).toHaveCount(0);
  await expect(page.getByText('11–20 / 23 kayıt')).toBeVisible();
  await size.selectOption('24');
  await expect(rows(page)).toHaveCount(23);
  await choose(page, 'Ders', 'fizik_ayt');
  await expect(rows(page)).toHaveCount(12);
  await expect(rows(page).first()).toContainText('AYT Fizik');
  await choose(page, 'Ders', '');
  await page.getByRole('searchbox').fill('agac');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('searchbox').fill('hiç olmayan');
  await expect(page.getByText('Aradığına uyan kayıt yok')).toBeVisible();
  await button(page, 'Aramayı ve filtreleri temizle').click();
  await expect(rows(page)).toHaveCount(23);
  expect(await layoutFaults(page)).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('a session is entered, marked as manual, opened, edited, deleted and restored', async ({ page }) => {
  const { listSessions } = await open(page);
  await expect(page.getByText('İlk çalışman burada görünecek')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await button(page, 'Elle ekle').click();
  const form = dialog(page, 'Elle çalışma ekle');
  await form.getByRole('button', { name: 'Ekle', exact: true }).click();
  for (const text of ['Ders seçmelisin', 'Süreyi dakika olarak yaz', 'Nasıl geçtiğini seç'])
    await expect(form.getByText(text)).toBeVisible();
  await expect(form.getByLabel('Ders')).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await form.getByLabel('Ders').selectOption('kimya');
  await form.getByLabel('Süre').fill('45');
  await form.getByText('İyi', { exact: true }).click();
  await form.getByText('Enerjik').click();
  await form.getByLabel('Doğru').fill('18');
  await form.getByLabel('Yanlış').fill('4');
  await form.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Elle eklendi');
  await expect(rows(page)).toContainText('45 dk');
  expect(await listSessions()).toMatchObject([
    { source: 'manual', duration: 45, verifiedMinutes: 0, subject: 'kimya' },
  ]);

  await button(page, 'TYT Kimya').click();
  const detail = dialog(page, 'Çalışma ayrıntısı');
  await expect(detail).toContainText('17');
  await expect(page).toHaveURL(/session=/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await detail.getByRole('button', { name: 'Düzenle' }).click();
  const edit = dialog(page, 'Çalışmayı düzenle');
  await edit.getByLabel('Not').fill('Mol kavramı');
  await edit.getByText('Yorgun').click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await edit.getByRole('button', { name: 'Kaydet' }).click();
  await expect(detail).toContainText('Mol kavramı');
  await expect(detail).toContainText('Yorgun');
  expect(await listSessions()).toMatchObject([{ notes: 'Mol kavramı', mood: 'Yorgun', duration: 45 }]);

  await detail.getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(rows(page)).toHaveCount(0);
  await button(page, 'Geri al').click();
  await expect(rows(page)).toHaveCount(1);
  await button(page, 'TYT Kimya').click();
  await detail.getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(detail).toHaveCount(0);
  await page
    .getByRole('region', { name: 'Kısa bildirimler' })
    .getByRole('button', { name: 'Kapat' })
    .last()
    .click();
  await expect.poll(listSessions).toEqual([]);
});

test('a delete is sent even when the page is left immediately', async ({ page }) => {
  const { listSessions } = await open(page, [studySession({ subject: 'kimya' })]);
  await button(page, 'TYT Kimya').click();
  await dialog(page, 'Çalışma ayrıntısı').getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(rows(page)).toHaveCount(0);
  await page.goto('about:blank');
  await expect.poll(listSessions).toEqual([]);
});

test('the CSV holds all filtered rows, with formulas escaped', async ({ page }) => {
  await open(page, [
    ...many,
    studySession({ subject: 'kimya', notes: '=1+1', date: new Date(Date.now() - 60 * HOUR).toISOString() }),
  ]);
  await choose(page, 'Ders', 'fizik_ayt');
  await expect(rows(page)).toHaveCount(10);
  const read = async () => {
    const coming = page.waitForEvent('download');
    await button(page, 'CSV indir').click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^calismalarim-\d{4}-\d\d-\d\d\.csv$/);
    return readFile(await download.path(), 'utf8');
  };
  const filtered = (await read()).trim().split('\r\n');
  expect(filtered[0]).toBe(
    '\uFEFFTarih;Ders;Süre;Tür;Kalite;Verimlilik;Ruh hali;Soru (D/Y/B);Net;Dikkat dağıtıcı;Not;Kayıt;Tarih (ISO);Süre (dk);Doğrulanan (dk);Kalite puanı;Verimlilik (%);Doğru;Yanlış;Boş'.trim(),
  );
  expect(filtered).toHaveLength(13);
  expect(filtered.slice(1).every((line) => line.includes(';AYT Fizik;'))).toBe(true);
  await choose(page, 'Ders', '');
  await expect(page.getByText(/ \/ 24 kayıt/)).toBeVisible();
  expect(await read()).toContain(";'=1+1;");
});

test('a year of demo data is accessible in light and dark', async ({ page }) => {
  await signIn(page, demo.student);
  await page.goto(`${PAGE}?sessions.size=20&sessions.page=2`);
  await waitUntilLoaded(page);
  await expect(rows(page)).toHaveCount(20);
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
});
