import { existsSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import { createStudent, MINUTE, open, start } from './timer-steps.ts';

// The headless shell lacks notifications; full Chromium has them, also headless.
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

test.use({ worker: true, launchOptions: { executablePath: whole, args: ['--no-sandbox', '--disable-gpu'] } });
test.skip(!whole, 'needs a whole Chromium');

test('the end of a period shows a system notification on a hidden page, if allowed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await page.clock.install();
  const { person } = await createStudent();
  await open(page, person);
  await expect(page.getByText('Netlik arkadayken de haberin olur.')).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await start(page);
  const shown = () =>
    page.evaluate(async () => {
      const notices = await (await navigator.serviceWorker.ready).getNotifications();
      return notices.map(({ title, body, tag, data }) => ({ title, body, tag, url: data?.url }));
    });
  // While visible it plays a sound and shows no notification.
  await page.clock.fastForward(45 * MINUTE);
  await expect(page.getByText('Mola', { exact: true })).toBeVisible();
  expect(await shown()).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.fastForward(15 * MINUTE);
  await expect.poll(shown).toEqual([
    {
      title: 'Mola bitti',
      body: 'TYT Matematik seni bekliyor.',
      tag: 'timer',
      url: '/study-tracker/timer',
    },
  ]);
});
