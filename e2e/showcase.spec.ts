import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { accessibilityFaults, applyAppearance, layoutFaults, waitUntilLoaded } from './page-checks.ts';
import { demo } from './people.ts';
import { openShowcase as open } from './showcase-steps.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('the showcase', () => {
  for (const who of [demo.coach, demo.admin])
    test(`is open to ${who}`, { tag: '@long' }, async ({ page }) => {
      await open(page, who);
      await waitUntilLoaded(page);
      expect(await layoutFaults(page)).toEqual([]);
    });

  for (const theme of ['light', 'dark'] as const)
    test(`has no axe violations in ${theme} while loading and on errors`, { tag: '@long' }, async ({
      page,
    }) => {
      test.slow();
      await open(page);
      await applyAppearance(page, { theme });
      await page.getByRole('switch', { name: 'Yüklenme hâllerini göster' }).click();
      await page.getByRole('radio', { name: 'Hatalı' }).check({ force: true });
      expect(await accessibilityFaults(page)).toEqual([]);
    });

  test('has no axe violations in its overlays', { tag: '@long' }, async ({ page }) => {
    test.slow();
    await open(page);
    for (const name of ['Sağ çekmece', 'Küçük pencere', 'Onay iste', 'Örnek işlemler', 'Gün: Gün seç']) {
      await page.getByRole('button', { name, exact: true }).first().click();
      const within = 'dialog[open], [popover]:popover-open';
      expect(await accessibilityFaults(page, { within }), name).toEqual([]);
      await page.keyboard.press('Escape');
      // The dialog that is closing still has its heading.
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    }
  });

  test('counts characters and accepts at most 200', { tag: '@long' }, async ({ page }) => {
    await open(page);
    const area = page.getByLabel('Deneme yazısı');
    await area.fill('ş'.repeat(199));
    await area.press('End');
    await area.pressSequentially('ğğğ');
    await expect(area).toHaveValue(`${'ş'.repeat(199)}ğ`);
    await expect(page.getByText('200 / 200')).toBeVisible();
  });
});

test.describe('forms', () => {
  test('show client and server errors at their field', async ({ page }) => {
    await open(page);
    const form = part(page, 'use-contract-form.ts');
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(form.getByLabel('Ad', { exact: true })).toBeFocused();
    await expect(form.getByText('Ad gereklidir')).toBeVisible();
    await form.getByLabel('Ad', { exact: true }).fill('Ada');
    await expect(form.getByText('Ad gereklidir')).toHaveCount(0);
    await form.getByRole('switch').click();
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(form.getByLabel('Soyad', { exact: true })).toBeFocused();
    await expect(form.getByLabel('Soyad', { exact: true })).toHaveAccessibleDescription(
      /bu soyadı kabul edilmedi/,
    );
  });

  test('a combo box folds Turkish letters, works by keyboard and accepts unknown values', async ({
    page,
  }) => {
    await open(page);
    const city = page.getByRole('combobox', { name: 'Şehir', exact: true });
    await city.focus();
    await page.keyboard.type('ist');
    const options = page.getByRole('listbox', { name: 'Şehir' }).getByRole('option');
    await expect(options.first()).toHaveText('İstanbul');
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(city).toHaveValue('İstanbul');
    await expect(options).toHaveCount(0);

    await city.fill('IGDIR');
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(city).toHaveValue('Iğdır');

    await city.fill('Lefkoşa');
    await page.keyboard.press('Tab');
    await expect(city).toHaveValue('Lefkoşa');

    await city.fill('muğ');
    await options.getByText('Muğla').click();
    await expect(city).toHaveValue('Muğla');
  });
});

test.describe('pickers', () => {
  test('a day is picked by keyboard', { tag: '@long' }, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-15T12:00:00+03:00'));
    await open(page);
    const field = page.getByRole('button', { name: 'Gün: Gün seç', exact: true });
    await field.press('Enter');
    await expect(page.getByRole('button', { name: '15 Kasım 2026 Pazar, bugün' })).toBeFocused();
    await page.keyboard.press('PageDown');
    await expect(page.getByText('Aralık 2026')).toBeVisible();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('button', { name: '7 Aralık 2026 Pazartesi' })).toBeFocused();
    await page.keyboard.press('Enter');
    const chosen = page.getByRole('button', { name: 'Gün: 7 Aralık 2026 Pazartesi', exact: true }).first();
    await expect(chosen).toBeFocused();
    await chosen.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('grid')).toHaveCount(0);
    await expect(chosen).toBeFocused();
  });

  test('a week starts on Monday, a month on its first day', { tag: '@long' }, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-15T12:00:00+03:00'));
    await open(page);
    await page.getByRole('button', { name: 'Hafta: 9–15 Kasım 2026' }).press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Hafta: 30 Kasım – 6 Aralık 2026' })).toBeFocused();
    await page.getByRole('button', { name: 'Ay: Ay seç' }).press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Ay: Ağustos 2026' })).toBeFocused();
  });

  test('a time accepts loose formats and steps by five minutes', { tag: '@long' }, async ({ page }) => {
    await open(page);
    const range = page.getByRole('group', { name: 'Çalışma saati' });
    const start = range.getByLabel('Başlangıç', { exact: true });
    await start.fill('1332');
    await start.press('Tab');
    await expect(start).toHaveValue('13:30');
    await expect(range.getByLabel('Bitiş', { exact: true })).toHaveValue('14:55');
    await start.press('ArrowUp');
    await expect(start).toHaveValue('13:35');
    await range.getByRole('button', { name: 'Bitiş: 5 dakika ileri' }).click();
    await expect(range.getByText('Süre: 1 sa 30 dk')).toBeVisible();
  });
});

test.describe('overlays', () => {
  test('a drawer restores the focus, and a toast over it is usable', { tag: '@long' }, async ({ page }) => {
    await open(page);
    const opener = page.getByRole('button', { name: 'Sağ çekmece' });
    await opener.click();
    const drawer = page.getByRole('dialog', { name: 'Bildirimler' });
    await drawer.getByRole('button', { name: 'Bildirim göster' }).click();
    await page.getByRole('button', { name: /^Bildirimi kapat: Çekmecenin/ }).click();
    await expect(page.getByText('Çekmecenin üstünde de görünür.')).toHaveCount(0);
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('a confirmation is cancelled by Escape and confirmed only by its button', { tag: '@long' }, async ({
    page,
  }) => {
    await open(page);
    const opener = page.getByRole('button', { name: 'Onay iste' });
    await opener.click();
    await expect(page.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Vazgeçtin.').first()).toBeVisible();
    await expect(opener).toBeFocused();
    await opener.click();
    await page.getByRole('button', { name: 'Denemeyi sil' }).click();
    await expect(page.getByText('Silmeyi seçtin.').first()).toBeVisible();
  });

  test('Ctrl Z undoes, but not inside a text field', { tag: '@long' }, async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Geri alınabilir' }).click();
    await page.getByLabel('Deneme yazısı').focus();
    await page.keyboard.press('Control+z');
    await expect(page.getByText('Bildirim geri geldi.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Başarı', exact: true }).focus();
    await page.keyboard.press('Control+z');
    await expect(page.getByText('Bildirim geri geldi.').first()).toBeVisible();
  });
});

test.describe('files', () => {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

  test('are previewed before upload, and refused with a reason', { tag: '@long' }, async ({ page }) => {
    await open(page);
    const drop = part(page, 'file-drop.tsx');
    const input = drop.getByLabel('Üniversite fotoğrafı');
    await input.setInputFiles({ name: 'odtu.png', mimeType: 'image/png', buffer: pixel });
    await expect(drop.locator('img')).toHaveAttribute('src', /^blob:/);
    await expect(drop.getByText('odtu.png')).toBeVisible();
    await drop.getByRole('button', { name: 'Seçimi kaldır' }).click();
    await expect(drop.locator('img')).toHaveCount(0);
    await expect(input).toBeFocused();

    await input.setInputFiles({ name: 'odev.pdf', mimeType: 'application/pdf', buffer: pixel });
    await expect(drop.getByText(/^Yalnızca resim/)).toBeVisible();
    await input.setInputFiles({
      name: 'dev.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(2 * 1024 * 1024),
    });
    await expect(drop.getByText(/en fazla 1 MB/)).toBeVisible();
  });

  test('may be dropped and pasted', { tag: '@long' }, async ({ page }) => {
    await open(page);
    const drop = part(page, 'file-drop.tsx');
    const give = (type: 'drop' | 'paste', name: string) =>
      drop.locator('label').evaluate(
        (zone, { type, name }) => {
          const given = new DataTransfer();
          given.items.add(new File([new Uint8Array([1, 2, 3])], name, { type: 'image/png' }));
          const event =
            type === 'drop'
              ? new DragEvent('drop', { dataTransfer: given, bubbles: true, cancelable: true })
              : new ClipboardEvent('paste', { clipboardData: given, bubbles: true, cancelable: true });
          zone.dispatchEvent(event);
        },
        { type, name },
      );
    await give('drop', 'birakilan.png');
    await expect(drop.getByText('birakilan.png')).toBeVisible();
    await give('paste', 'yapistirilan.png');
    await expect(drop.getByText('yapistirilan.png')).toBeVisible();
  });
});

test('dangerous links and HTML are rendered as text', { tag: '@long' }, async ({ page }) => {
  await open(page);
  const text = part(page, 'markdown-view.tsx');
  await expect(text.getByText('<b>HTML</b>')).toBeVisible();
  await expect(text.getByRole('link', { name: 'bağlantı' })).toHaveCount(0);
  await expect(text.getByRole('link', { name: /ÖSYM/ })).toHaveAttribute('rel', /noopener/);
  await expect(text.locator('img')).toHaveCount(0);
  await text.getByRole('link', { name: 'hedeflerine' }).click();
  await expect(page).toHaveURL(/\/goals$/);
});
