import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { migrate } from './migrate.ts';

it('messages of the release before that one author wrote at one moment into several threads were to a group', async () => {
  const cluster = inject('cluster');
  const database = `m_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ ...cluster, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${database}`);
  await admin.end();
  const connection = { ...cluster, database };
  await migrate(connection, { last: '0211_' });
  const client = new pg.Client(connection);
  await client.connect();
  const [coach, ada, can] = [randomUUID(), randomUUID(), randomUUID()];
  await client.query(
    `insert into users (id, email, role, first_name, last_name, created_at)
     select id, id || '@test.example', case when id = $1 then 'coach' else 'student' end, '', '', now()
     from unnest(array[$1, $2, $3]::uuid[]) id`,
    [coach, ada, can],
  );
  await client.query(
    `insert into message_threads (id, user_id, coach_id, last_number, last_message_at, student_read, coach_read)
     select id, id, $1, 9, now(), 0, 0 from unnest(array[$2, $3]::uuid[]) id`,
    [coach, ada, can],
  );
  const say = (thread: string, number: number, text: string, minute: number) =>
    client.query(
      `insert into thread_messages (id, thread_id, user_id, number, text, text_folded, pictures, created_at)
       values (gen_random_uuid(), $1, $2, $3, $4, $4, '{}', timestamptz '2026-11-16T09:00:00Z' + $5 * interval '1 minute')`,
      [thread, coach, number, text, minute],
    );
  await say(ada, 1, 'group', 0);
  await say(can, 1, 'group', 0);
  await say(ada, 2, 'group', 1);
  await say(ada, 3, 'to Ada', 2);
  await say(can, 2, 'to Can', 2);
  await say(ada, 4, 'twice', 3);
  await say(ada, 5, 'twice', 3);
  await migrate(connection);
  const { rows } = await client.query({
    text: 'select number, text from thread_messages where is_to_group order by number',
    rowMode: 'array',
  });
  expect(rows).toEqual([
    [1, 'group'],
    [1, 'group'],
  ]);
  await client.end();
});
