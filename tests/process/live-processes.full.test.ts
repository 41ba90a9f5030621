import { account } from '@netlik/contract/identity/account';
import { users } from '@netlik/contract/identity/users';
import { liveClose } from '@netlik/contract/platform/live';
import { notifications } from '@netlik/contract/platform/notifications';
import { callOver } from '@netlik/testkit/call';
import { connectLive, quietOf, ready } from '@netlik/testkit/live-page';
import { scaled } from '@netlik/testkit/tier';
import type { TestPerson } from '@netlik/testkit/world';
import { expect, it, onTestFinished, vi } from 'vitest';
import { notify } from '../../apps/api/src/platform/notifications/notifications.service.ts';
import type { ServerProcess } from './server-process.ts';
import { withTwoServers } from './two-servers.ts';

/** Two server processes, and this process as a third that sends notifications, on one database. */

const soon = { timeout: 5000, interval: 10 };
const SUSPENSIONS = scaled(2, 50);
const SUSPENDED_WITHIN_MS = 1000;

vi.setConfig({ testTimeout: 60_000, hookTimeout: 100_000 });

/** A person's live connection to that server, after its `ready` message. */
const openPage = async ({ base }: ServerProcess, person: TestPerson) => {
  const { ticket } = (await callOver(base)(account.ticket, {}, person.token)).data;
  const page = connectLive(base, ticket);
  onTestFinished(() => page.socket.terminate());
  await vi.waitFor(() => expect(page.messages).toEqual([ready]), soon);
  return page;
};

withTwoServers('live', (servers) => {
  const draft = { body: 'Yeni', category: 'system', type: 'test.news' } as const;
  const notifyPerson = ({ id }: TestPerson, title: string) =>
    servers.world.db.transaction((tx) => notify(servers.world.deps, tx, id, { ...draft, title }));

  it('delivers a notification once to each page on every server', async () => {
    const { world, a, b } = servers;
    const [person, other] = [await world.person(), await world.person()];
    const pages = [await openPage(a, person), await openPage(b, person)];
    const otherPage = await openPage(b, other);
    const items = [await notifyPerson(person, 'Bir'), await notifyPerson(person, 'İki')];
    const expected = items.map((data) => ({ type: 'notification', data }));
    for (const { messages } of pages)
      await vi.waitFor(() => expect(messages.slice(1)).toEqual(expected), soon);

    // Marked as read through server a: the page connected to b is notified.
    const call = callOver(a.base);
    await call(notifications.read, { params: { id: items[0]!.id } }, person.token);
    for (const { messages } of pages)
      await vi.waitFor(
        () => expect(messages.slice(3)).toEqual([{ type: 'changed', data: ['notifications'] }]),
        soon,
      );
    expect(otherPage.messages).toHaveLength(1);
    // Either server informs a page that connects later about missed messages.
    const startedAt = performance.now();
    await vi.waitUntil(() => performance.now() - startedAt > 500);
    await notifyPerson(person, 'Üç');
    for (const { messages } of pages) await vi.waitFor(() => expect(messages).toHaveLength(5), soon);
    for (const server of [a, b])
      expect(quietOf(await openPage(server, person))).toBeLessThan(performance.now() - startedAt - 400);
  });

  it('closes pages on one server when all devices are signed out through the other', async () => {
    const { world, a, b } = servers;
    const [person, other] = [await world.person(), await world.person()];
    const pages = [await openPage(a, person), await openPage(b, person)];
    const otherPage = await openPage(b, other);
    const call = callOver(a.base);
    expect((await call(account.logout, { body: { all: true } }, person.token)).status).toBe(200);
    for (const { closed } of pages) expect(await closed).toBe(liveClose.sessionEnded);
    const refused = await callOver(b.base)(account.ticket, {}, person.token);
    expect([refused.status, refused.code]).toEqual([401, 'session.expired']);
    await notifyPerson(other, 'Hâlâ burada');
    await vi.waitFor(() => expect(otherPage.messages).toHaveLength(2), soon);
  });

  it(`ends requests and pages on both servers within a second of ${SUSPENSIONS} suspensions`, async () => {
    const { world, a, b } = servers;
    const admin = await world.person({ role: 'admin' });
    const suspend = async (n: number) => {
      const person = await world.person();
      const pages = [await openPage(a, person), await openPage(b, person)];
      const asked = [a, b].map(
        ({ base }) =>
          () =>
            callOver(base)(account.profile, {}, person.token),
      );
      for (const ask of asked) expect((await ask()).status).toBe(200);
      const through = callOver([a, b][n % 2]!.base);
      const change = { params: { id: person.id }, body: { isActive: false } };
      expect((await through(users.update, change, admin.token)).status).toBe(200);
      const suspendedAt = performance.now();
      const refused = asked.map((ask) =>
        vi.waitFor(async () => expect((await ask()).status).toBe(401), soon),
      );
      for (const { closed } of pages) expect(await closed).toBe(liveClose.sessionEnded);
      await Promise.all(refused);
      return performance.now() - suspendedAt;
    };
    const times: number[] = [];
    for (let n = 0; n < SUSPENSIONS; n += 1) times.push(await suspend(n));
    expect(Math.max(...times)).toBeLessThan(SUSPENDED_WITHIN_MS);
  });
});
