import { addMonths } from '@netlik/domain/calendar/months';
import { addDays, monthStart } from '@netlik/domain/study-day';
import { studyCalendarTour } from '../apps/web/src/features/calendar/calendar.tour.ts';
import { fullDayText, monthText } from '../apps/web/src/ui/pickers/calendar.ts';
import { day, isPhone, month, openCalendar, square, studied, today, window } from './calendar-steps.ts';
import { expect, test } from './fixtures.ts';
import { faultsInBothThemes, shapeFaults } from './page-checks.ts';

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
  // Two quick steps are two.
  await page.getByRole('button', { name: 'Önceki ay' }).dblclick();
  const before = addMonths(monthStart(day), -1);
  await expect(page.getByLabel('Ay seç')).toHaveValue(String(Number(before.slice(5, 7))));

  const years = page.getByLabel('Yıl seç').getByRole('option');
  await expect(years).toHaveCount(10);
  await page.getByLabel('Ay seç').selectOption('2');
  await page.getByLabel('Yıl seç').selectOption('2024');
  await expect(page).toHaveURL(/month=2024-02/);
  await page.getByRole('button', { name: 'Bugüne git' }).click();
  await expect(square(page, today)).toBeFocused();
});

test('the keys walk the days, turn the months and open a day', { tag: '@wide' }, async ({ page }) => {
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
