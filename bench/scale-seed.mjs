import { withClient } from './study-seed.mjs';

/** A student's sessions, nine days apart over a year, so that the score window contains three or four. */
const EACH = 40;
const APART = 9;
const AT_ONCE = 5000;
const STUDENTS_A_COACH = 40;

// Ids in row order, as in the product.
const userId = (n) => `('10000000-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const coachId = (n) => `('30000000-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const id = (kind, n) => `('${kind}0000000-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const today = `(now() at time zone 'Europe/Istanbul')::date`;
const day = `${today} - (k * ${APART} + p % ${APART})`;
const seconds = '(1200 + (p * 37 + k * 91) % 5400)';
const at = `(${day} + time '12:00' + (p % 300) * interval '1 minute') at time zone 'Europe/Istanbul'`;
const rows = `generate_series($1::int, $2::int) p cross join generate_series(0, ${EACH - 1}) k`;

const COACHES = `
  insert into users (id, email, role, tier, first_name, last_name, name_folded, email_verified_at, created_at)
  select ${coachId('n')}, 'koc' || n || '@olcek.example', 'coach', 'free', 'Koç ' || n, 'Ölçek', 'koc ' || n || ' olcek', now(),
    now() - n * interval '1 hour'
  from generate_series(1, $1::int) n`;

// $1 to $2: students; $3: coaches.
const STEPS = {
  students: `
    insert into users (id, email, role, tier, first_name, last_name, name_folded, email_verified_at, created_at, coach_id)
    select ${userId('p')}, 'ogrenci' || p || '@olcek.example', 'student', 'free', 'Öğrenci', 'Ölçek', 'ogrenci olcek', now(),
      now() - (p % 1000) * interval '1 day', case when p <= $3::int * ${STUDENTS_A_COACH} then ${coachId(`1 + (p - 1) / ${STUDENTS_A_COACH}`)} end
    from generate_series($1::int, $2::int) p`,
  feedbacks: `
    insert into coach_feedbacks (id, user_id, coach_id, month, communication, program_quality, overall_satisfaction, feedback,
      issues, status, created_at)
    select ${id('4', 'p')}, ${userId('p')}, ${coachId(`1 + (p - 1) / ${STUDENTS_A_COACH}`)}, date_trunc('month', now()),
      1 + p % 5, 1 + p % 4, 5, '', '{}', 'read', now()
    from generate_series($1::int, least($2::int, $3::int * ${STUDENTS_A_COACH})) p`,
  sessions: `
    insert into study_sessions (id, user_id, subject, technique, source, started_at, day, seconds, verified_seconds, quality,
      mood, efficiency, distractions, notes, correct, wrong, blank, created_at, updated_at)
    select ${id('2', 'p::bigint * 64 + k')}, ${userId('p')}, (array['matematik', 'fizik_ayt', 'turkce', 'kimya'])[1 + k % 4],
      'Stopwatch', 'timer', ${at}, ${day}, ${seconds}, ${seconds}, 1 + k % 5, 'Normal', 60, 1, '', 10, 3, 1, ${at}, ${at}
    from ${rows}`,
  days: `
    insert into study_days (user_id, day, seconds, verified_seconds, sessions, quality_sum, quality_count, efficiency_sum,
      efficiency_count, correct, wrong, blank)
    select ${userId('p')}, ${day}, ${seconds}, ${seconds}, 1, 1 + k % 5, 1, 60, 1, 10, 3, 1 from ${rows}`,
  totals: `
    insert into study_totals (user_id, seconds, sessions, correct, wrong, blank, xp, streak_end, streak_days, longest_streak,
      streak_until)
    select ${userId('p')}, ${EACH} * 3000, ${EACH}, ${EACH} * 10, ${EACH} * 3, ${EACH}, ${EACH} * 50, ${today} - p % ${APART}, 1, 1,
      ${today} - p % ${APART} + 1
    from generate_series($1::int, $2::int) p`,
  xp: `
    insert into xp_entries (user_id, source, cause, day, amount)
    select ${userId('p')}, 'study', (${day})::text, ${day}, ${seconds} / 60 from ${rows}`,
};

/**
 * Adds sessions with days, sums and XP. Triggers and foreign keys are disabled and their work is done once
 * afterwards.
 */
export const seedScale = (dataDir, sessions, log) =>
  withClient(dataDir, async (client) => {
    const students = Math.round(sessions / EACH);
    const coaches = Math.max(1, Math.round(students / 100));
    await client.query(
      `set session_replication_role = replica; set synchronous_commit = off; set statement_timeout = 0`,
    );
    await client.query(COACHES, [coaches]);
    for (const [name, step] of Object.entries(STEPS)) {
      const startedAt = performance.now();
      for (let first = 1; first <= students; first += AT_ONCE) {
        const last = Math.min(students, first + AT_ONCE - 1);
        await client.query(step, step.includes('$3') ? [first, last, coaches] : [first, last]);
      }
      log(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
    }
    await client.query(`
      delete from user_months;
      insert into user_months
      select month_of_user(created_at), count(*), count(*) filter (where role = 'student') from users group by 1;
      insert into study_score_changes (student_id) select user_id from study_totals`);
    await client.query('vacuum analyze');
    return { students, coaches };
  });

/** A regular student with a year of separate days. */
export const seedSumsOf = (dataDir, userId) =>
  withClient(dataDir, async (client) => {
    await client.query(
      `insert into study_days (user_id, day, seconds, verified_seconds, sessions, quality_sum, quality_count, efficiency_sum,
         efficiency_count, correct, wrong, blank)
       select user_id, day, sum(seconds), sum(verified_seconds), count(*), sum(quality), count(*), sum(efficiency), count(*),
         sum(correct), sum(wrong), sum(blank)
       from study_sessions where user_id = $1 group by user_id, day`,
      [userId],
    );
    await client.query(
      `insert into study_totals (user_id, seconds, sessions, correct, wrong, blank, xp, streak_end, streak_days, longest_streak,
         streak_until)
       select user_id, sum(seconds), sum(sessions), sum(correct), sum(wrong), sum(blank), 9000, max(day), 1, 1, max(day) + 1
       from study_days where user_id = $1 group by user_id`,
      [userId],
    );
  });

/** Changes the newest day's seconds of these students, like a quarter of an hour of use. */
export const studyMore = (dataDir, from, to, round) =>
  withClient(dataDir, (client) =>
    client.query(
      `update study_days d set verified_seconds = 1800 + $3::int * 60 + n.p % 600
       from (select p, ${userId('p')} as id from generate_series($1::int, $2::int) p) n
       where d.user_id = n.id and d.day = ${today} - n.p % ${APART}`,
      [from, to, round],
    ),
  );

export const sizesOf = (dataDir) =>
  withClient(dataDir, async (client) => {
    const { rows: found } = await client.query(`
      select relname as name, pg_size_pretty(pg_relation_size(oid)) as size from pg_class
      where relname in ('study_sessions', 'study_days', 'xp_entries', 'study_sessions_pkey', 'study_sessions_newest',
        'study_sessions_day', 'study_sessions_user_id_idempotency_key_key', 'study_days_pkey', 'study_days_day', 'study_scores')
      order by relname`);
    return found.map(({ name, size }) => `${name} ${size}`).join(', ');
  });
