import { notificationTexts as texts } from '../../apps/web/src/platform/notifications/notifications.texts.ts';
import { expect, test } from './fixtures.ts';
import { bell, drawer, item, items, open, openAs, tab } from './notification-steps.ts';
import { newPerson } from './people.ts';

/** Demo people with notifications that tests change, one per width because both run in parallel. */
const changed = (isMobile: boolean, phone: string, desktop: string) =>
  `${isMobile ? phone : desktop}@netlik.demo`;

test('a click marks an item as read and opens its link; the badge updates in every tab', async ({
  page,
  context,
  isMobile,
}) => {
  await openAs(page, changed(isMobile, 'omer', 'yusuf'));
  const second = await context.newPage();
  await second.goto('/');
  await expect(bell(second)).toHaveText('4Bildirim');
  await open(page);
  await item(page, 'Hedefini güncel tut').getByRole('link').click();
  await expect(page).toHaveURL(/\/goals$/);
  await expect(drawer(page)).toHaveCount(0);
  await expect(bell(page)).toHaveText('3Bildirim');
  // Faster than the 45 s poll, so it came over the live channel.
  await expect(bell(second)).toHaveText('3Bildirim');

  await open(page);
  await expect(item(page, 'Hedefini güncel tut')).not.toContainText(texts.unread);
  await item(page, 'Serini koru')
    .getByRole('button', { name: /Serini koru/ })
    .first()
    .click();
  await expect(item(page, 'Serini koru')).not.toContainText(texts.unread);
  await expect(drawer(page)).toBeVisible();
  await drawer(page).getByRole('button', { name: texts.readAll }).click();
  await expect(bell(second)).toHaveAccessibleName('Bildirimler');
  await expect(items(page).filter({ hasText: texts.unread })).toHaveCount(0);
  await tab(page, 'Okunmamış').click();
  await expect(drawer(page).getByText(texts.empty.unread.title)).toBeVisible();
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Bildirimler');
});

const arriving = (category: string, title: string, id: string) =>
  JSON.stringify({
    type: 'notification',
    data: {
      id: `01990000-0000-7000-8000-00000000000${id}`,
      title,
      body: '',
      category,
      type: 'test.live',
      createdAt: new Date().toISOString(),
      readAt: null,
      actionUrl: null,
      meta: { audience: null },
    },
  });

test('a new notification updates badge, toast and list; a lost live channel reconnects', async ({ page }) => {
  const { email, password } = await newPerson();
  const tickets: string[] = [];
  let say: (message: string) => void = () => undefined;
  let cut: () => Promise<void> = async () => undefined;
  // Injected between page and server, because no feature creates notifications yet.
  await page.routeWebSocket(/\/ws\/live/, (socket) => {
    tickets.push(new URL(socket.url()).searchParams.get('token')!);
    const server = socket.connectToServer();
    say = (message) => socket.send(message);
    cut = async () => {
      await server.close();
      await socket.close({ code: 1012 });
    };
  });
  await openAs(page, email, password);
  await expect.poll(() => tickets.length).toBe(1);
  await expect(bell(page)).toHaveAccessibleName('Bildirimler');

  say(arriving('coach', 'Koçun seni bekliyor', '1'));
  await expect(bell(page)).toHaveAccessibleName('Bildirimler, 1 okunmamış');
  await expect(page.getByText('Koçun seni bekliyor', { exact: true }).first()).toBeVisible();
  say(arriving('system', 'Bakım bitti', '2'));
  await expect(bell(page)).toHaveText('2Bildirim');
  await expect(page.getByText(texts.arrived('Bakım bitti'))).toBeAttached();
  await expect(page.getByText('Bakım bitti', { exact: true })).toHaveCount(0);

  const refetched = page.waitForResponse((answer) => answer.url().includes('unreadOnly=true'));
  await cut();
  await expect.poll(() => tickets.length).toBe(2);
  expect(tickets[1]).not.toBe(tickets[0]);
  await refetched;
  // The server has no such notifications, so its list replaces the local one after a reconnect.
  await expect(bell(page)).toHaveAccessibleName('Bildirimler');
});
