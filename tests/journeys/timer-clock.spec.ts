import { countCommits } from './count-commits.ts';
import { expect, test } from './fixtures.ts';
import {
  button,
  createStudent,
  dialog,
  digits,
  HOUR,
  MINUTE,
  open,
  shownSeconds,
  start,
  startAndWaitForServer,
  studyFor,
} from './timer-steps.ts';

test('the timer is correct after a reload, hours of sleep and late ticks', async ({ page }) => {
  const { person } = await createStudent();
  await page.clock.install();
  await open(page, person);
  await start(page);
  await page.clock.fastForward(7 * MINUTE);
  /** Difference between the clock face and the record, both read at one moment. */
  const error = () =>
    page.evaluate((period) => {
      const key = Object.keys(localStorage).find((name) => /^netlik\.timer\..*\.free$/.test(name));
      const { startTime } = JSON.parse(localStorage.getItem(key!)!) as { startTime: number };
      const shown = document
        .querySelector('[role="timer"]')!
        .textContent!.split(':')
        .reduce((sum, part) => sum * 60 + Number(part), 0);
      return Math.abs(shown - (period - (Date.now() - startTime)) / 1000);
    }, 45 * MINUTE);
  await expect.poll(error).toBeLessThan(2);
  // On a loaded machine many seconds pass between the start and this line.
  await expect(page).toHaveTitle(/^3[67]:\d\d · TYT Matematik · Netlik$|^38:00 · /);
  await page.reload();
  await expect(digits(page)).toBeVisible();
  await expect.poll(error).toBeLessThan(2);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image\/svg/);

  await page.clock.fastForward(40 * MINUTE);
  await expect(page.getByText('Mola', { exact: true })).toBeVisible();
  await page.clock.fastForward(5 * HOUR);
  await expect(dialog(page)).toContainText('TYT Matematik, 3 sa');
  await page.reload();
  await expect(dialog(page)).toContainText('TYT Matematik, 3 sa');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Değerlendir ve kaydet')).toBeVisible();
});

test('three hours with fifty sleeps do not drift', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same code on both');
  test.slow();
  const { person } = await createStudent();
  await page.clock.install();
  await open(page, person);
  await button(page, 'Ne çalışacağını seç').click();
  await dialog(page).getByText('Kronometre').click();
  await dialog(page).getByLabel('Ders', { exact: true }).selectOption('fizik');
  await startAndWaitForServer(page);
  const startedAt = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^netlik\.timer\..*\.free$/.test(name));
    return JSON.parse(localStorage.getItem(key!)!).startTime as number;
  });
  for (let sleep = 0; sleep < 50; sleep++) await page.clock.fastForward(3.5 * MINUTE + 137 * sleep);
  const drift = await page.evaluate(async (since) => {
    // Right after the digits are drawn, so that no second passes between the two reads.
    const face = document.querySelector('[role="timer"]')!;
    await new Promise((resolve) =>
      new MutationObserver(resolve).observe(face, { childList: true, characterData: true, subtree: true }),
    );
    const told = face.textContent!.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
    return told - Math.floor((Date.now() - since) / 1000);
  }, startedAt);
  expect(drift).toBe(0);
  expect(await shownSeconds(page)).toBeGreaterThan(2.9 * 3600);
});

test('a running timer uses at most one percent of the main thread and no React commits', {
  tag: '@speed',
}, async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same code on both');
  test.slow();
  const commits = await countCommits(page);
  const { person } = await createStudent();
  await open(page, person);
  await start(page);
  await studyFor(page, 6);
  const devtools = await page.context().newCDPSession(page);
  // Main thread time of the page, which other load on this machine does not change.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () =>
    (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')!
      .value;
  const [before, drawn, since] = [await worked(), await commits(), Date.now()];
  const from = await shownSeconds(page);
  await studyFor(page, Number(process.env.TIMER_SECONDS ?? 10));
  const share = (await worked()) - before;
  const seconds = (Date.now() - since) / 1000;
  const rendered = (await commits()) - drawn;
  console.log(
    `a running timer: ${((share / seconds) * 100).toFixed(2)} % of the main thread, ${rendered} commits`,
  );
  expect(drawn).toBeGreaterThan(1);
  expect(from - (await shownSeconds(page))).toBeGreaterThan(8);
  expect(rendered).toBe(0);
  expect(share / seconds).toBeLessThanOrEqual(0.01);
});

/** A headless browser is always visible and shows no notifications, so both are simulated. */
const simulateHiddenPage = () => {
  let hidden = false;
  const notices: string[] = [];
  Object.defineProperty(document, 'hidden', { get: () => hidden });
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
    void notices.push(`${title}: ${options?.body}`);
  Object.assign(globalThis, {
    notices,
    hide: () => {
      hidden = true;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  });
};

test.describe(() => {
  test.use({ worker: true });
  test('the end of a period shows a system notification while the page is hidden, if allowed', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'the same code on both');
    await page.addInitScript(simulateHiddenPage);
    await page.clock.install();
    const { person } = await createStudent();
    await open(page, person);
    await expect(page.getByText('Netlik arkadayken de haberin olur.')).toBeVisible();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await start(page);
    const told = () => page.evaluate(() => (globalThis as unknown as { notices: string[] }).notices);
    await page.clock.fastForward(45 * MINUTE);
    await expect(page.getByText('Mola', { exact: true })).toBeVisible();
    expect(await told()).toEqual([]);
    await page.evaluate(() => (globalThis as unknown as { hide: () => void }).hide());
    await page.clock.fastForward(15 * MINUTE);
    await expect.poll(told).toEqual(['Mola bitti: TYT Matematik seni bekliyor.']);
  });
});
