import { adminUsers } from '@netlik/contract/identity/admin-users';
import { insertRows } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { newId } from '../../ids.ts';

let world: World;
let admin: TestPerson;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.person({ role: 'admin', firstName: 'Zzz', email: 'zzz@test.example' });
});
afterAll(() => world.close());

const search = async (q: string) =>
  (await admin.call(adminUsers.listFast, { query: { q, limit: 50 } })).data.map(({ _id }) => _id);

describe('GET /admin/users-fast', () => {
  it('finds from three characters anywhere, below that at the beginning', async () => {
    const person = await world.person({ firstName: 'Çağrı', lastName: 'Öz', email: 'kutu@posta.example' });
    for (const q of ['agr', 'ĞRI Ö', 'tu@po', 'ç', 'ca', 'ku', 'KU'])
      expect(await search(q)).toEqual([person.id]);
    for (const q of ['ag', 'öz', '_', '%', '\\\\', '%%%', 'a_r']) expect(await search(q)).toEqual([]);
  });

  it('counts to ten thousand, in two statements', async () => {
    const crowd = Array.from({ length: 10_100 }, (_, n) => ({
      email: `${newId()}@yigin.example`,
      firstName: `Ad${n}`,
      lastName: 'Soyad',
      nameFolded: `ad${n} soyad`,
    }));
    await insertRows(world.db, 'users', crowd);
    await world.db.run(sql`analyze users`);
    const list = (query: object) => admin.call(adminUsers.listFast, { query });
    expect((await list({})).pagination?.total).toBe(10_001);
    expect((await list({ q: 'ad77 ' })).pagination?.total).toBeLessThan(200);
    expect(await world.statements(() => list({ q: 'yigin', role: 'student' }))).toBeLessThanOrEqual(2);
  });
});
