import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Appearance } from '@netlik/contract/identity/person';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';

/** The page has its heading and has stopped loading. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

/** The connection goes, but not in the midst of opening the live channel: of one cut off there the browser complains. */
export const goOffline = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
};

/** What every page of ours owes: a title, one main heading, and nothing that sticks out sideways. */
export const shapeFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    if (!/^\S.* · Netlik$/.test(document.title)) faults.push(`the title is "${document.title}"`);
    const headings = document.querySelectorAll('h1').length;
    if (headings !== 1) faults.push(`${headings} main headings`);
    const { scrollWidth } = document.documentElement;
    // Not innerWidth: a phone widens it to fit what sticks out.
    const width = Math.min(innerWidth, document.documentElement.clientWidth, screen.width);
    if (scrollWidth > width) {
      const wide = [...document.body.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > width + 0.5)
        .map((element) => element.outerHTML.slice(0, 80));
      faults.push(`${scrollWidth} px wide on ${width}: ${wide[0] ?? 'nothing visible'}`);
    }
    return faults;
  });

/** The rules of axe that another palette can break. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

type Asked = { rules?: string[]; within?: string };

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Whatever fades has faded: a colour that a child inherits begins to change when its parent's has. */
const stillness = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const fading = () =>
      document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    for (let tries = 0; tries < 10 && fading().length > 0; tries++) {
      await Promise.allSettled(fading().map((one) => one.finished));
      await new Promise(requestAnimationFrame);
    }
  });

/** What axe calls serious or critical, by all of its rules or by some. */
export const accessibilityFaults = async (page: Page, asked: Asked = {}): Promise<string[]> => {
  // What is still fading in has not its colours yet.
  await stillness(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(async ({ rules, within }) => {
    const { axe } = globalThis as unknown as { axe: typeof Axe };
    // What passed is neither gathered nor sent.
    const { violations } = await axe.run(within ?? document, {
      resultTypes: ['violations'],
      elementRef: false,
      ...(rules && { runOnly: rules }),
    });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary?.split('\n')[1] ?? ''}`),
      );
  }, asked);
};

/** Changes the looks the way another tab would, and waits until they are on the screen. */
export const paintAs = (page: Page, looks: Partial<Appearance>): Promise<void> =>
  page.evaluate(async (value) => {
    localStorage.setItem('netlik.appearance', value);
    dispatchEvent(new StorageEvent('storage', { key: 'netlik.appearance' }));
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map((running) => running.finished));
  }, JSON.stringify(looks));

/** What axe finds in the light, and what the dark does to the colours. Ends in the dark. */
export const faultsInBothThemes = async (page: Page): Promise<string[]> => {
  await paintAs(page, { theme: 'light' });
  const light = await accessibilityFaults(page);
  await paintAs(page, { theme: 'dark' });
  return [...light, ...(await accessibilityFaults(page, { rules: colourRules }))];
};
