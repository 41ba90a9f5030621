import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { acts, anHour, callsAnHour, writes } from './national-mix.mjs';

/** Values that cannot be measured yet, each a row of `docs/scale.md`. */
export const assumptions = {
  students: { value: 2_500_000, what: 'students with an account' },
  dailyShare: { value: 0.3, what: 'of them study on an evening' },
  hours: { value: 2.5, what: 'hours each is active in it' },
  eveningHours: { value: 6, what: 'hours the evening has, 18:00 to 24:00' },
  peak: { value: 1.5, what: 'times the mean of the evening is its busiest minute' },
  busy: { value: 0.7, what: 'of a core is used at the peak, the rest is kept free' },
  studyDays: { value: 300, what: 'evenings a year' },
  poolSize: { value: 10, what: 'connections of a web process (`DATABASE_POOL_SIZE`)' },
  otherConnections: { value: 10, what: 'connections of the workers, backups and operators' },
  processBytes: { value: 250e6, what: 'bytes a process holds without sockets, under load' },
};

/** Capacity of one machine or setting; `per` names the compared value of the sheet. */
export const limits = [
  {
    name: 'one web process: a core, used to 70 %',
    per: 'webCores',
    most: 1,
    remedy: 'more processes behind nginx (`deploy/systemd`), with Redis',
  },
  {
    name: 'the 60 connections of the PostgreSQL that comes with Netlik',
    per: 'connections',
    most: 60,
    remedy: 'a PostgreSQL of its own (`DATABASE_URL`) with `max_connections = 200`',
  },
  {
    name: '50 GB of a year’s rows, from which on one backup file is too slow',
    per: 'yearBytes',
    most: 50e9,
    remedy: 'pgBackRest, as in `docs/operations.md`',
  },
  {
    name: 'a database machine of 16 cores, used to 70 %',
    per: 'databaseCores',
    most: 16,
    remedy: 'a machine of 32; heavy reads to a replica (`DATABASE_REPLICA_URL`)',
  },
  {
    name: '16 cores of web, used to 70 %',
    per: 'webCores',
    most: 16,
    remedy: 'more web machines: they share nothing but database and Redis',
  },
  { name: '200 connections', per: 'connections', most: 200, remedy: 'PgBouncer (`deploy/pgbouncer`)' },
  {
    name: 'one core of Redis, used to 70 %',
    per: 'redisCores',
    most: 1,
    remedy: 'a cluster: topics are sharded',
  },
  {
    name: 'a database machine of 32 cores, used to 70 %',
    per: 'databaseCores',
    most: 32,
    remedy: 'fewer ticks of the timer: once a minute halves most of the load',
  },
  {
    name: 'an archive of 1 TB of WAL a day',
    per: 'walBytesADay',
    most: 1e12,
    remedy: 'fewer ticks, or an archive that is emptied after each full backup',
  },
];

const assumed = (given) => ({
  ...Object.fromEntries(Object.entries(assumptions).map(([name, { value }]) => [name, value])),
  ...given,
});

/** Requirements for a number of students, from the measured calls. */
export const sheetOf = (measured, given = {}) => {
  const a = assumed(given);
  const { each, rateLimitMicroseconds, evening, bytes } = measured;
  const active = (a.students * a.dailyShare * a.hours * a.peak) / a.eveningHours;
  const hour = callsAnHour();
  const names = Object.keys(hour);
  const rate = (name) => (active * hour[name]) / 3600;
  const sum = (of, only = names) => only.reduce((total, name) => total + rate(name) * of(name), 0);
  // Sockets and their messages are not rate-limited calls.
  const limited = (name) => (['socket', 'roomMessage'].includes(name) ? 0 : rateLimitMicroseconds);
  const idle = (active * each.socket.idleMicrocores) / 1e6;
  const webBusy = sum((name) => (each[name].webMicroseconds + limited(name)) / 1e6) + idle;
  const databaseBusy = sum((name) => each[name].databaseMicroseconds / 1e6);
  const calls = sum(() => 1);
  const webCores = webBusy / a.busy;
  const processes = Math.max(1, Math.ceil(webCores));
  const studentHoursADay = a.students * a.dailyShare * a.hours;
  const rows = {
    study_sessions: (hour.runStop + hour.session) * a.hours,
    study_runs: hour.runStart * a.hours,
    study_days: 1,
    xp_entries: 1,
    question_entries: hour.question * a.hours,
    habit_logs: hour.habitLog * a.hours,
  };
  const dayBytes =
    a.students *
    a.dailyShare *
    Object.entries(rows).reduce((total, [table, count]) => total + count * bytes[table], 0);
  return {
    ...{ active, callsPerSecond: calls, writesPerSecond: sum(() => 1, writes), webBusy, webCores, processes },
    databaseCores: databaseBusy / a.busy,
    redisCores: (calls * evening.redisMicroseconds) / 1e6 / a.busy,
    memoryBytes: processes * a.processBytes + active * each.socket.residentBytes,
    socketsAProcess: active / processes,
    connections: processes * a.poolSize + a.otherConnections,
    statementsPerSecond: sum((name) => each[name].statements),
    walBytesADay: writes.reduce(
      (total, name) => total + studentHoursADay * hour[name] * each[name].walBytes,
      0,
    ),
    walBytesPerSecond: sum((name) => each[name].walBytes, writes),
    yearBytes: dayBytes * a.studyDays + a.students * (bytes.users + bytes.study_totals),
  };
};

/** Number of students at which each limit is reached, the first one first. */
export const breaksOf = (measured) =>
  limits
    .map((limit) => {
      let [low, high] = [0, 1e9];
      while (high - low > 100) {
        const middle = (low + high) / 2;
        if (sheetOf(measured, { students: middle })[limit.per] > limit.most) high = middle;
        else low = middle;
      }
      return { ...limit, students: Math.floor(low / 1000) * 1000 };
    })
    .sort((one, other) => one.students - other.students);

const whole = (number) => Math.round(number).toLocaleString('en');
const gigabytes = (bytes) => `${whole(bytes / 1e9)} GB`;
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const needs = (measured) => {
  const sizes = [100_000, 500_000, 1_000_000, assumptions.students.value];
  const sheets = sizes.map((students) => sheetOf(measured, { students }));
  const row = (name, of) => [name, ...sheets.map(of)];
  return table(
    ['students', ...sizes.map(whole)],
    [
      row('active at the peak, each with a socket', ({ active }) => whole(active)),
      row('calls a second', ({ callsPerSecond }) => whole(callsPerSecond)),
      row('of them writes', ({ writesPerSecond }) => whole(writesPerSecond)),
      row('cores of web at work', ({ webBusy }) => webBusy.toFixed(1)),
      row('**cores of web, used to 70 %**', ({ webCores }) => `**${webCores.toFixed(1)}**`),
      row('µs of web that a call may take within 16 cores', (sheet) =>
        whole((16 * assumptions.busy.value * 1e6) / sheet.callsPerSecond),
      ),
      row('web processes', ({ processes }) => whole(processes)),
      row('cores of the database, used to 70 %', ({ databaseCores }) => databaseCores.toFixed(1)),
      row('cores of Redis, used to 70 %', ({ redisCores }) => redisCores.toFixed(1)),
      row('memory of web', ({ memoryBytes }) => `${(memoryBytes / 1e9).toFixed(1)} GB`),
      row('sockets a process', ({ socketsAProcess }) => whole(socketsAProcess)),
      row('connections to PostgreSQL', ({ connections }) => whole(connections)),
      row('statements a second', ({ statementsPerSecond }) => whole(statementsPerSecond)),
      row('WAL at the peak', ({ walBytesPerSecond }) => `${(walBytesPerSecond / 1e6).toFixed(1)} MB/s`),
      row('WAL a day', ({ walBytesADay }) => gigabytes(walBytesADay)),
      row('disk after a year, with indices', ({ yearBytes }) => gigabytes(yearBytes)),
    ],
  );
};

const callsTable = ({ each }) => {
  const hour = callsAnHour();
  const rows = Object.entries(each).map(([name, one]) => [
    ...[
      `\`${name}\``,
      (hour[name] ?? 0).toFixed(2),
      whole(one.webMicroseconds),
      whole(one.databaseMicroseconds),
    ],
    ...[one.statements.toFixed(1), writes.includes(name) ? whole(one.walBytes) : ''],
  ]);
  return table(
    ['call', 'an hour and student', 'web, µs', 'PostgreSQL, µs', 'statements', 'WAL, bytes'],
    rows,
  );
};

/** The measured evening beside the cost of its single calls. */
const mixedTable = ({ each, evening }) => {
  const hour = callsAnHour();
  const names = Object.keys(hour).filter((name) => name !== 'socket');
  const total = names.reduce((sum, name) => sum + hour[name], 0);
  const mean = (figure) => names.reduce((sum, name) => sum + (hour[name] * each[name][figure]) / total, 0);
  const row = (name, figure) => [name, whole(evening[figure]), whole(mean(figure))];
  return table(
    ['a call of the evening', 'mixed', 'by the calls alone'],
    [
      row('web, µs', 'webMicroseconds'),
      row('PostgreSQL, µs', 'databaseMicroseconds'),
      row('WAL, bytes', 'walBytes'),
      ['statements', evening.statements.toFixed(1), mean('statements').toFixed(1)],
      ['Redis, µs', whole(evening.redisMicroseconds), ''],
      ['answered within, ms: p50, p95, p99', [evening.p50, evening.p95, evening.p99].join(', '), ''],
    ],
  );
};

/** The tables of `docs/scale.md`, keyed by the name above each. */
export const tablesOf = (measured) => ({
  evening: table(
    ['what', 'times an hour', 'calls'],
    Object.entries(anHour).map(([act, times]) => [
      ...[act, String(times)],
      Object.entries(acts[act])
        .map(([call, count]) => (count > 1 ? `${count} ${call}` : call))
        .join(', '),
    ]),
  ),
  assumptions: table(
    ['assumed', 'value'],
    Object.values(assumptions).map(({ value, what }) => [what, value >= 1000 ? whole(value) : String(value)]),
  ),
  calls: callsTable(measured),
  mixed: mixedTable(measured),
  needs: needs(measured),
  breaks: table(
    ['limit', 'reached at', 'then'],
    breaksOf(measured).map(({ name, students, remedy }) => [name, `${whole(students)} students`, remedy]),
  ),
});

export const withTables = (text, measured) =>
  Object.entries(tablesOf(measured)).reduce(
    (before, [name, rows]) =>
      before.replace(new RegExp(`(<!-- ${name} -->\n)(?:\\|.*\n)*`), (_, mark) => `${mark}${rows}\n`),
    text,
  );

// `node bench/scale-sheet.mjs` updates the document's tables from the committed measurement.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [document, measurement] = ['../docs/scale.md', 'national.json'].map(
    (path) => new URL(path, import.meta.url),
  );
  const measured = JSON.parse(readFileSync(measurement, 'utf8'));
  writeFileSync(document, withTables(readFileSync(document, 'utf8'), measured));
}
