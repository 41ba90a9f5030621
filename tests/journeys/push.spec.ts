import { signIn as contract } from '@netlik/contract/identity/sign-in';
import { notifications } from '@netlik/contract/platform/notifications';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { api, demoPassword, signIn } from './people.ts';

/** Delivers a push message through the browser, like a push service. */
const openPushService = async (page: Page) => {
  const { origin } = new URL(page.url());
  const service = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    service.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
      if (ours) resolve(ours.registrationId);
    }),
  );
  await service.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (message: { id: string; title: string; body: string; url: string }) =>
    service.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(message),
    });
};

test.use({ worker: true });

const serviceWorker = (page: Page) => page.context().serviceWorkers()[0]!;

/** Records the worker's notifications, because a headless browser shows none. */
const recordSystemNotices = async (page: Page) => {
  await serviceWorker(page).evaluate(() => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    const titles: string[] = [];
    Object.assign(self, { titles });
    registration.showNotification = async (title) => void titles.push(title);
  });
  return () => serviceWorker(page).evaluate(() => Reflect.get(self, 'titles') as string[]);
};

/** Fires the worker's click event for the notification. */
const clickNotice = (page: Page, data: { id: string; url: string }) =>
  serviceWorker(page).evaluate((clicked) => {
    const notification = { data: clicked, close: () => undefined };
    const event = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined });
    self.dispatchEvent(event);
  }, data);

const bell = (page: Page) => page.getByRole('button', { name: /^Bildirimler/ });
const countUnread = async (email: string) => {
  const { token } = (await api()(contract.login, { body: { email, password: demoPassword } })).data;
  const query = { unreadOnly: 'true', limit: 50 } as const;
  return (await api()(notifications.list, { query }, token)).data.map(({ id }) => id);
};

test('a push message is shown by a visible page, otherwise by the system', async ({ page }) => {
  await signIn(page, 'deniz@netlik.demo');
  await page.goto('/dashboard');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const deliver = await openPushService(page);
  const shown = await recordSystemNotices(page);
  const message = { id: 'x', title: 'Koçun yazdı', body: 'Programın hazır', url: '/goals' };

  const asked = page.waitForRequest(/\/api\/notifications\?.*unreadOnly=true/);
  await deliver(message);
  await asked;
  expect(await shown()).toEqual([]);

  // A signed-out page of ours cannot show it.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await deliver({ ...message, title: 'Yeni program' });
  await expect.poll(shown).toEqual(['Yeni program']);
});

test('a clicked push message opens its page and is marked as read, also by a page opened later', async ({
  page,
  isMobile,
}) => {
  const email = `${isMobile ? 'irem' : 'burak'}@netlik.demo`;
  const [first, second] = await countUnread(email);
  await signIn(page, email);
  await page.goto('/dashboard');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect(bell(page)).toBeVisible();

  await clickNotice(page, { id: first!, url: '/goals' });
  await expect(page).toHaveURL(/\/goals$/);
  await expect.poll(() => countUnread(email)).not.toContain(first);
  expect(await countUnread(email)).toContain(second);
  // A forbidden or missing page leads home instead of to an error page.
  await clickNotice(page, { id: '', url: '/no-such-page' });
  await expect(page).toHaveURL(/\/dashboard$/);

  // The window navigates to another site, so no page of ours is notified.
  await clickNotice(page, { id: second!, url: 'https://elsewhere.invalid/' });
  await expect
    .poll(() => page.evaluate(async () => (await caches.has('netlik.opened-pushes')) || null))
    .toBe(true);
  await page.reload();
  await expect.poll(() => countUnread(email)).not.toContain(second);
});
