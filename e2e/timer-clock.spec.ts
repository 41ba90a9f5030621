import { expect, test } from './fixtures.ts';
import {
  button,
  dialog,
  digits,
  HOUR,
  MINUTE,
  open,
  shown,
  start,
  startWatched,
  student,
} from './timer-steps.ts';

test('a reload, a sleep of hours and a clock that is looked at late change nothing', async ({ page }) => {
  const { person } = await student();
  await page.clock.install();
  await open(page, person);
  const since = await page.evaluate(() => Date.now());
  await start(page);
  await page.clock.fastForward(7 * MINUTE);
  const left = async () => {
    const now = await page.evaluate(() => Date.now());
    return Math.abs((await shown(page)) - (45 * MINUTE - (now - since)) / 1000);
  };
  // The start itself took a moment after `since`.
  expect(await left()).toBeLessThan(5);
  await expect(page).toHaveTitle(/^37:\d\d · TYT Matematik · Netlik$|^38:00 · /);
  await page.reload();
  await expect(digits(page)).toBeVisible();
  expect(await left()).toBeLessThan(5);
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

test('three hours with fifty sleeps drift by nothing', { tag: '@long' }, async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same code on both');
  test.slow();
  const { person } = await student();
  await page.clock.install();
  await open(page, person);
  await button(page, 'Ne çalışacağını seç').click();
  await dialog(page).getByText('Kronometre').click();
  await dialog(page).getByLabel('Çalışma süresi').fill('180');
  await dialog(page).getByLabel('Oturum sayısı').fill('1');
  await dialog(page).getByLabel('Ders', { exact: true }).selectOption('fizik');
  await startWatched(page);
  const startedAt = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^netlik\.timer\..*\.free$/.test(name));
    return JSON.parse(localStorage.getItem(key!)!).startTime as number;
  });
  for (let sleep = 0; sleep < 50; sleep++) await page.clock.fastForward(3.5 * MINUTE + 137 * sleep);
  const drift = await page.evaluate(async (since) => {
    // Just after the face was drawn: the turn of a second does not come between the two.
    const face = document.querySelector('[role="timer"]')!;
    await new Promise((resolve) =>
      new MutationObserver(resolve).observe(face, { childList: true, characterData: true, subtree: true }),
    );
    const told = face.textContent!.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
    return told - Math.floor((Date.now() - since) / 1000);
  }, startedAt);
  expect(drift).toBe(0);
  expect(await shown(page)).toBeGreaterThan(2.9 * 3600);
});

test('a running timer costs the main thread at most one percent, and React nothing', {
  tag: '@long',
}, async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same code on both');
  test.slow();
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      commits: 0,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: () => {
          (globalThis as unknown as { commits: number }).commits += 1;
        },
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        checkDCE: () => undefined,
      },
    });
  });
  const { person } = await student();
  await open(page, person);
  await start(page);
  await page.waitForTimeout(6_000);
  const commits = () => page.evaluate(() => (globalThis as unknown as { commits: number }).commits);
  const devtools = await page.context().newCDPSession(page);
  // The time the page's own thread works, whoever else keeps this machine busy.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () =>
    (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')!
      .value;
  const [before, drawn, since] = [await worked(), await commits(), Date.now()];
  const from = await shown(page);
  await page.waitForTimeout(Number(process.env.TIMER_SECONDS ?? 10) * 1000);
  const share = (await worked()) - before;
  const seconds = (Date.now() - since) / 1000;
  const rendered = (await commits()) - drawn;
  console.log(
    `a running timer: ${((share / seconds) * 100).toFixed(2)} % of the main thread, ${rendered} commits`,
  );
  expect(drawn).toBeGreaterThan(1);
  expect(from - (await shown(page))).toBeGreaterThan(8);
  expect(rendered).toBe(0);
  expect(share / seconds).toBeLessThanOrEqual(0.01);
});

/** A browser without windows is always seen and lets nothing be shown: the page is told otherwise, and the last step kept. */
const behindAnother = () => {
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
  test('the end is told by the system while the page is hidden, to those who allowed it', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'the same code on both');
    await page.addInitScript(behindAnother);
    await page.clock.install();
    const { person } = await student();
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
