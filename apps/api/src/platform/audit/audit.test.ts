import { rooms } from '@netlik/contract/community/rooms/rooms';
import { account } from '@netlik/contract/identity/account';
import { users } from '@netlik/contract/identity/users';
import { audit } from '@netlik/contract/platform/audit';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMessage } from '../../community/rooms/room-messages.service.ts';
import { sql } from '../../db/database.ts';
import { type AuditRecord, recordAudit, recordReads, sweepAuditEntries } from './audit.service.ts';

let world: World;
let admin: TestPerson;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.person({ role: 'admin', firstName: 'Yön', lastName: 'Etici' });
});
afterAll(() => world.close());

const record = (
  subjectUserId: string,
  more: Partial<AuditRecord> = {},
  actor: { id: string } | null = admin,
) =>
  world.db.transaction((tx) =>
    recordAudit(tx, actor, {
      action: 'plan.changed',
      subjectUserId,
      before: { tier: 'free' },
      after: { tier: 'premium' },
      ...more,
    }),
  );
const entriesOf = async (userId: string) => (await admin.call(audit.list, { query: { userId } })).data;

describe('GET /admin/audit', () => {
  it('shows who changed what about whom, newest first', async () => {
    const student = await world.person({ firstName: 'Ada', lastName: 'Kaya' });
    await record(student.id);
    await record(student.id, { action: 'plan.expired', before: null, after: null }, null);
    expect(await entriesOf(student.id)).toEqual([
      expect.objectContaining({ action: 'plan.expired', actor: null, before: null, after: null }),
      expect.objectContaining({
        action: 'plan.changed',
        actor: { id: admin.id, name: 'Yön Etici' },
        subject: { id: student.id, name: 'Ada Kaya' },
        before: { tier: 'free' },
        after: { tier: 'premium' },
      }),
    ]);
  });

  it('holds only what changed, and of names and addresses only that they did', async () => {
    const student = await world.person();
    await record(student.id, {
      before: { email: 'eski@test.example', role: 'student', isActive: true },
      after: { email: 'yeni@test.example', role: 'coach', isActive: true },
    });
    await record(student.id, { before: { role: 'coach' }, after: { role: 'coach' } });
    const [entry, ...others] = await entriesOf(student.id);
    expect(others).toEqual([]);
    expect([entry?.before, entry?.after]).toEqual([
      { email: 'changed', role: 'student' },
      { email: 'changed', role: 'coach' },
    ]);
  });

  it('names the coaches of a change', async () => {
    const student = await world.person();
    const coach = await world.person({ role: 'coach', firstName: 'Kemal', lastName: 'Öz' });
    await record(student.id, { before: { coachId: null }, after: { coachId: coach.id } });
    const [entry] = await entriesOf(student.id);
    expect([entry?.before, entry?.after]).toEqual([{ coachId: null }, { coachId: 'Kemal Öz' }]);
  });

  it('pages and filters in two statements', async () => {
    const student = await world.person();
    for (let n = 0; n < 3; n += 1) await record(student.id, { after: { tier: `t${n}` } });
    const page = await admin.call(audit.list, { query: { userId: student.id, page: 2, limit: 2 } });
    expect([page.data.length, page.pagination]).toEqual([1, { page: 2, limit: 2, total: 3 }]);
    const none = await admin.call(audit.list, { query: { userId: student.id, action: 'user.erased' } });
    expect(none.data).toEqual([]);
    expect(await world.statements(() => entriesOf(student.id))).toBeLessThanOrEqual(2);
  });
});

describe('the table', () => {
  it('refuses changes and deletions', async () => {
    const student = await world.person();
    await record(student.id);
    const mine = sql`user_id = ${student.id}`;
    for (const write of [
      sql`update audit_entries set after = '{}' where ${mine}`,
      sql`update audit_entries set action = 'x' where ${mine}`,
      sql`update audit_entries set created_at = now() - interval '3 years' where ${mine}`,
      sql`update audit_entries set actor_id = ${student.id} where ${mine}`,
      sql`update audit_entries set user_id = ${admin.id} where ${mine}`,
      sql`delete from audit_entries where ${mine}`,
      sql`truncate audit_entries`,
      sql`truncate users cascade`,
    ])
      await expect(world.db.run(write)).rejects.toThrow('audit entries');
    expect(await entriesOf(student.id)).toHaveLength(1);
  });

  it('is emptied of a person who is erased, and forgets the name of an actor who is', async () => {
    const student = await world.person();
    const leaving = await world.person({ role: 'admin' });
    await record(student.id, {}, leaving);
    const [entry] = await entriesOf(student.id);
    await admin.call(users.remove, { params: { id: leaving.id } });
    expect((await entriesOf(student.id)).find(({ id }) => id === entry!.id)).toMatchObject({
      actor: null,
      after: { tier: 'premium' },
    });
    await admin.call(users.remove, { params: { id: student.id } });
    const [row] = await world.rows(sql`
      select user_id, before, after, action from audit_entries where id = ${entry!.id}`);
    expect(row).toEqual({ user_id: null, before: null, after: null, action: 'plan.changed' });
  });

  it('is swept after two years', async () => {
    const student = await world.person();
    for (const createdAt of ['2024-10-01T00:00:00Z', '2025-03-01T00:00:00Z'])
      await insertRow(world.db, 'audit_entries', { userId: student.id, createdAt });
    await sweepAuditEntries(world);
    expect((await entriesOf(student.id)).map(({ createdAt }) => createdAt)).toEqual([
      '2025-03-01T00:00:00.000Z',
    ]);
  });
});

describe('what admins read', () => {
  it('is one entry an hour for each person, and none for what is one’s own', async () => {
    const reader = await world.person({ role: 'admin' });
    const [first, second] = [await world.person(), await world.person()];
    const read = (people: (string | null)[]) =>
      recordReads(world.db, { id: reader.id, role: 'admin' }, 'messages.read', people);
    await read([first.id, first.id, reader.id, null]);
    await read([first.id, second.id]);
    await recordReads(world.db, { id: first.id, role: 'student' }, 'messages.read', [second.id]);
    const found = (await admin.call(audit.list, { query: { action: 'messages.read' } })).data;
    expect(found.map(({ actor, subject }) => [actor?.id, subject?.id])).toEqual([
      [reader.id, second.id],
      [reader.id, first.id],
    ]);
  });
});

describe('an admin in a room', () => {
  it('leaves an entry about everybody whose messages they read', async () => {
    const [owner, reader] = [await world.person(), await world.person({ role: 'admin' })];
    const { room } = (await owner.call(rooms.create, { body: { name: 'Sabah', type: 'public' } })).data;
    await sendMessage(world.deps, { roomId: room.id, userId: owner.id, key: 'a', content: 'Günaydın' });
    await reader.call(rooms.joinOpen, { params: { id: room.id } });
    await reader.call(rooms.messages, { params: { id: room.id }, query: {} });
    expect((await entriesOf(owner.id)).map(({ action, actor }) => [action, actor?.id])).toEqual([
      ['messages.read', reader.id],
    ]);
  });
});

describe('GET /users/export', () => {
  it('holds what concerns the person, without who did it', async () => {
    const student = await world.person();
    const other = await world.person();
    await record(student.id);
    await record(other.id);
    const { data } = await student.call(account.exportData, {});
    expect(data.tables.audit_entries).toEqual([
      expect.objectContaining({ user_id: student.id, after: { tier: 'premium' } }),
      expect.objectContaining({ user_id: student.id, action: 'data.exported' }),
    ]);
    expect(JSON.stringify(data)).not.toContain(admin.id);
  });
});
