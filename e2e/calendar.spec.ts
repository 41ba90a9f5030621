import { signIn as contract } from '@netlik/contract/identity/sign-in';
import { questions } from '@netlik/contract/study/questions';
import { reminders } from '@netlik/contract/study/reminders';
import { sessions } from '@netlik/contract/study/sessions';
import { addMonths } from '@netlik/domain/calendar';
import { addDays, monthStart, type StudyDay, startOfStudyDay, studyDay } from '@netlik/domain/study-day';
import type { Page } from '@playwright/test';
import { studyCalendarTour } from '../apps/web/src/features/calendar/calendar.tour.ts';
import { fullDayText, monthText } from '../apps/web/src/ui/calendar.ts';
import { expect, test } from './fixtures.ts';
import { accessibilityFaults, paintAs, settled, shapeFaults } from './page-checks.ts';
import { api, newPerson, signIn } from './people.ts';

const today = studyDay(new Date());
/** The tenth of last month: past, and never in the same grid as today. */
const day = addDays(monthStart(addMonths(monthStart(today), -1)), 9);

const isPhone = (page: Page) => page.viewportSize()!.width < 768;

type Student = { token: string };

/** A new student, with what the test gives them. */
const openCalendar = async (
  page: Page,
  address: string,
  prepare?: (student: Student) => Promise<unknown>,
): Promise<Student> => {
  const { email, password } = await newPerson();
  const { token } = (await api()(contract.login, { body: { email, password } })).data;
  await prepare?.({ token });
  await signIn(page, email, password);
  await page.goto(address);
  await settled(page);
  return { token };
};

const studied =
  (on: StudyDay, minutes = 90) =>
  async ({ token }: Student) => {
    const date = new Date(startOfStudyDay(on).getTime() + 12 * 3_600_000).toISOString();
    const body = {
      subject: 'matematik',
      duration: minutes,
      date,
      quality: 4,
      mood: 'Mutlu' as const,
      notes: 'Limit çalıştım.',
      source: 'manual' as const,
      questionStats: { correctAnswers: 30, wrongAnswers: 8, blankAnswers: 2 },
    };
    await api()(sessions.create, { body }, token);
    await api()(reminders.create, { body: { date: on, text: 'Tekrar et' } }, token);
  };

const square = (page: Page, on: StudyDay) =>
  page.locator(`main [data-day="${on}"]`).filter({ visible: true });
const window = (page: Page, on: StudyDay = day) => page.getByRole('dialog', { name: fullDayText(on) });
const month = (mode: 'study' | 'question', on = day) => `/calendar/${mode}?month=${on.slice(0, 7)}`;

/** What a toast says; it also says it to screen readers. */
const said = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Kısa bildirimler' }).getByRole('paragraph').filter({ hasText: text });

const faultsInBothThemes = async (page: Page) => {
  const found: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await paintAs(page, { theme });
    found.push(...(await accessibilityFaults(page)));
  }
  return found;
};

test('a month shows what each day holds, and a day opens and closes with the address', async ({ page }) => {
  await openCalendar(page, month('study'), studied(day));
  await expect(square(page, day)).toHaveAccessibleName(
    `${fullDayText(day)}: 1 sa 30 dk, 1 çalışma, 1 açık hatırlatma`,
  );
  await expect(square(page, addDays(day, 1))).toHaveAccessibleName(/: çalışma yok$/);
  await expect(page.getByText(`${monthText(day)} toplamı`).locator('..')).toContainText('1 sa 30 dk');
  expect(await shapeFaults(page)).toEqual([]);
  expect(await faultsInBothThemes(page)).toEqual([]);

  await square(page, day).click();
  await expect(window(page)).toBeVisible();
  await expect(window(page)).toContainText('TYT Matematik');
  await expect(window(page)).toContainText('Limit çalıştım.');
  await expect(window(page).getByRole('region', { name: 'Günün özeti' })).toContainText('1 sa 30 dk');
  expect(await shapeFaults(page)).toEqual([]);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await expect(page).toHaveURL(new RegExp(`date=${day}`));
  await page.goBack();
  await expect(window(page)).toHaveCount(0);
  await page.goForward();
  await expect(window(page)).toBeVisible();
  await page.reload();
  await window(page).getByRole('button', { name: 'Kapat', exact: true }).click();
  await expect(window(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/calendar\/study/);
});

test('a year is one call, and its squares open days', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/calendar/days')) asked.push(new URL(request.url()).search);
  });
  const year = day.slice(0, 4);
  await openCalendar(page, `${month('study')}&view=year`, studied(day, 300));
  expect(asked).toEqual([`?mode=study&from=${year}-01-01&to=${year}-12-31`]);
  await expect(page.locator('main [data-day]')).toHaveCount(Number(year) % 4 === 0 ? 366 : 365);
  await expect(square(page, day)).toHaveAttribute('data-heat', '4');
  await expect(page.getByText(`${year} toplamı`).locator('..')).toContainText('5 sa');
  expect(await shapeFaults(page)).toEqual([]);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await square(page, day).click();
  await expect(window(page)).toContainText('TYT Matematik');
});

test('the neighbour months are there before they are asked for', async ({ page }) => {
  await openCalendar(page, month('study'), studied(day));
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/calendar/days')) asked.push(request.url());
  });
  const next = addMonths(monthStart(day), 1);
  await page.getByRole('button', { name: 'Sonraki ay' }).click();
  await expect(page.getByLabel('Ay seç')).toHaveValue(String(Number(next.slice(5, 7))));
  await expect(page.getByText(`${monthText(next)} toplamı`)).toBeVisible();
  // Only the month after it is new.
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);

  const years = page.getByLabel('Yıl seç').getByRole('option');
  await expect(years).toHaveCount(10);
  await page.getByLabel('Ay seç').selectOption('2');
  await page.getByLabel('Yıl seç').selectOption('2024');
  await expect(page).toHaveURL(/month=2024-02/);
  await page.getByRole('button', { name: 'Bugüne git' }).click();
  await expect(square(page, today)).toBeFocused();
});

test('the keys walk the days, turn the months and open a day', async ({ page }) => {
  test.skip(isPhone(page), 'an agenda is walked line by line');
  await openCalendar(page, month('study'));
  await square(page, day).focus();
  await page.keyboard.press('ArrowRight');
  await expect(square(page, addDays(day, 1))).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(square(page, addDays(day, 8))).toBeFocused();
  await page.keyboard.press('PageUp');
  const before = addMonths(addDays(day, 8), -1);
  await expect(square(page, before)).toBeFocused();
  await expect(page.getByRole('grid', { name: monthText(before) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(window(page, before)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(window(page, before)).toHaveCount(0);
  await expect(square(page, before)).toBeFocused();

  // With a week a column the arrow down is the next day, and the right one the next week.
  await page.getByText('Yıl', { exact: true }).click();
  await square(page, day).focus();
  await page.keyboard.press('ArrowDown');
  await expect(square(page, addDays(day, 1))).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(square(page, addDays(day, 8))).toBeFocused();
});

test('the agenda is walked by arrows and turned by page keys', async ({ page }) => {
  test.skip(!isPhone(page), 'only narrow screens have one');
  await openCalendar(page, month('study'), studied(day));
  await expect(page.getByRole('grid')).toHaveCount(0);
  await square(page, day).focus();
  await page.keyboard.press('ArrowDown');
  await expect(square(page, addDays(day, -1))).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(page.getByText(`${monthText(addMonths(monthStart(day), 1))} toplamı`)).toBeVisible();
});

test('reminders are written, done, changed, deleted and brought back', async ({ page }) => {
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
  await expect(said(page, 'Hatırlatma eklendi.')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(rows).not.toContainText('denemeye bak');
  await rows.getByRole('button', { name: /^Tamamını göster/ }).click();
  await expect(rows.locator('strong')).toHaveText('Önemli');
  await expect(rows.locator('li')).toHaveText(long);
  expect(await shapeFaults(page)).toEqual([]);
  expect(await faultsInBothThemes(page)).toEqual([]);

  await rows.getByRole('checkbox').check();
  await rows.getByRole('button', { name: /^Düzenle/ }).click();
  await expect(place.getByLabel('Hatırlatma', { exact: true })).toBeFocused();
  await place.getByLabel('Hatırlatma', { exact: true }).fill('Kısa not');
  await place.getByRole('button', { name: 'Kaydet' }).click();
  await expect(said(page, 'Hatırlatma güncellendi.')).toBeVisible();
  await expect(rows).toContainText('Kısa not');
  await expect(rows.getByRole('checkbox')).toBeChecked();

  await rows.getByRole('button', { name: 'Sil: Kısa not' }).click();
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(rows).toHaveCount(1);
  await rows.getByRole('checkbox').uncheck();
  await page.goBack();
  if (isPhone(page)) await page.goBack();
  await page.goto(month('study'));
  await expect(square(page, day)).toHaveAccessibleName(/1 açık hatırlatma$/);
});

test('questions are added, changed and deleted, and the day counts them', async ({ page }) => {
  await openCalendar(page, `${month('question')}&date=${day}`, studied(day));
  const dialog = window(page);
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
  await expect(said(page, 'Soru kaydı eklendi.')).toBeVisible();
  await expect(table).toContainText('Paragraf');
  await expect(dialog.getByText('Çözülen soru').locator('..')).toContainText('104');
  expect(await shapeFaults(page)).toEqual([]);
  expect(await faultsInBothThemes(page)).toEqual([]);

  const menu = table.getByRole('button', { name: 'TYT Türkçe için işlemler' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Düzenle' }).click();
  await expect(form.getByLabel('Konu')).toHaveValue('Paragraf');
  await form.getByLabel('Doğru').fill('160');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(said(page, 'Soru kaydı güncellendi.')).toBeVisible();
  await expect(dialog.getByText('Çözülen soru').locator('..')).toContainText('204');

  await menu.click();
  await page.getByRole('menuitem', { name: 'Sil' }).click();
  await expect(table).toHaveCount(0);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(table).toBeVisible();
  await dialog.getByRole('button', { name: 'Kapat', exact: true }).click();
  await expect(square(page, day)).toHaveAccessibleName(/: 204 soru/);
  await expect(square(page, day)).toHaveAttribute('data-tone', 'success');
  expect(await faultsInBothThemes(page)).toEqual([]);
});

test('a day that has not come takes no questions', async ({ page }) => {
  const tomorrow = addDays(today, 1);
  await openCalendar(page, `/calendar/question?date=${tomorrow}`);
  await expect(window(page, tomorrow)).toContainText('Bu gün daha gelmedi');
  await expect(window(page, tomorrow).getByRole('form')).toHaveCount(0);
});

test('questions written without a connection wait, and are sent once', async ({ page, faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  const { token } = await openCalendar(page, `${month('question')}&date=${day}`);
  const dialog = window(page);
  await expect(dialog.getByText('Bu güne henüz soru eklemedin.')).toBeVisible();
  // Otherwise its file may be asked for while there is no connection.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  const form = dialog.getByRole('form');
  await form.getByLabel('Ders').selectOption('kimya');
  await form.getByLabel('Doğru').fill('25');
  await form.getByRole('button', { name: 'Ekle' }).click();
  await expect(said(page, /^Bağlantı yok\. Kaydın bu cihazda duruyor/)).toBeVisible();
  await expect(dialog.getByText('Gönderilmeyi bekliyor')).toBeVisible();

  // Another day was never loaded: it says so instead of looking empty.
  await dialog.getByRole('button', { name: 'Kapat', exact: true }).click();
  await square(page, addDays(day, 1)).click();
  await expect(window(page, addDays(day, 1)).getByText(/^Bağlantın yok/)).toHaveCount(2);
  await page.goBack();
  await square(page, day).click();

  await page.context().setOffline(false);
  await expect(dialog.getByText('Gönderilmeyi bekliyor')).toHaveCount(0, { timeout: 15_000 });
  await expect(dialog.getByRole('button', { name: 'TYT Kimya için işlemler' })).toBeVisible();
  const { data } = await api()(questions.list, { query: { date: day } }, token);
  expect(data).toMatchObject([{ subject: 'kimya', correct: 25, wrong: 0 }]);
});

test('what was not loaded does not look like nothing studied', async ({ page, faults }) => {
  faults.expect(/503/, /answered 503/);
  let broken = true;
  await page.route('**/api/calendar/days*', (route) =>
    broken
      ? route.fulfill({ status: 503, json: { code: 'server.busy', message: 'Sunucu şu an hazır değil.' } })
      : route.fallback(),
  );
  await openCalendar(page, month('study'), studied(day));
  const retry = page.getByRole('button', { name: 'Tekrar dene' });
  await expect(retry).toBeVisible({ timeout: 15_000 });
  await expect(square(page, day)).toHaveAccessibleName(`${fullDayText(day)}: yüklenmedi`);
  await expect(page.getByText(/henüz çalışma yok/)).toHaveCount(0);
  expect(await faultsInBothThemes(page)).toEqual([]);
  broken = false;
  await retry.click();
  await expect(square(page, day)).toHaveAccessibleName(/1 sa 30 dk/);
  await expect(retry).toHaveCount(0);
});

test('an empty calendar says what would fill it', async ({ page }) => {
  await openCalendar(page, '/calendar/study');
  await expect(page.getByText(`${monthText(today)} için henüz çalışma yok`)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Zamanlayıcıyı aç' })).toBeVisible();
  expect(await shapeFaults(page)).toEqual([]);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Soru takvimi' }).click();
  await page.getByRole('button', { name: 'Bugünün sorularını ekle' }).click();
  await expect(window(page, today)).toBeVisible();
});

test.describe('at a first visit', () => {
  test.use({ tours: true });
  test('the tour shows where things are', async ({ page }) => {
    await openCalendar(page, '/calendar/study');
    for (const { title } of studyCalendarTour.steps) {
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await page.keyboard.press('ArrowRight');
    }
  });
});
