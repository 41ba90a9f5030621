import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { makeOld } from './old-browser.ts';
import { layoutFaults, navigateInApp, waitUntilLoaded } from './page-checks.ts';
import { demo, signIn, signInByForm } from './people.ts';
import { type Visit, visits } from './route-visits.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('in a browser of the floor', () => {
  test.beforeEach(({ context }) => makeOld(context));

  const look = async (page: Page, { name, address, route }: Visit, before?: Visit) => {
    const where = typeof address === 'string' ? address : await address();
    if (before) await navigateInApp(page, where, { samePage: before.route === route });
    else await page.goto(where);
    await waitUntilLoaded(page);
    expect.soft(await layoutFaults(page), name).toEqual([]);
  };

  for (const who of [undefined, ...(Object.keys(demo) as (keyof typeof demo)[])]) {
    const some = visits.filter(({ as, faults }) => as === who && !faults);
    test(`every page of ${who ?? 'strangers'} works`, async ({ page }) => {
      test.setTimeout(30_000 * some.length);
      if (who) await signIn(page, demo[who]);
      for (const [at, visit] of some.entries())
        await test.step(visit.name, () => look(page, visit, who && some[at - 1]));
    });
  }

  test('a person signs in, chooses in a menu above the page and reads the toast above a drawer', async ({
    page,
  }) => {
    await page.goto('/login');
    await signInByForm(page, demo.free);
    await expect(page).toHaveURL(/\/dashboard$/);
    await waitUntilLoaded(page);
    await page.goto('/design/ui-showcase');
    await waitUntilLoaded(page);
    // A click reaches the topmost element at its position.
    await page.getByRole('button', { name: 'Örnek işlemler' }).click();
    await page.getByRole('menuitem', { name: 'Düzenle' }).click();
    await expect(page.getByRole('button', { name: 'Bildirimi kapat: Düzenle seçildi.' })).toBeInViewport();
    await page.getByRole('button', { name: 'Sağ çekmece' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bildirim göster' }).click();
    await page.getByRole('button', { name: 'Bildirimi kapat: Çekmecenin üstünde de görünür.' }).click();
  });

  test('colours are mixed as new browsers mix them', async ({ page, otherDevice }) => {
    const colours = async (tab: Page) => {
      await signIn(tab, demo.student);
      await tab.goto('/dashboard');
      await waitUntilLoaded(tab);
      return tab.evaluate(() => {
        const numbers = (text: string) => (text.match(/[\d.]+/g) ?? []).map(Number);
        const read = (text: string): number[] => {
          const [r = 0, g = 0, b = 0, a = 1] = numbers(text.replace('color(srgb', ''));
          return text.startsWith('color(') ? [r * 255, g * 255, b * 255, a] : [r, g, b, a];
        };
        return ['--primary-hover', '--hover'].map((name) => {
          const probe = document.createElement('i');
          probe.style.color = `var(${name})`;
          document.body.append(probe);
          return read(getComputedStyle(probe).color).map((value) => Math.round(value * 10) / 10);
        });
      });
    };
    const [old, fresh] = [await colours(page), await colours(otherDevice.page)];
    expect(fresh.flat()).not.toEqual([]);
    for (const [at, channels] of fresh.entries())
      for (const [channel, value] of channels.entries())
        expect(Math.abs(old[at]![channel]! - value)).toBeLessThanOrEqual(channel === 3 ? 0.01 : 1);
    const left = await page.evaluate(() => {
      const textOf = (rule: CSSRule): string => rule.cssText;
      return [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules].map(textOf))
        .filter((text) => text.includes('color-mix('));
    });
    expect(left).toEqual([]);
  });
});

test('no built script has a regular expression that Safari 15 cannot read', () => {
  const folder = new URL('../../apps/web/dist/assets/', import.meta.url);
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.filter((name) => /\(\?<[=!]/.test(readFileSync(new URL(name, folder), 'utf8')))).toEqual([]);
});

test('a browser below the floor gets a plain page that names those that work', async ({ page, context }) => {
  await context.addInitScript(() => {
    delete (HTMLElement.prototype as { inert?: boolean }).inert;
  });
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/eski-tarayici\.html$/);
  await expect(page.getByRole('heading')).toHaveText('Bu tarayıcı Netlik’i açamıyor');
  await expect(page.getByRole('listitem')).toHaveText([
    /iOS 15\.6/,
    /Chrome 105.*Samsung Internet 20/,
    /Firefox 115/,
  ]);
});
