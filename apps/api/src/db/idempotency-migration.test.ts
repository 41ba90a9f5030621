import { hash, randomUUID } from 'node:crypto';
import { NOTICE_VERSION } from '@netlik/contract/identity/account';
import { questionEntries } from '@netlik/contract/study/question-entries';
import { reminders } from '@netlik/contract/study/reminders';
import { anotherDevice, type Device } from '@netlik/testkit/devices';
import { openWorld, type World } from '@netlik/testkit/world';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sql } from './database.ts';
import { migrate } from './migrate.ts';

const userId = randomUUID();
const reminder = {
  id: randomUUID(),
  key: randomUUID(),
  body: { date: '2026-11-16', text: 'Türev "tekrarı"' },
};
const entry = {
  id: randomUUID(),
  key: randomUUID(),
  body: { date: '2026-11-14', subject: 'fizik', correct: 30, wrong: 4 },
};
const hashOf = (body: object) => hash('sha256', JSON.stringify(body), 'base64url');

/** A database as version 0004 left it, with a reminder and an entry that may be sent again, and one without a key. */
const fillOldDatabase = async (connection: pg.ClientConfig) => {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(
    `insert into users (id, email, role, notice_version, consent_at, birth_year, email_verified_at, created_at)
     values ($1, 'eski@test.example', 'student', $2, now(), 2000, now(), now())`,
    [userId, NOTICE_VERSION],
  );
  await client.query(
    `insert into reminders (id, user_id, day, text, is_done, created_at, updated_at, idempotency_key, body_hash)
     values ($1, $2, $3, $4, true, now(), now(), $5, $6), (gen_random_uuid(), $2, $3, 'anahtarsız', false, now(), now(), null, null)`,
    [reminder.id, userId, reminder.body.date, reminder.body.text, reminder.key, hashOf(reminder.body)],
  );
  const { date, subject, correct, wrong } = entry.body;
  await client.query(
    `insert into question_entries (id, user_id, day, subject, correct, wrong, created_at, updated_at, idempotency_key, body_hash)
     values ($1, $2, $3, $4, $5, $6, now(), now(), $7, $8)`,
    [entry.id, userId, date, subject, correct, wrong, entry.key, hashOf(entry.body)],
  );
  await client.end();
};

let world: World;
let device: Device;
beforeAll(async () => {
  const cluster = inject('cluster');
  const database = `m_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ ...cluster, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${database}`);
  await admin.end();
  const connection = { ...cluster, database };
  await migrate(connection, { last: '0004_reminder_keys.sql' });
  await fillOldDatabase(connection);
  expect(await migrate(connection)).toContain('0005_idempotency_keys.sql');
  world = await openWorld({ database });
  device = await anotherDevice(world, { id: userId });
});
afterAll(() => world.close());

describe('keys stored before the one table of keys', () => {
  it('answer a repeated reminder with what was stored', async () => {
    const { id, key, body } = reminder;
    const answer = await device.call(reminders.create, { body }, key);
    expect(answer.status).toBe(201);
    expect(answer.data).toEqual({ _id: id, ...body, subject: null, isDone: true });
    const other = await device.call(reminders.create, { body: { ...body, text: 'Başka' } }, key);
    expect(other.code).toBe('request.idempotency_reused');
    expect(await world.rows(sql`select from reminders`)).toHaveLength(2);
  });

  it('answer a repeated question entry with what was stored', async () => {
    const { id, key, body } = entry;
    const answer = await device.call(questionEntries.create, { body }, key);
    expect(answer.data).toEqual({ _id: id, ...body, topic: null, note: null, planSubjectId: null });
    const other = await device.call(questionEntries.create, { body: { ...body, wrong: 5 } }, key);
    expect(other.code).toBe('request.idempotency_reused');
    expect(await world.rows(sql`select from question_entries`)).toHaveLength(1);
  });
});
