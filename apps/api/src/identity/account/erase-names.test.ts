import { roomSafety } from '@netlik/contract/community/rooms/room-safety';
import { rooms } from '@netlik/contract/community/rooms/rooms';
import { userBlocks } from '@netlik/contract/community/user-blocks';
import { users } from '@netlik/contract/identity/users';
import { notifications } from '@netlik/contract/platform/notifications';
import { challenge } from '@netlik/testkit/duel';
import { storePlan } from '@netlik/testkit/stored-plan';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendCoachDigests } from '../../coaching/coach-live/coach-digest.jobs.ts';
import { sql } from '../../db/database.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-16T18:00:00Z' });
});
afterAll(() => world.close());

const erase = async (person: TestPerson) =>
  expect((await person.call(users.remove, { params: { id: person.id } })).status).toBe(200);
const told = async (person: TestPerson) =>
  (await person.call(notifications.list, { query: {} })).data.map(({ title, body }) => `${title}. ${body}`);

const openRoom = async (owner: TestPerson, name: string) => {
  const body = { name, description: `${name} burada`, type: 'public' as const, capacity: 10 };
  return (await owner.call(rooms.create, { body })).data.room;
};

describe('an erasure takes the name of the person out of', () => {
  it("others' notifications, and leaves everybody else's in them", async () => {
    const [erased, other] = [
      await world.person({ firstName: 'Ada', lastName: 'Kaya' }),
      await world.person({ firstName: 'Adanur', lastName: 'Kaya' }),
    ];
    const opponent = await world.person();
    for (const owner of [erased, other]) await challenge(owner, opponent);
    await erase(erased);
    expect((await told(opponent)).map((text) => text.split('.')[0])).toEqual([
      'Adanur K',
      'Silinmiş kullanıcı seni düelloya çağırdı',
    ]);
  });

  it('the evening summaries of a coach', async () => {
    const coach = await world.person({ role: 'coach' });
    const students = await Promise.all(
      ['Ada', 'Adanur'].map((firstName) => world.person({ tier: 'premium', coachId: coach.id, firstName })),
    );
    for (const { id } of students)
      await storePlan(world.db, id, { date: '2026-11-16', source: 'coach', status: 'completed' });
    await sendCoachDigests(world.deps);
    await erase(students[0]!);
    expect(await told(coach)).toEqual([
      'Öğrencilerinin günü. Programını bitiren: Silinmiş kullanıcı, Adanur.',
    ]);
  });

  it('rooms they have named, also one that another owns by now, and rooms of others that name them', async () => {
    const [erased, member] = [await world.person({ firstName: 'Ece', lastName: 'Ak' }), await world.person()];
    const passedOn = await openRoom(erased, 'Ece’nin odası');
    const others = await openRoom(member, 'Ece Ak ve ben');
    await member.call(rooms.joinOpen, { params: { id: passedOn.id } });
    await erased.call(rooms.joinOpen, { params: { id: others.id } });
    await erased.call(rooms.leave, { params: { id: passedOn.id } });
    await erase(erased);
    const shown = (await member.call(rooms.list, {})).data;
    expect(shown.map(({ name, description }) => [name, description]).sort()).toEqual([
      ['Silinmiş kullanıcı ve ben', 'Silinmiş kullanıcı ve ben burada'],
      ['Silinmiş kullanıcının odası', ''],
    ]);
  });

  it('reports that name them, and empties those they wrote', async () => {
    const [erased, other, third] = [
      await world.person({ firstName: 'Su', lastName: 'Er' }),
      await world.person(),
      await world.person(),
    ];
    const report = (by: TestPerson, reason: string) =>
      by.call(userBlocks.report, { params: { id: third.id }, body: { kind: 'other', reason } });
    expect((await report(erased, 'Bana yazdı')).code).toBeNull();
    await report(other, 'Su Er ile beni rahatsız etti');
    const room = await openRoom(erased, 'Su’nun odası');
    for (const member of [other, third]) await member.call(rooms.joinOpen, { params: { id: room.id } });
    const { id: messageId } = await insertRow(world.db, 'room_messages', {
      roomId: room.id,
      userId: third.id,
      number: 1,
      content: 'Su Er nerede',
    });
    const reported = await other.call(roomSafety.report, {
      params: { id: room.id, messageId },
      body: { reason: 'spam', note: '' },
    });
    expect(reported.code).toBeNull();
    await erase(erased);
    expect(await world.rows(sql`select reason from person_reports order by length(reason)`)).toEqual([
      { reason: 'Silinmiş kullanıcı' },
      { reason: 'Silinmiş kullanıcı ile beni rahatsız etti' },
    ]);
    expect(await world.rows(sql`select room_name, content from room_message_reports`)).toEqual([
      { room_name: 'Silinmiş kullanıcının odası', content: 'Silinmiş kullanıcı nerede' },
    ]);
  });
});
