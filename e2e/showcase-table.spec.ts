import { expect, test } from './fixtures.ts';
import { openShowcase as open } from './showcase-steps.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the table', () => {
  test('is sorted, searched, filtered and paged by keys, and remembers it', { tag: '@long' }, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'a phone shows cards');
    await open(page);
    const table = page.getByRole('table', { name: 'Öğrenciler' });
    const firstName = table.getByRole('row').nth(1).getByRole('cell').first();
    await expect(firstName).toHaveText('Ada Aydın');

    const net = table.getByRole('columnheader', { name: /^Son net/ });
    await net.getByRole('button').press('Enter');
    await expect(net).toHaveAttribute('aria-sort', 'ascending');
    await net.getByRole('button').press('Enter');
    await expect(net).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(/vitrin\.sort=-net/);

    await page.getByLabel('Öğrenciler içinde ara').pressSequentially('IPEK');
    await expect(page.getByText(/^1–\d \/ \d kayıt$/)).toBeVisible();
    await expect(table.getByRole('button', { name: /için işlemler/ })).toHaveCount(
      await table.getByRole('button', { name: /^İpek .* için işlemler/ }).count(),
    );
    await page.getByLabel('Öğrenciler içinde ara').fill('kimse yok');
    await page.getByRole('button', { name: 'Aramayı ve filtreleri temizle' }).press('Enter');
    await expect(page.getByText('1–10 / 57 kayıt')).toBeVisible();

    await page.getByLabel('Sınıf', { exact: true }).last().selectOption('Mezun');
    await page.getByRole('button', { name: 'Sonraki sayfa' }).press('Enter');
    await expect(page.getByText('11–19 / 19 kayıt')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sonraki sayfa' })).toBeFocused();

    // The URL restores everything; local storage restores order and filter.
    await page.reload();
    await expect(page.getByText('11–19 / 19 kayıt')).toBeVisible();
    await page.goto('/design/ui-showcase');
    await expect(page.getByText('1–10 / 19 kayıt')).toBeVisible();
    await expect(net).toHaveAttribute('aria-sort', 'descending');
  });

  test('arrow keys move between rows, and a removed row can be restored', { tag: '@long' }, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'a phone has no arrow keys');
    await open(page);
    const menuOf = (name: string) => page.getByRole('button', { name: `${name} için işlemler` }).first();
    await menuOf('Ada Aydın').focus();
    await page.keyboard.press('ArrowDown');
    await expect(menuOf('Ada Çelik')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Ayrıntıyı aç' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1–10 / 56 kayıt')).toBeVisible();
    await page.getByRole('button', { name: 'Geri al', exact: true }).press('Enter');
    await expect(page.getByText('1–10 / 57 kayıt')).toBeVisible();
  });

  test('is a list of cards on a phone', { tag: '@phone' }, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a wide screen has the table');
    await open(page);
    const cards = page.getByRole('list', { name: 'Öğrenciler' }).getByRole('listitem');
    await expect(cards).toHaveCount(10);
    await page.getByLabel('Sıralama').selectOption('-minutes');
    await expect(cards.first()).toContainText(/3\d sa/);
    const button = await cards.first().getByRole('button').boundingBox();
    expect(Math.min(button!.width, button!.height)).toBeGreaterThanOrEqual(44);
  });
});
