import { addDays } from '@netlik/domain/study-day';
import { formatFullDay, formatMonth } from '../../apps/web/src/formats/days.ts';
import { day, dayCell, dayDialog, monthPath, openCalendar, withStudySession } from './calendar-steps.ts';
import { expect, test } from './fixtures.ts';
import { faultsInBothThemes, layoutFaults } from './page-checks.ts';

test('a month shows the data of each day, and the open day is in the URL', async ({ page }) => {
  await openCalendar(page, monthPath('study'), withStudySession(day));
  await expect(dayCell(page, day)).toHaveAccessibleName(
    `${formatFullDay(day)}: 1 sa 30 dk, 1 çalışma, 1 açık hatırlatma`,
  );
  await expect(dayCell(page, addDays(day, 1))).toHaveAccessibleName(/: çalışma yok$/);
  await expect(page.getByText(`${formatMonth(day)} toplamı`).locator('..')).toContainText('1 sa 30 dk');
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
