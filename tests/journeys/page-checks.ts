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
 * Client-side navigation: loading the app for each address would take most of the time. The page before stays until the next one is
 * loaded; another address of the same page keeps its heading, so that is waited for only a moment.
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

/** Waits for the live channel first: the browser logs an error when the connection drops while it opens. */
export const goOffline = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
};

/**
 * Every page needs one title, exactly one h1, no horizontal overflow, no empty space below its end, no keys on a touch screen, and
 * names of controls that hold what is seen on them: a voice command says that.
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
    // Not innerWidth alone: a phone widens it to fit overflowing content.
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
      // A lone figure is the mark of what the name counts.
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
 * Ends the animations instead of waiting for them: a busy machine may paint a frame only every few seconds.
 * Repeats, because an inherited colour starts its transition only after the parent's has ended.
 */
const finishAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const running = () =>
      document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    for (let tries = 0; tries < 10 && running().length > 0; tries++)
      for (const animation of running()) animation.finish();
  });

/** The serious and critical violations found by axe. */
export const accessibilityFaults = async (page: Page, asked: Asked = {}): Promise<string[]> => {
  // Colours are not final during a transition.
  await finishAnimations(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(async ({ rules, within }) => {
    const { axe } = globalThis as unknown as { axe: typeof Axe };
    // Skips collecting the rules that passed, which is slow.
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

/** Changes the appearance as another tab would, and waits until the page has it. */
export const applyAppearance = async (page: Page, looks: Partial<Appearance>): Promise<void> => {
  await page.evaluate((value) => {
    localStorage.setItem('netlik.appearance', value);
    dispatchEvent(new StorageEvent('storage', { key: 'netlik.appearance' }));
  }, JSON.stringify(looks));
  if (looks.theme) await expect(page.locator('html')).toHaveAttribute('data-theme', looks.theme);
  await finishAnimations(page);
};

/** All axe rules in the light theme, colour rules in the dark one. Leaves the page dark. */
export const faultsInBothThemes = async (page: Page): Promise<string[]> => {
  await applyAppearance(page, { theme: 'light' });
  const light = await accessibilityFaults(page);
  await applyAppearance(page, { theme: 'dark' });
  return [...light, ...(await accessibilityFaults(page, { rules: colourRules }))];
};
