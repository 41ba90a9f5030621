import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Appearance } from '@netlik/contract/identity/person';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';

export const waitUntilLoaded = async (page: Page): Promise<void> => {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

const MAX_WAITED_MS = { newPage: 2_000, samePage: 300 };

/**
 * Navigates on the client, because loading the app for each page takes most of the time. The old page stays
 * until the next is loaded; another URL of the same page keeps its heading, so the wait is short.
 */
export const navigateInApp = (page: Page, address: string, { samePage = false } = {}): Promise<void> =>
  page.evaluate(
    async ([to, most]) => {
      const before = document.querySelector('h1');
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
      const until = performance.now() + most;
      while (before?.isConnected && performance.now() < until)
        await new Promise((resolve) => setTimeout(resolve, 20));
    },
    [address, MAX_WAITED_MS[samePage ? 'samePage' : 'newPage']] as const,
  );

/** Waits for the live channel, because dropping a connection that is opening logs an error. */
export const goOffline = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
};

/**
 * Every page needs one title, exactly one h1, no overflow, no empty space at its end and no key hints on
 * touch screens. Accessible names must contain the visible text, which voice commands use.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    if (!/^\S.* · Netlik$/.test(document.title)) faults.push(`the title is "${document.title}"`);
    const titles = document.head.querySelectorAll('title').length;
    if (titles !== 1) faults.push(`${titles} titles`);
    const headings = document.querySelectorAll('h1').length;
    if (headings !== 1) faults.push(`${headings} main headings`);
    const { scrollWidth } = document.documentElement;
    // Not innerWidth alone, because a phone widens it to fit overflowing content.
    const width = Math.min(innerWidth, document.documentElement.clientWidth, screen.width);
    if (scrollWidth > width) {
      const wide = [...document.body.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > width + 0.5)
        .map((element) => element.outerHTML.slice(0, 80));
      faults.push(`${scrollWidth} px wide on ${width}: ${wide[0] ?? 'nothing visible'}`);
    }
    const plain = (text: string) =>
      text
        .toLocaleLowerCase('tr')
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    for (const control of document.querySelectorAll<HTMLElement>(':is(a, button, summary)[aria-label]')) {
      const words = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      let seen = '';
      while (words.nextNode()) {
        const { parentElement: around, nodeValue } = words.currentNode;
        if (
          !around!.closest('.visually-hidden, kbd, [aria-hidden="true"]') &&
          around!.getClientRects().length > 0
        )
          seen += ` ${nodeValue}`;
      }
      const [name, text] = [control.getAttribute('aria-label')!, plain(seen)];
      // A lone figure is the badge of what the name counts.
      if (!/^\d*$/.test(text) && !plain(name).includes(text)) faults.push(`"${name}" is seen as "${text}"`);
    }
    const keys = [...document.querySelectorAll('kbd')].find((key) => key.getClientRects().length > 0);
    if (keys && matchMedia('(hover: none) and (pointer: coarse)').matches)
      faults.push(`a key on a touch screen: ${keys.textContent}`);
    const end = document.getElementById('root')!.getBoundingClientRect().bottom + scrollY;
    const { scrollHeight } = document.documentElement;
    if (scrollHeight > Math.max(innerHeight, end) + 1)
      faults.push(`${scrollHeight} px high, its content ends at ${Math.round(end)}`);
    return faults;
  });

/** The axe rules that a palette can break. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

type Asked = { rules?: string[]; within?: string };

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Finishes animations, because a busy machine may paint a frame only every few seconds. Repeated, because an
 * inherited colour starts its transition after the parent's has ended.
 */
const finishAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const running = () =>
      document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    for (let tries = 0; tries < 10 && running().length > 0; tries++)
      for (const animation of running()) animation.finish();
  });

/** Serious and critical axe violations. */
export const accessibilityFaults = async (page: Page, asked: Asked = {}): Promise<string[]> => {
  // Colours are not final during a transition.
  await finishAnimations(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(async ({ rules, within }) => {
    const { axe } = globalThis as unknown as { axe: typeof Axe };
    // Skips collecting the passed rules, which is slow.
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

/** Changes the appearance like another tab and waits for the page. */
export const applyAppearance = async (page: Page, looks: Partial<Appearance>): Promise<void> => {
  await page.evaluate((value) => {
    localStorage.setItem('netlik.appearance', value);
    dispatchEvent(new StorageEvent('storage', { key: 'netlik.appearance' }));
  }, JSON.stringify(looks));
  if (looks.theme) await expect(page.locator('html')).toHaveAttribute('data-theme', looks.theme);
  await finishAnimations(page);
};

/** All axe rules in the light theme, colour rules in the dark one; leaves the page dark. */
export const faultsInBothThemes = async (page: Page): Promise<string[]> => {
  await applyAppearance(page, { theme: 'light' });
  const light = await accessibilityFaults(page);
  await applyAppearance(page, { theme: 'dark' });
  return [...light, ...(await accessibilityFaults(page, { rules: colourRules }))];
};
