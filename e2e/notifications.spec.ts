import { signIn as contract } from '@netlik/contract/identity/sign-in';
import { users } from '@netlik/contract/identity/users';
import { notificationTexts as texts } from '../apps/web/src/features/notifications/notifications.texts.ts';
import { expect, test } from './fixtures.ts';
import { bell, drawer, item, items, open, openAs, tab } from './notification-steps.ts';
import { api, demo, demoPassword, newPerson } from './people.ts';

/** Demo people whose notifications a test changes: one per width, because both widths run in parallel. */
const changed = (isMobile: boolean, phone: string, desktop: string) =>
  `${isMobile ? phone : desktop}@netlik.demo`;

test('the badge shows the unread count, and 9+ above nine', async ({ page, otherDevice }) => {
  await openAs(page, 'ipek@netlik.demo');
  await expect(bell(page)).toHaveAccessibleName('Bildirimler, 9’dan fazla okunmamış');
  await expect(bell(page)).toHaveText('9+');
  await openAs(otherDevice.page, demo.student);
  await expect(bell(otherDevice.page)).toHaveAccessibleName('Bildirimler, 4 okunmamış');
  await expect(bell(otherDevice.page)).toHaveText('4');
});

test('a new person has no badge and an empty drawer', async ({ page }) => {
  const { email, password } = await newPerson();
  await openAs(page, email, password);
  await expect(bell(page)).toHaveAccessibleName('Bildirimler');
  await open(page);
  await expect(drawer(page).getByText(texts.empty.all.title)).toBeVisible();
  await tab(page, 'Koç').click();
  await expect(drawer(page).getByText(texts.empty.coach.title)).toBeVisible();
  await drawer(page).getByRole('button', { name: texts.showAll }).click();
  await expect(tab(page, 'Tümü')).toHaveAttribute('aria-selected', 'true');
});

test('the drawer is 400 px wide, loads 20 at a time and filters by its six tabs', async ({
  page,
  isMobile,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/notifications' && search.includes('limit=20')) asked.push(search);
  });
  await openAs(page, demo.student);
  await open(page);
  const width = await drawer(page).evaluate((element) => element.getBoundingClientRect().width);
  expect(width).toBe(isMobile ? 390 : 400);
  await expect(items(page)).toHaveCount(20);
  expect(asked).toEqual(['?limit=20']);

  await items(page).last().scrollIntoViewIfNeeded();
  await expect(item(page, 'Netlik’e hoş geldin')).toBeAttached();
  expect(asked).toHaveLength(2);
  expect(asked[1]).toMatch(/cursor=/);
  const all = await items(page).count();

  let sorted = 0;
  for (const [name, label] of [
    ['Koç', 'Koç ·'],
    ['Oyunlaştırma', 'Başarı ·'],
    ['Performans', 'Performans ·'],
    ['Sistem', 'Sistem ·'],
  ] as const) {
    await tab(page, name).click();
    await expect(items(page).first()).toContainText(label);
    await expect(items(page).filter({ hasNotText: label })).toHaveCount(0);
    sorted += await items(page).count();
  }
  expect(sorted).toBe(all);
  await tab(page, 'Okunmamış').click();
  await expect(items(page)).toHaveCount(4);
  // The summary of the free plan is not shown to a premium student.
  await tab(page, 'Performans').click();
  await expect(item(page, 'Geçen haftadan 3 saat öndesin')).toHaveCount(0);
});

test('a click marks an item as read and opens its link; the badge updates in every tab', async ({
  page,
  context,
  isMobile,
}) => {
  await openAs(page, changed(isMobile, 'omer', 'yusuf'));
  const second = await context.newPage();
  await second.goto('/');
  await expect(bell(second)).toHaveText('4');
  await open(page);
  await item(page, 'Hedefini güncel tut').getByRole('link').click();
  await expect(page).toHaveURL(/\/goals$/);
  await expect(drawer(page)).toHaveCount(0);
  await expect(bell(page)).toHaveText('3');
  // Faster than the 45 s poll, so it came over the live channel.
  await expect(bell(second)).toHaveText('3');

  await open(page);
  await expect(item(page, 'Hedefini güncel tut')).not.toContainText(texts.unread);
  await item(page, '6 günlük seri!')
    .getByRole('button', { name: /6 günlük seri/ })
    .first()
    .click();
  await expect(item(page, '6 günlük seri!')).not.toContainText(texts.unread);
  await expect(drawer(page)).toBeVisible();
  await drawer(page).getByRole('button', { name: texts.readAll }).click();
  await expect(bell(second)).toHaveAccessibleName('Bildirimler');
  await expect(items(page).filter({ hasText: texts.unread })).toHaveCount(0);
  await tab(page, 'Okunmamış').click();
  await expect(drawer(page).getByText(texts.empty.unread.title)).toBeVisible();
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Bildirimler');
});

test('an item whose link the person may not open has no link', async ({ page }) => {
  // A former student who is a coach now keeps the old notifications.
  const email = 'askida@netlik.demo';
  const { token } = (await api()(contract.login, { body: { email: demo.admin, password: demoPassword } }))
    .data;
  const found = (await api()(users.list, { query: { q: email } }, token)).data;
  const body = { role: 'coach', isActive: true } as const;
  await api()(users.update, { params: { id: found[0]!._id }, body }, token);
  await openAs(page, email);
  await open(page);
  await expect(item(page, 'Profilinde küçük bir eksik var').getByRole('link')).toHaveAttribute(
    'href',
    '/profile',
  );
  const students = item(page, 'Hedefini güncel tut');
  await expect(students.getByRole('link')).toHaveCount(0);
  await students
    .getByRole('button', { name: /Hedefini/ })
    .first()
    .click();
  await expect(students).not.toContainText(texts.unread);
  await expect(drawer(page)).toBeVisible();
  await expect(page).toHaveURL(/\/coach-dashboard$/);
});

test('deletes one item, and asks before deleting all', async ({ page, isMobile }) => {
  await openAs(page, changed(isMobile, 'elif', 'ayse'));
  await open(page);
  const before = await items(page).count();
  const gone = item(page, 'Rozet kazandın: Erken Kuş');
  await gone.hover();
  await gone.getByRole('button', { name: 'Sil: Rozet kazandın: Erken Kuş' }).click();
  await expect(gone).toHaveCount(0);
  await expect(drawer(page).getByText(texts.removed)).toBeAttached();
  await page.reload();
  await open(page);
  await expect(items(page)).toHaveCount(before - 1);

  const removeAll = drawer(page).getByRole('button', { name: texts.removeAll });
  await removeAll.click();
  const question = page.getByRole('dialog', { name: texts.removeAllTitle });
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(items(page)).toHaveCount(before - 1);
  await removeAll.click();
  await question.getByRole('button', { name: texts.removeAllAction }).click();
  await expect(drawer(page).getByText(texts.empty.all.title)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toHaveAccessibleName('Bildirimler');
});

test('a refused delete is rolled back by refetching the list', { tag: '@long' }, async ({ page, faults }) => {
  faults.expect(/status of 500/, /answered 500/, /console warning: notifications:/);
  await openAs(page, demo.student);
  await page.route('**/api/notifications/*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, json: { code: 'server.failed', message: 'Olmadı.' } })
      : route.continue(),
  );
  await open(page);
  const first = items(page).first();
  const title = 'Koçun yarının programını yazdı';
  await expect(first).toContainText(title);
  const reloaded = page.waitForResponse((answer) => /\/api\/notifications\?limit=20$/.test(answer.url()));
  await first.hover();
  await first.getByRole('button', { name: `Sil: ${title}` }).click();
  await reloaded;
  await expect(first).toContainText(title);
  await expect(items(page)).toHaveCount(20);
});

test('a drawer that fails to load shows an error and can be retried', async ({ page, faults }) => {
  faults.expect(/^lost: GET .*limit=20/, /ERR_INTERNET_DISCONNECTED/);
  await openAs(page, demo.coach);
  await page.route('**/api/notifications?limit=20', (route) => route.abort('internetdisconnected'));
  await open(page);
  await expect(drawer(page).getByText(texts.failed)).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/api/notifications?limit=20');
  await drawer(page).getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(item(page, 'Zeynep yeni bir deneme girdi')).toBeVisible();
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
  // Injected between the page and the real server, because no feature creates notifications yet.
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
  await expect(bell(page)).toHaveText('2');
  await expect(page.getByText(texts.arrived('Bakım bitti'))).toBeAttached();
  await expect(page.getByText('Bakım bitti', { exact: true })).toHaveCount(0);

  const refetched = page.waitForResponse((answer) => answer.url().includes('unreadOnly=true'));
  await cut();
  await expect.poll(() => tickets.length).toBe(2);
  expect(tickets[1]).not.toBe(tickets[0]);
  await refetched;
  // The server has no such notifications: after a reconnect its list replaces the local one.
  await expect(bell(page)).toHaveAccessibleName('Bildirimler');
});
