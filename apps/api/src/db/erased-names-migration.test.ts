import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { migrate } from './migrate.ts';

const [ada, coach] = [randomUUID(), randomUUID()];
const duel = randomUUID();

/** A database of the release before, with a duel's invitation, a coach's summary and a room, each with a name in it. */
const fillOldDatabase = async (client: pg.Client) => {
  await client.query(
    `insert into users (id, email, role, first_name, last_name, created_at)
     values ($1, 'ada@test.example', 'student', 'Ada', 'Kaya', now()), ($2, 'koc@test.example', 'coach', 'Can', 'Er', now())`,
    [ada, coach],
  );
  await client.query(
    `insert into duels (id, owner_id, type, status, link_code, created_at) values ($1, $2, 'daily', 'pending', 'a', now())`,
    [duel, ada],
  );
  await client.query(
    `insert into coach_assignments (id, user_id, coach_id, assigned_at) values (gen_random_uuid(), $1, $2, now())`,
    [ada, coach],
  );
  await client.query(
    `insert into notifications (id, user_id, category, type, title, body, action_url, created_at)
     values (gen_random_uuid(), $1, 'success', 'duel.invite', 'Ada K. seni çağırdı', '', '/duels/' || $2, now()),
       (gen_random_uuid(), $1, 'coach', 'coach.digest', 'Gün', 'Bitiren: Ada, Adanur.', null, now())`,
    [coach, duel],
  );
  await client.query(
    `insert into rooms (id, owner_id, name, description, type, capacity, invite_code, is_active, last_activity_at, created_at, updated_at)
     values (gen_random_uuid(), $1, 'Ada’nın odası', 'Ada', 'public', 5, 'ABCD', true, now(), now(), now())`,
    [ada],
  );
};

it('names that were stored before the migration leave with an erasure too', async () => {
  const cluster = inject('cluster');
  const database = `m_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ ...cluster, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${database}`);
  await admin.end();
  const connection = { ...cluster, database };
  await migrate(connection, { last: '0060_bus_outbox.sql' });
  const client = new pg.Client(connection);
  await client.connect();
  await fillOldDatabase(client);
  expect(await migrate(connection)).toContain('0061_erased_names.sql');
  await client.query('delete from users where id = $1', [ada]);
  const { rows: texts } = await client.query('select title, body from notifications order by type');
  const { rows: rooms } = await client.query('select name, description from rooms');
  await client.end();
  expect(texts).toEqual([
    { title: 'Gün', body: 'Bitiren: Silinmiş kullanıcı, Adanur.' },
    { title: 'Silinmiş kullanıcı seni çağırdı', body: '' },
  ]);
  expect(rooms).toEqual([{ name: 'Silinmiş kullanıcının odası', description: '' }]);
});
