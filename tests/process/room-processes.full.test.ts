import { randomUUID } from 'node:crypto';
import { roomClose } from '@netlik/contract/community/rooms/room-socket';
import { rooms } from '@netlik/contract/community/rooms/rooms';
import { users } from '@netlik/contract/identity/users';
import { callOver } from '@netlik/testkit/call';
import { connectRoomAs } from '@netlik/testkit/room-page';
import type { TestPerson } from '@netlik/testkit/world';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { ServerProcess } from './server-process.ts';
import { withTwoServers } from './two-servers.ts';

/** Room members are connected to two server processes on one database. */

const soon = { timeout: 5000, interval: 10 };
const OFFLINE_WITHIN_MS = 15_000;

vi.setConfig({ testTimeout: 60_000, hookTimeout: 100_000 });

const openPage = async ({ base }: ServerProcess, person: TestPerson, roomId: string) => {
  const page = await connectRoomAs(base, person, roomId);
  onTestFinished(() => page.socket.terminate());
  await vi.waitFor(() => expect(page.of('ready')).toHaveLength(1), soon);
  return page;
};

withTwoServers('rooms', (servers) => {
  it('gives one order to both, closes a suspended member within a second, and notices a dead process', async () => {
    const { world, a, b } = servers;
    const [owner, member, other] = [await world.person(), await world.person(), await world.person()];
    const admin = await world.person({ role: 'admin' });
    const call = callOver(a.base);
    const body = { name: 'Oda', type: 'public' } as const;
    const { id } = (await call(rooms.create, { body }, owner.token)).data.room;
    for (const { token } of [member, other]) await call(rooms.joinOpen, { params: { id } }, token);
    const pages = [await openPage(a, owner, id), await openPage(b, member, id), await openPage(b, other, id)];
    for (let n = 0; n < 20; n += 1)
      pages[n % 2]!.send({ type: 'message', content: `m${n}`, key: randomUUID() });
    const orders = () => pages.map((page) => page.of('message').map(({ payload }) => payload.id));
    await vi.waitFor(() => expect(orders().map(({ length }) => length)).toEqual([20, 20, 20]), soon);
    expect(new Set(orders().map((order) => order.join())).size).toBe(1);

    await call(users.update, { params: { id: other.id }, body: { isActive: false } }, admin.token);
    const suspendedAt = performance.now();
    expect(await pages[2]!.closed).toBe(roomClose.sessionEnded);
    expect(performance.now() - suspendedAt).toBeLessThan(1000);

    b.child.kill('SIGKILL');
    const gone = { type: 'presence', payload: { userId: member.id, state: 'offline' } };
    await vi.waitFor(() => expect(pages[0]!.frames).toContainEqual(gone), {
      timeout: OFFLINE_WITHIN_MS,
      interval: 50,
    });
  });
});
