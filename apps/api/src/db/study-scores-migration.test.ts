import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { migrate } from './migrate.ts';

/** What the release before writes: three ranked students, whose places it stored, and a session with a key. */
const fillOldDatabase = async (client: pg.Client, ids: readonly string[]) => {
  await client.query(
    `insert into users (id, email, role, first_name, last_name, created_at)
     select id, id || '@test.example', 'student', '', '', timestamptz '2026-10-31T21:30:00Z' from unnest($1::uuid[]) id`,
    [ids],
  );
  await client.query(
    `insert into study_totals (user_id, seconds, sessions, correct, wrong, blank, xp, streak_days, longest_streak, score, rank)
     select id, 0, 0, 0, 0, 0, 0, 0, 0, score, rank
     from unnest($1::uuid[], '{400,310,310,0}'::int[], '{1,2,2,null}'::int[]) as t (id, score, rank)`,
    [ids],
  );
  await insertSession(client, ids[0]!);
};

const insertSession = (client: pg.Client, id: string) =>
  client.query(
    `insert into study_sessions (id, user_id, subject, technique, source, started_at, day, seconds, verified_seconds, distractions,
       notes, idempotency_key, created_at, updated_at)
     values (gen_random_uuid(), $1, 'fizik', 'Stopwatch', 'manual', now(), '2026-11-01', 60, 0, 0, '', 'key', now(), now())`,
    [id],
  );

it('scores, growth and keys are taken over, and the release before goes on writing beside', async () => {
  const cluster = inject('cluster');
  const database = `m_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ ...cluster, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${database}`);
  await admin.end();
  const connection = { ...cluster, database };
  await migrate(connection, { last: '0164_' });
  const client = new pg.Client(connection);
  await client.connect();
  const ids = Array.from({ length: 4 }, () => randomUUID());
  await fillOldDatabase(client, ids);
  await migrate(connection);

  const rows = async (text: string) => (await client.query({ text, rowMode: 'array' })).rows;
  expect(await rows('select width, floor, people from study_score_counts order by 1, 2')).toEqual([
    [1, 310, 2],
    [1, 400, 1],
    [150, 300, 3],
  ]);
  expect(await rows('select count(*)::int from study_score_changes')).toEqual([[4]]);
  expect(await rows('select month::text, new_users, new_students from user_months')).toEqual([
    ['2026-11-01', 4, 4],
  ]);
  // A repeat of the release before is told by the name of the key.
  await expect(insertSession(client, ids[0]!)).rejects.toMatchObject({
    constraint: 'study_sessions_user_id_idempotency_key_key',
  });
  await client.query('delete from study_score_changes');
  await client.query(`insert into study_days values ($1, '2026-11-02', 1800, 1800, 1, 0, 0, 0, 0, 0, 0, 0)`, [
    ids[3],
  ]);
  await client.query(`update users set is_active = false where id = $1`, [ids[0]]);
  const noted = (await rows('select student_id from study_score_changes')).flat();
  expect(new Set(noted)).toEqual(new Set([ids[0], ids[3]]));
  await client.end();
});
