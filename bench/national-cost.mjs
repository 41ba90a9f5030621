import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const ticksOf = (stat) => stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
const read = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The time of a PostgreSQL process that has just ended is counted in its parent.
    return null;
  }
};
export const cpuOfServer = ({ pid }) => {
  const fields = ticksOf(read(`/proc/${pid}/stat`));
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
/** Includes all child processes, also ended ones. */
const cpuOfPostgres = (pid) => {
  let ticks = 0;
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? read(`/proc/${name}/stat`) : null;
    if (!stat) continue;
    const fields = ticksOf(stat);
    if (Number(name) === pid) ticks += fields.slice(11, 15).reduce((sum, one) => sum + Number(one), 0);
    else if (Number(fields[1]) === pid) ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks / 100;
};
export const residentBytes = ({ pid }) =>
  Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))[1]) * 1024;

/** CPU seconds of both kinds of processes, statements and bytes of WAL. */
export const costOf = async ({ pool, postgres, servers }, work) => {
  await pool.query('select pg_stat_statements_reset()');
  const before = await pool.query('select pg_current_wal_lsn() as at');
  const cpu = () => [servers.reduce((sum, one) => sum + cpuOfServer(one), 0), cpuOfPostgres(postgres.pid)];
  const [web, database] = cpu();
  const answer = await work();
  const [webAfter, databaseAfter] = cpu();
  const { rows } = await pool.query(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), $1)::float8 as wal, (select coalesce(sum(calls), 0)::float8
      from pg_stat_statements where query not like '%pg_stat_statements%' and query not like '%pg_current_wal_lsn%') as statements`,
    [before.rows[0].at],
  );
  return { answer, web: webAfter - web, database: databaseAfter - database, ...rows[0] };
};

export const round = (number, digits = 1) => Number(number.toFixed(digits));
export const perCall = ({ answer, web, database, statements, wal }, count = answer.count) => ({
  perSecond: round(answer.perSecond),
  p50: round(answer.p50),
  p95: round(answer.p95),
  webMicroseconds: Math.round((web / count) * 1e6),
  databaseMicroseconds: Math.round((database / count) * 1e6),
  statements: round(statements / count),
  walBytes: Math.round(wal / count),
});

/** Cost of idle open sockets. */
export const measureIdle = async ({ servers }, seconds) => {
  const before = servers.reduce((sum, one) => sum + cpuOfServer(one), 0);
  await sleep(seconds * 1000);
  const spent = servers.reduce((sum, one) => sum + cpuOfServer(one), 0) - before;
  return spent / seconds;
};

export const bytesOfRows = async (pool) => {
  const tables = [
    'users',
    'study_sessions',
    'study_days',
    'xp_entries',
    'question_entries',
    'study_totals',
    'exam_attempts',
  ];
  const bytes = {};
  for (const table of [...tables, 'habit_logs', 'study_runs', 'room_messages']) {
    const { rows } = await pool.query(
      `select pg_total_relation_size($1::regclass)::float8 / greatest(1, (select count(*) from ${table})) as bytes`,
      [table],
    );
    bytes[table] = Math.round(rows[0].bytes);
  }
  const { rows } = await pool.query('select pg_database_size(current_database())::float8 as bytes');
  return { bytes, databaseBytes: rows[0].bytes };
};
