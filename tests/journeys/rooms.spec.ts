import { rooms } from '@netlik/contract/community/rooms/rooms';
import { account } from '@netlik/contract/identity/account';
import { connectRoom } from '@netlik/testkit/room-page';
import { insertRows } from '@netlik/testkit/stored-rows/insert-row';
import type { Page } from '@playwright/test';
import { queryDatabase } from './database.ts';
import { expect, test } from './fixtures.ts';
import { goOffline, waitUntilLoaded } from './page-checks.ts';
import { api, newPerson, signIn } from './people.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const openAs = async (page: Page, person: Awaited<ReturnType<typeof newPerson>>, path: string) => {
  await signIn(page, person.email, person.password);
  await page.goto(path);
  await waitUntilLoaded(page);
};

test('two students meet by a code, write, and lose nothing while one is offline', { tag: '@main' }, async ({
  page,
  otherDevice,
}) => {
  const [owner, friend] = [await newPerson(), await newPerson()];
  await openAs(page, owner, '/study-tracker/study-room');
  await page.getByRole('button', { name: 'Oda aç', exact: true }).click();
  await page.getByLabel('Oda adı').fill('Akşam grubu');
  await page.getByRole('button', { name: 'Odayı aç' }).click();
  const dialog = page.getByRole('dialog', { name: 'Davet kodu' });
  const code = (await dialog.getByText(/^[A-Z0-9]{4}$/).textContent())!;
  await page.keyboard.press('Escape');

  const other = otherDevice.page;
  await openAs(other, friend, '/study-tracker/study-room');
  await other.getByRole('button', { name: 'Kodla katıl' }).click();
  await other.getByLabel('Davet kodu').fill(code);
  await other.getByRole('button', { name: 'Odayı göster' }).click();
  await other.getByRole('button', { name: 'Katıl', exact: true }).click();
  await expect(other.getByRole('option', { name: /Akşam grubu/ })).toBeVisible();
  for (const one of [page, other]) await one.getByRole('link', { name: 'Sohbete gir' }).click();
  await expect(page.getByText('2 çevrimiçi')).toBeVisible();

  await page.getByLabel('Mesaj yaz').fill('Selam, başlıyor muyuz?');
  await expect(other.getByText('yazıyor…')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(other.getByText('Selam, başlıyor muyuz?')).toBeVisible();

  // The friend goes offline; messages written meanwhile appear once afterwards.
  await goOffline(other);
  await page.getByLabel('Mesaj yaz').fill('Fizikten başlayalım');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Fizikten başlayalım')).toBeVisible();
  await other.context().setOffline(false);
  await expect(other.getByText('Fizikten başlayalım')).toHaveCount(1);
  await other.getByLabel('Mesaj yaz').fill('Olur');
  await other.keyboard.press('Enter');
  await expect(page.getByText('Olur', { exact: true })).toHaveCount(1);

  await page.getByRole('button', { name: 'Oda bilgileri' }).click();
  await page.getByRole('button', { name: 'Odadan ayrıl' }).click();
  await page
    .getByRole('dialog', { name: 'Odadan ayrılıyor musun?' })
    .getByRole('button', { name: 'Odadan ayrıl' })
    .click();
  await expect(page.getByText('Odadan ayrıldın.').last()).toBeVisible();
  const list = (await api()(rooms.list, {}, friend.token)).data;
  expect(list).toMatchObject([{ name: 'Akşam grubu', membership: { role: 'Sahip' } }]);
});

/** The carousel treats a swipe as finished after 150 ms, so rest must last well beyond that. */
const RESTED_MS = 600;

/** Waits until rooms and URL stay unchanged long enough for a late selection to appear. */
const waitUntilRested = (page: Page) =>
  page.evaluate(
    (restedMs) =>
      new Promise<void>((resolve) => {
        const track = document.querySelector('[role="listbox"]')!;
        let last = '';
        let since = 0;
        const look = (now: number) => {
          const state = `${track.scrollLeft} ${track.children.length} ${location.pathname}`;
          if (state !== last) [last, since] = [state, now];
          if (now - since >= restedMs) resolve();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    RESTED_MS,
  );

const expectSelected = async (page: Page, name: string) => {
  const room = page.getByRole('option', { name });
  await expect(room).toBeVisible();
  await waitUntilRested(page);
  await expect(page.getByRole('option', { selected: true })).toHaveText([new RegExp(name)]);
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  await expect(room).toBeInViewport({ ratio: 0.95 });
};

test('a room that is created or joined on a phone becomes the selected one and stays so', {
  tag: '@phone',
}, async ({ page }) => {
  const [student, friend] = [await newPerson(), await newPerson()];
  const create = async (name: string, { token }: typeof student) =>
    (await api()(rooms.create, { body: { name, type: 'private' } }, token)).data;
  await create('Sabah grubu', student);
  await create('Hafta sonu', student);
  const { inviteCode } = await create('Gece grubu', friend);

  await openAs(page, student, '/study-tracker/study-room');
  await expectSelected(page, 'Hafta sonu');
  await button(page, 'Oda aç').click();
  await page.getByLabel('Oda adı').fill('Akşam grubu');
  await button(page, 'Odayı aç').click();
  await expect(page.getByRole('dialog', { name: 'Davet kodu' }).getByText(/^[A-Z0-9]{4}$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectSelected(page, 'Akşam grubu');

  await button(page, 'Kodla katıl').click();
  await page.getByLabel('Davet kodu').fill(inviteCode);
  await button(page, 'Odayı göster').click();
  await button(page, 'Katıl').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectSelected(page, 'Gece grubu');
});

const CPU_SLOWDOWN = 4;
const PAINTED_WITHIN_MS = 50;
const IN_THREAD = 400;
const MESSAGES = 9;

/** Runs before the page and records when a message arrives on the socket and when its bubble is painted. */
const watchMessages = () => {
  const arrived = new Map<string, number>();
  const painted: number[] = [];
  Object.assign(globalThis, { painted });
  const Native = WebSocket;
  globalThis.WebSocket = class extends Native {
    constructor(url: string | URL) {
      super(url);
      if (String(url).includes('study-rooms'))
        this.addEventListener('message', ({ data }) => {
          const { type, payload } = JSON.parse(String(data)) as {
            type: string;
            payload: { content: string };
          };
          if (type === 'message') arrived.set(payload.content, performance.now());
        });
    }
  };
  const look = () => {
    requestAnimationFrame(look);
    for (const [content, at] of arrived)
      if (
        document.querySelector('[aria-live] > ol:last-child > li:last-child')?.textContent?.includes(content)
      ) {
        arrived.delete(content);
        const { port1, port2 } = new MessageChannel();
        // A posted message is handled after the frame is drawn.
        port1.onmessage = () => painted.push(performance.now() - at);
        port2.postMessage(null);
      }
  };
  requestAnimationFrame(look);
};

test('a new message is painted at once in a full thread on a slow phone', { tag: '@speed' }, async ({
  page,
}) => {
  const [owner, friend] = [await newPerson(), await newPerson()];
  const { room } = (await api()(rooms.create, { body: { name: 'Kalabalık', type: 'public' } }, owner.token))
    .data;
  await api()(rooms.joinOpen, { params: { id: room.id } }, friend.token);
  await queryDatabase('update rooms set last_number = $2 where id = $1', [room.id, IN_THREAD]);
  const [createdAt, expiresAt] = [new Date(), new Date(Date.now() + 7 * 86_400_000)];
  const rows = Array.from({ length: IN_THREAD }, (_, n) => ({
    roomId: room.id,
    userId: room.ownerId!,
    createdAt,
    expiresAt,
    number: n + 1,
    content: `Mesaj numarası ${n + 1}`,
  }));
  await insertRows({ raw: queryDatabase }, 'room_messages', rows);
  await page.addInitScript(watchMessages);
  await openAs(page, owner, `/study-tracker/study-room/${room.id}/chat`);
  const thread = page.getByText(/^Mesaj numarası/);
  // The newest 200 are loaded; older ones follow on scrolling up.
  await expect(async () => {
    await thread.first().scrollIntoViewIfNeeded();
    expect(await thread.count()).toBe(IN_THREAD);
  }).toPass();
  await thread.last().scrollIntoViewIfNeeded();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const { ticket } = (await api()(account.ticket, {}, friend.token)).data;
  const writer = connectRoom(process.env.E2E_URL!, { roomId: room.id, token: ticket });
  await expect.poll(() => writer.of('ready').length).toBe(1);
  for (let n = 1; n <= MESSAGES; n += 1) {
    writer.send({ type: 'message', content: `Yeni mesaj ${n}.` });
    // Not a locator, because searching thousands of elements keeps the slowed page from painting.
    await page.waitForFunction(
      (count) => (globalThis as unknown as { painted: number[] }).painted.length === count,
      n,
      { polling: 100 },
    );
  }
  writer.socket.close();
  const times = await page.evaluate(() => (globalThis as unknown as { painted: number[] }).painted);
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
  console.log(
    `chat: a message is painted ${median.toFixed(0)} ms after it arrived, ${IN_THREAD} in the thread`,
  );
  expect(times.length).toBe(MESSAGES);
  expect(median).toBeLessThanOrEqual(PAINTED_WITHIN_MS);
});
