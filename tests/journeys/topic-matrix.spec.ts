import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { goOffline, waitUntilLoaded } from './page-checks.ts';
import { demo, signIn } from './people.ts';

const elif = 'elif@netlik.demo';

const openMatrix = async (page: Page, email: string, subject: string) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, email);
  await page.goto(`/topic-matrix?subject=${subject}`);
  await waitUntilLoaded(page);
};

const cell = (page: Page, row: number, day: number) =>
  page.getByRole('grid').locator(`tbody tr:nth-child(${row}) > :nth-child(${day + 1})`);

test('cells coloured offline are laid over what the other device saved', { tag: '@wide' }, async ({
  page,
  otherDevice,
}) => {
  const { page: other, faults } = otherDevice;
  faults.expect(/ERR_INTERNET_DISCONNECTED/, /409.*\/topic-matrix/);
  await openMatrix(page, elif, 'edebiyat');
  await openMatrix(other, elif, 'edebiyat');
  await cell(page, 1, 1).click();
  await page.keyboard.press('w');
  await expect(cell(other, 1, 1)).toHaveAttribute('data-color', 'orange');

  await goOffline(other);
  await cell(other, 2, 2).click();
  await other.keyboard.press('y');
  await expect(other.getByText('Bağlantı yok, saklandı')).toBeVisible();
  await cell(page, 2, 1).click();
  await page.keyboard.press('y');
  await expect(page.getByText('Kaydedildi', { exact: true })).toBeVisible();

  await other.context().setOffline(false);
  for (const device of [page, other])
    for (const day of [1, 2]) await expect(cell(device, 2, day)).toHaveAttribute('data-color', 'green');
  await page.reload();
  await expect(cell(page, 2, 2)).toHaveAttribute('data-color', 'green');
});

test('a coach colours for an own student, who sees it without a reload', { tag: '@wide' }, async ({
  page,
  otherDevice,
}) => {
  const student = otherDevice.page;
  await openMatrix(student, demo.student, 'din_kultur');
  await openMatrix(page, demo.coach, 'din_kultur');
  await page.getByLabel('Öğrenci', { exact: true }).selectOption('Zeynep Kaya');
  await cell(page, 3, 3).click();
  await page.keyboard.press('t');
  await expect(cell(student, 3, 3)).toHaveAttribute('data-color', 'red');
});
