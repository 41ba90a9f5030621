// Baseline server: Fastify, one SQL statement and static files.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(new URL('../apps/api/package.json', import.meta.url));
const Fastify = require('fastify');

const { PORT, BARE_DATABASE, BARE_FILES } = process.env;
const app = Fastify({ logger: false });

app.get('/health', async () => 'ok');

if (BARE_DATABASE) {
  const pg = require('pg');
  const pool = new pg.Pool({ ...JSON.parse(BARE_DATABASE), max: 10 });
  const read = `select id, email, first_name, last_name, role, tier, is_active, email_verified_at, avatar, phone, bio,
    current_school, school_type, grade, city, target_year, target_field_type, coach_id, weekly_goal_minutes,
    appearance, tutorials_seen, birth_year, notice_version, guardian_confirmed_at is not null as confirmed,
    created_at, last_activity_at from users where id = $1`;
  const plan = `select p.*, (select json_agg(s order by s.position) from daily_plan_subjects s where s.plan_id = p.id)
    as subjects from daily_plans p where p.user_id = $1 and p.day = $2`;
  const write = `update users set tutorials_seen = array_remove(tutorials_seen, $2)
    || case when $3 then array[$2] else '{}'::text[] end where id = $1 returning tutorials_seen`;
  const insert = `insert into study_sessions (id, user_id, subject, technique, source, started_at, day, seconds,
    verified_seconds, quality, mood, efficiency, distractions, notes, idempotency_key, created_at, updated_at)
    values ($1, $2, $3, 'Freeform', 'manual', $4, $5, $6, 0, $7, $8, 80, 0, '', $9, now(), now())
    on conflict (user_id, idempotency_key) where idempotency_key is not null do nothing returning id`;
  app.get('/users/:id', async ({ params }) => {
    const { rows } = await pool.query({ name: 'read', text: read, values: [params.id] });
    return rows[0];
  });
  app.get('/users/:id/plans/:date', async ({ params }) => {
    const { rows } = await pool.query({ name: 'plan', text: plan, values: [params.id, params.date] });
    return rows[0];
  });
  app.post('/users/:id/seen', async ({ params, body }) => {
    const values = [params.id, body.page, body.seen];
    const { rows } = await pool.query({ name: 'write', text: write, values });
    return rows[0];
  });
  app.post('/users/:id/sessions', async ({ params, body, headers }) => {
    const { subject, date, duration, quality, mood } = body;
    const key = headers['idempotency-key'];
    const values = [randomUUID(), params.id, subject, date, date, duration * 60, quality, mood, key];
    const { rows } = await pool.query({ name: 'insert', text: insert, values });
    return rows[0];
  });
}

if (BARE_FILES) {
  const page = readFileSync(join(BARE_FILES, 'index.html'), 'utf8');
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  await app.register(require('@fastify/static'), {
    root: BARE_FILES,
    index: false,
    wildcard: false,
    preCompressed: true,
  });
}

await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.on('SIGINT', () => process.exit(0));
