import { questionEntries } from '@netlik/contract/study/question-entries';
import { addDays } from '@netlik/domain/study-day';
import {
  day,
  dayCell,
  dayDialog,
  isPhone,
  monthPath,
  openCalendar,
  toast,
  withStudySession,
} from './calendar-steps.ts';
import { expect, test } from './fixtures.ts';
import { faultsInBothThemes, goOffline, layoutFaults } from './page-checks.ts';
import { api } from './people.ts';

test('reminders are created, ticked, edited, deleted and restored', async ({ page }) => {
  await openCalendar(page, `/calendar/study?date=${day}`);
  if (isPhone(page)) await page.getByRole('button', { name: /^Hatırlatmalar/ }).click();
  const place = page.getByRole(isPhone(page) ? 'dialog' : 'region', { name: 'Hatırlatmalar' });
  const rows = place.getByRole('list', { name: 'Hatırlatmalar' }).getByRole('listitem');

  await place.getByRole('button', { name: 'Hatırlatma ekle' }).click();
  await expect(place.getByText('Hatırlatma metni boş olamaz')).toBeVisible();
  await expect(place.getByText('0 / 5000')).toBeVisible();
  const long = 'Paragraf, problem ve geometri tekrarını bitir, sonra denemeye bak.';
  await place.getByLabel('Hatırlatma', { exact: true }).fill(`**Önemli**\n\n- ${long}`);
  await place.getByRole('button', { name: 'Hatırlatma ekle' }).click();
  await expect(toast(page, 'Hatırlatma eklendi.')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(rows).not.toContainText('denemeye bak');
  await rows.getByRole('button', { name: /^Tamamını göster/ }).click();
  await expect(rows.locator('strong')).toHaveText('Önemli');
  await expect(rows.locator('li')).toHaveText(long);
  expect(await layoutFaults(page)).toEqual([]);
  expect(await faultsInBothThemes(page)).toEqual([]);

  await rows.getByRole('checkbox').check();
  await rows.getByRole('button', { name: /^Düzenle/ }).click();
  await expect(place.getByLabel('Hatırlatma', { exact: true })).toBeFocused();
  await place.getByLabel('Hatırlatma', { exact: true }).fill('Kısa not');
  await place.getByRole('button', { name: 'Kaydet' }).click();
  await expect(toast(page, 'Hatırlatma güncellendi.')).toBeVisible();
  await expect(rows).toContainText('Kısa not');
  await expect(rows.getByRole('checkbox')).toBeChecked();

  await rows.getByRole('button', { name: 'Sil: Kısa not' }).click();
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(rows).toHaveCount(1);
  await rows.getByRole('checkbox').uncheck();
  await page.goBack();
  if (isPhone(page)) await page.goBack();
  await page.goto(monthPath('study'));
  await expect(dayCell(page, day)).toHaveAccessibleName(/1 açık hatırlatma$/);
});

test('questions are added, edited and deleted, and the day total follows', async ({ page }) => {
  await openCalendar(page, `${monthPath('question')}&date=${day}`, withStudySession(day));
  const dialog = dayDialog(page);
  const form = dialog.getByRole('form');
  const table = dialog.getByRole('table', { name: 'Eklediklerin' });
  await expect(dialog.getByRole('table', { name: 'Çalışmalarında' })).toContainText('TYT Matematik');
  await form.getByRole('button', { name: 'Ekle' }).click();
  await expect(form.getByText('Ders seçmelisin')).toBeVisible();
  await form.getByLabel('Ders').selectOption('turkce');
  await form.getByLabel('Konu').selectOption('Paragraf');
  await form.getByLabel('Ders').selectOption('fizik');
  await expect(form.getByLabel('Konu')).toHaveValue('');
  await form.getByLabel('Ders').selectOption('turkce');
  await expect(form.getByLabel('Konu')).toHaveValue('');
  await form.getByLabel('Konu').selectOption('Paragraf');
  await form.getByLabel('Doğru').fill('60');
  await form.getByLabel('Yanlış').fill('-4');
  await form.getByRole('button', { name: 'Ekle' }).click();
  await expect(form.getByText('En az 0 olmalı')).toBeVisible();
  await form.getByLabel('Yanlış').fill('4');
  await form.getByRole('button', { name: 'Ekle' }).click();
  await expect(toast(page, 'Soru kaydı eklendi.')).toBeVisible();
  await expect(table).toContainText('Paragraf');
  await expect(dialog.getByText('Çözülen soru').locator('..')).toContainText('104');
  expect(await layoutFaults(page)).toEqual([]);
  expect(await faultsInBothThemes(page)).toEqual([]);

  const menu = table.getByRole('button', { name: 'TYT Türkçe için işlemler' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Düzenle' }).click();
  await expect(form.getByLabel('Konu')).toHaveValue('Paragraf');
  await form.getByLabel('Doğru').fill('160');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(toast(page, 'Soru kaydı güncellendi.')).toBeVisible();
  await expect(dialog.getByText('Çözülen soru').locator('..')).toContainText('204');

  await menu.click();
  await page.getByRole('menuitem', { name: 'Sil' }).click();
  await expect(table).toHaveCount(0);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(table).toBeVisible();
  await dialog.getByRole('button', { name: 'Kapat', exact: true }).click();
  await expect(dayCell(page, day)).toHaveAccessibleName(/: 204 soru/);
  await expect(dayCell(page, day)).toHaveAttribute('data-tone', 'success');
  expect(await faultsInBothThemes(page)).toEqual([]);
});

test('questions entered offline are queued and sent once', async ({ page, faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  const { token } = await openCalendar(page, `${monthPath('question')}&date=${day}`);
  const dialog = dayDialog(page);
  await expect(dialog.getByText('Bu güne henüz soru eklemedin.')).toBeVisible();
  await goOffline(page);
  const form = dialog.getByRole('form');
  await form.getByLabel('Ders').selectOption('kimya');
  await form.getByLabel('Doğru').fill('25');
  await form.getByRole('button', { name: 'Ekle' }).click();
  await expect(toast(page, /^Bağlantı yok\. Kaydın bu cihazda duruyor/)).toBeVisible();
  await expect(dialog.getByText('Gönderilmeyi bekliyor')).toBeVisible();

  // A day that was never loaded says so instead of looking empty.
  await dialog.getByRole('button', { name: 'Kapat', exact: true }).click();
  await dayCell(page, addDays(day, 1)).click();
  await expect(dayDialog(page, addDays(day, 1)).getByText(/^Bağlantın yok/)).toHaveCount(2);
  await page.goBack();
  await dayCell(page, day).click();

  await page.context().setOffline(false);
  await expect(dialog.getByText('Gönderilmeyi bekliyor')).toHaveCount(0, { timeout: 15_000 });
  await expect(dialog.getByRole('button', { name: 'TYT Kimya için işlemler' })).toBeVisible();
  const { data } = await api()(questionEntries.list, { query: { date: day } }, token);
  expect(data).toMatchObject([{ subject: 'kimya', correct: 25, wrong: 0 }]);
});
