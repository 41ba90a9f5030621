import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { button, createStudent, open, start, stop, studyFor, submitFeedback } from './timer-steps.ts';

/** For every granted wake lock, whether it is still active. */
const locks = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { given: WakeLockSentinel[] }).given.map(({ released }) => !released),
  );

test('the wake lock is held only while the timer runs', async ({ page, context }) => {
  await context.grantPermissions(['screen-wake-lock']);
  await page.addInitScript(() => {
    const given: WakeLockSentinel[] = [];
    Object.assign(globalThis, { given });
    const request = WakeLock.prototype.request;
    WakeLock.prototype.request = async function (type) {
      const lock = await request.call(this, type);
      given.push(lock);
      return lock;
    };
  });
  const { person } = await createStudent();
  await open(page, person);
  expect(await locks(page)).toEqual([]);
  await start(page);
  await expect.poll(() => locks(page)).toEqual([true]);
  await button(page, 'Duraklat').click();
  await expect.poll(() => locks(page)).toEqual([false]);
  await button(page, 'Sürdür').click();
  await expect.poll(() => locks(page)).toEqual([false, true]);
  await studyFor(page, 6);
  await stop(page);
  await expect.poll(() => locks(page)).toEqual([false, false]);
  await submitFeedback(page);
});

test('the focus view enters and leaves full screen', async ({ page }) => {
  const { person } = await createStudent();
  await open(page, person);
  await start(page);
  const full = () => page.evaluate(() => document.fullscreenElement !== null);
  const view = page.getByRole('dialog', { name: 'Odak görünümü' });
  await button(page, 'Tam ekran').click();
  await expect(view).toBeVisible();
  await expect.poll(full).toBe(true);
  await button(page, 'Tam ekrandan çık').click();
  await expect(view).toHaveCount(0);
  await expect.poll(full).toBe(false);

  await button(page, 'Tam ekran').click();
  await expect(view).toBeVisible();
  await expect.poll(full).toBe(true);
  // Same effect as the browser's own exit button.
  await page.evaluate(() => document.exitFullscreen());
  await expect(view).toHaveCount(0);
  await expect(button(page, 'Duraklat')).toBeVisible();
});

/** Simulates background throttling: a timeout set from a timeout fires after at least a minute. */
const throttleTimers = (page: Page) =>
  page.evaluate(() => {
    const own = setTimeout;
    let chained = false;
    const late = (work: () => void, ms = 0) => {
      const wait = chained ? Math.max(ms, 60_000) : ms;
      return own(() => {
        chained = true;
        try {
          work();
        } finally {
          chained = false;
        }
      }, wait);
    };
    Object.assign(globalThis, { setTimeout: late });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('the end of a period is on time in a page with throttled timers', async ({ page }) => {
  const { person } = await createStudent();
  await page.clock.install();
  await open(page, person);
  await start(page);
  const endsAt = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^netlik\.timer\..*\.free$/.test(name));
    return (JSON.parse(localStorage.getItem(key!)!) as { startTime: number }).startTime + 45 * 60_000;
  });
  const left = endsAt - (await page.evaluate(() => Date.now()));
  await page.clock.fastForward(left - 8_000);
  await expect(page.getByText('Odak', { exact: true })).toBeVisible();
  await throttleTimers(page);
  const rested = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver(() => {
          if (document.title.includes('Mola')) resolve(Date.now());
        }).observe(document.head, { childList: true, characterData: true, subtree: true });
      }),
  );
  const lateMs = (await rested) - endsAt;
  expect(lateMs).toBeGreaterThanOrEqual(0);
  expect(lateMs).toBeLessThan(2_000);
  expect(await page.evaluate(() => document.hidden)).toBe(true);
});
