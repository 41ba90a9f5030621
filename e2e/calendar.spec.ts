import { addMonths } from '@netlik/domain/calendar/months';
import { addDays, monthStart } from '@netlik/domain/study-day';
import { studyCalendarTour } from '../apps/web/src/features/calendar/calendar.tour.ts';
import { fullDayText, monthText } from '../apps/web/src/ui/pickers/calendar.ts';
import {
  day,
  dayCell,
  dayDialog,
  isPhone,
  monthPath,
  openCalendar,
  today,
  withStudySession,
} from './calendar-steps.ts';
import { expect, test } from './fixtures.ts';
import { faultsInBothThemes, layoutFaults } from './page-checks.ts';

test('a month shows the data of each day, and the open day is in the URL', async ({ page }) => {
  await openCalendar(page, monthPath('study'), withStudySession(day));
  await expect(dayCell(page, day)).toHaveAccessibleName(
    `${fullDayText(day)}: 1 sa 30 dk, 1 çalışma, 1 açık hatırlatma`,
  );
  await expect(dayCell(page, addDays(day, 1))).toHaveAccessibleName(/: çalışma yok$/);
  await expect(page.getByText(`${monthText(day)} toplamı`).locator('..')).toContainText('1 sa 30 dk');
  expect(await layoutFaults(page)).toEqual([]);
  expect(await faultsInBothThemes(page)).toEqual([]);

  await dayCell(page, day).click();
  await expect(dayDialog(page)).toBeVisible();
  await expect(dayDialog(page)).toContainText('TYT Matematik');
  await expect(dayDialog(page)).toContainText('Limit çalıştım.');
  await expect(dayDialog(page).getByRole('region', { name: 'Günün özeti' })).toContainText('1 sa 30 dk');
  expect(await layoutFaults(page)).toEqual([]);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await expect(page).toHaveURL(new RegExp(`date=${day}`));
  await page.goBack();
  await expect(dayDialog(page)).toHaveCount(0);
  await page.goForward();
  await expect(dayDialog(page)).toBeVisible();
  await page.reload();
  await dayDialog(page).getByRole('button', { name: 'Kapat', exact: true }).click();
  await expect(dayDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/calendar\/study/);
});

test('a year is one request, and its cells open days', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/calendar/days')) asked.push(new URL(request.url()).search);
  });
  const year = day.slice(0, 4);
  await openCalendar(page, `${monthPath('study')}&view=year`, withStudySession(day, 300));
  expect(asked).toEqual([`?mode=study&from=${year}-01-01&to=${year}-12-31`]);
  await expect(page.locator('main [data-day]')).toHaveCount(Number(year) % 4 === 0 ? 366 : 365);
  await expect(dayCell(page, day)).toHaveAttribute('data-heat', '4');
  await expect(page.getByText(`${year} toplamı`).locator('..')).toContainText('5 sa');
  expect(await layoutFaults(page)).toEqual([]);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await dayCell(page, day).click();
  await expect(dayDialog(page)).toContainText('TYT Matematik');
});

test('neighbouring months are prefetched', async ({ page }) => {
  await openCalendar(page, monthPath('study'), withStudySession(day));
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/calendar/days')) asked.push(request.url());
  });
  const next = addMonths(monthStart(day), 1);
  await page.getByRole('button', { name: 'Sonraki ay' }).click();
  await expect(page.getByLabel('Ay seç')).toHaveValue(String(Number(next.slice(5, 7))));
  await expect(page.getByText(`${monthText(next)} toplamı`)).toBeVisible();
  // Only the following month is requested.
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
  // Two quick clicks move two months.
  await page.getByRole('button', { name: 'Önceki ay' }).dblclick();
  const before = addMonths(monthStart(day), -1);
  await expect(page.getByLabel('Ay seç')).toHaveValue(String(Number(before.slice(5, 7))));

  const years = page.getByLabel('Yıl seç').getByRole('option');
  await expect(years).toHaveCount(10);
  await page.getByLabel('Ay seç').selectOption('2');
  await page.getByLabel('Yıl seç').selectOption('2024');
  await expect(page).toHaveURL(/month=2024-02/);
  await page.getByRole('button', { name: 'Bugüne git' }).click();
  await expect(dayCell(page, today)).toBeFocused();
});

test('keys move between days and months and open a day', { tag: '@wide' }, async ({ page }) => {
  test.skip(isPhone(page), 'the agenda has its own test');
  await openCalendar(page, monthPath('study'));
  await dayCell(page, day).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dayCell(page, addDays(day, 1))).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dayCell(page, addDays(day, 8))).toBeFocused();
  await page.keyboard.press('PageUp');
  const before = addMonths(addDays(day, 8), -1);
  await expect(dayCell(page, before)).toBeFocused();
  await expect(page.getByRole('grid', { name: monthText(before) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dayDialog(page, before)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dayDialog(page, before)).toHaveCount(0);
  await expect(dayCell(page, before)).toBeFocused();

  // Each column is a week: down is the next day, right the next week.
  await page.getByText('Yıl', { exact: true }).click();
  await dayCell(page, day).focus();
  await page.keyboard.press('ArrowDown');
  await expect(dayCell(page, addDays(day, 1))).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(dayCell(page, addDays(day, 8))).toBeFocused();
});

test('arrow keys move in the agenda and page keys change the month', async ({ page }) => {
  test.skip(!isPhone(page), 'only narrow screens have one');
  await openCalendar(page, monthPath('study'), withStudySession(day));
  await expect(page.getByRole('grid')).toHaveCount(0);
  await dayCell(page, day).focus();
  await page.keyboard.press('ArrowDown');
  await expect(dayCell(page, addDays(day, -1))).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(page.getByText(`${monthText(addMonths(monthStart(day), 1))} toplamı`)).toBeVisible();
});

test('a month that failed to load does not look empty', async ({ page, faults }) => {
  faults.expect(/503/, /answered 503/);
  let broken = true;
  await page.route('**/api/calendar/days*', (route) =>
    broken
      ? route.fulfill({ status: 503, json: { code: 'server.busy', message: 'Sunucu şu an hazır değil.' } })
      : route.fallback(),
  );
  await openCalendar(page, monthPath('study'), withStudySession(day));
  const retry = page.getByRole('button', { name: 'Tekrar dene' });
  await expect(retry).toBeVisible({ timeout: 15_000 });
  await expect(dayCell(page, day)).toHaveAccessibleName(`${fullDayText(day)}: yüklenmedi`);
  await expect(page.getByText(/henüz çalışma yok/)).toHaveCount(0);
  expect(await faultsInBothThemes(page)).toEqual([]);
  broken = false;
  await retry.click();
  await expect(dayCell(page, day)).toHaveAccessibleName(/1 sa 30 dk/);
  await expect(retry).toHaveCount(0);
});

test('an empty calendar explains how to fill it', async ({ page }) => {
  await openCalendar(page, '/calendar/study');
  await expect(page.getByText(`${monthText(today)} için henüz çalışma yok`)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Zamanlayıcıyı aç' })).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Soru takvimi' }).click();
  await page.getByRole('button', { name: 'Bugünün sorularını ekle' }).click();
  await expect(dayDialog(page, today)).toBeVisible();
});

test.describe('at a first visit', () => {
  test.use({ tours: true });
  test('the tutorial explains the page', async ({ page }) => {
    await openCalendar(page, '/calendar/study');
    for (const { title } of studyCalendarTour.steps) {
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await page.keyboard.press('ArrowRight');
    }
  });
});
