// `node bench/two-releases.mjs ../older-release` runs an older built release and this one on one database,
// which the new one migrates while the old one runs. Prints calls that failed on either.
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { findEmbedded } from '../apps/api/dist/db/embedded.js';
import { callsAnHour } from './national-mix.mjs';
import { insertTickets, peopleOf, seedNational } from './national-seed.mjs';
import { startStudents } from './national-students.mjs';
import { signInDemo } from './people.mjs';
import { serve, serveProduct, withDataFolder } from './processes.mjs';

const pg = createRequire(new URL('../apps/api/package.json', import.meta.url))('pg');
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node bench/two-releases.mjs FOLDER-OF-THE-OLDER-RELEASE');
const older = resolve(folder);
const SECONDS = Number(process.env.SECONDS ?? 600);
const RATE = Number(process.env.RATE ?? 15);
const PEOPLE = 200;
const ROOMED = 100;
const MESSAGE_EVERY_MS = 2000;
const DEMO = ['ogrenci@netlik.demo', 'ucretsiz@netlik.demo', 'koc@netlik.demo', 'admin@netlik.demo'];

const failures = new Map();
const fail = (what) => failures.set(what, (failures.get(what) ?? 0) + 1);

const call = async ({ base, name }, token, method, path, body) => {
  const response = await fetch(`${base}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
    },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  const { pathname } = new URL(path, base);
  if (response.status >= 500) fail(`${name}: ${method} ${pathname} ${response.status} ${text.slice(0, 200)}`);
  return { status: response.status, data: text.startsWith('{') ? JSON.parse(text).data : null };
};

/** Replies of one server to all parameterless reads of the older contract. */
const readAll = async (server, paths) => {
  const statuses = {};
  for (const email of DEMO) {
    const { token } = await signInDemo(server.base, email);
    for (const path of paths)
      statuses[`${email} GET ${path}`] = (await call(server, token, 'GET', path)).status;
  }
  return statuses;
};

const compare = (title, before, after) => {
  const other = Object.keys(before).filter((name) => before[name] !== after[name]);
  const count = Object.keys(before).length;
  console.log(`${title}: ${count - other.length} of ${count} reads answer with the same status`);
  for (const name of other) console.log(`  ${name}: ${before[name]}, then ${after[name]}`);
};

/** Coach and student write to each other through either server, and each message is read on the other. */
const exchangeMessages = async (servers, until) => {
  const [student, coach] = await Promise.all(
    ['ogrenci@netlik.demo', 'koc@netlik.demo'].map(async (email) => ({
      email,
      ...(await signInDemo(servers[0].base, email)),
    })),
  );
  const threads = (await call(servers[0], student.token, 'GET', '/messages/threads')).data;
  const thread = threads.find(({ closed }) => closed === null).id;
  let [sent, lost] = [0, 0];
  for (; performance.now() < until; sent += 1) {
    const [writer, reader] = sent % 2 ? [coach, student] : [student, coach];
    const [at, other] = sent % 4 < 2 ? servers : servers.toReversed();
    if (sent % 100 === 0)
      for (const one of [student, coach]) one.token = (await signInDemo(at.base, one.email)).token;
    const made = await call(at, writer.token, 'POST', `/messages/threads/${thread}`, {
      text: `Mesaj ${sent}`,
    });
    if (made.status !== 201) fail(`${at.name}: message ${made.status}`);
    const seen = await call(other, reader.token, 'GET', `/messages/threads/${thread}`);
    if (seen.data?.messages.at(-1)?.text !== `Mesaj ${sent}`) lost += 1;
    await sleep(MESSAGE_EVERY_MS);
  }
  return { sent, lost };
};

const log = (line) => console.log(line);

await withDataFolder(async (dataDir) => {
  const { allEndpoints } = await import(pathToFileURL(`${older}/packages/contract/dist/contract.js`).href);
  const paths = allEndpoints
    .map(({ endpoint }) => endpoint)
    .filter(({ method, path }) => method === 'GET' && !path.includes(':'))
    .map(({ path }) => path);
  const noticeOf = async (root) =>
    (await import(pathToFileURL(`${root}/packages/contract/dist/identity/account.js`).href)).NOTICE_VERSION;
  if ((await noticeOf(older)) !== (await noticeOf(resolve('.'))))
    throw new Error(
      'The two ask for consent to different notices: each refuses who has agreed to the other. Build the older one with the same.',
    );
  const secret = randomBytes(48).toString('base64url');
  const shared = { AUTH_SECRET: secret, RATE_LIMITS: 'off' };
  const old = {
    name: 'older',
    ...(await serve(process.execPath, [`${older}/apps/api/dist/main.js`], {
      env: { ...shared, DATA_DIR: dataDir },
      health: '/api/health',
    })),
  };
  const connection = findEmbedded(dataDir);
  const pool = new pg.Pool(connection);
  const applied = async () =>
    (await pool.query('select name from migrations order by name')).rows.map(({ name }) => name);
  let young;
  try {
    await seedNational(pool, connection, { people: PEOPLE, sessions: PEOPLE * 50, active: PEOPLE }, log);
    const people = peopleOf(PEOPLE);
    await insertTickets(pool, people);
    const known = await applied();
    // A server with a DATABASE_URL refuses demo people; here they are ordinary ones.
    await pool.query('update users set is_demo = false');
    const before = await readAll(old, paths);
    const { user, password, host, port, database } = connection;
    const url = `postgresql://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
    young = { name: 'newer', ...(await serveProduct(`${dataDir}-files`, { ...shared, DATABASE_URL: url })) };
    log(
      `migrated beside the older one: ${(await applied()).filter((name) => !known.includes(name)).join(', ')}`,
    );
    compare('the older one before and after the migrations', before, await readAll(old, paths));
    compare('the older one before, the newer one after', before, await readAll(young, paths));
    const servers = [old, young];
    const { signIn: _, refresh: __, ...shares } = callsAnHour();
    const students = startStudents(
      { bases: servers.map(({ base }) => base), secret, people, shares },
      { tolerant: true },
    );
    await students.ask({ do: 'openLive', count: PEOPLE });
    await students.ask({ do: 'openRooms', count: ROOMED });
    const until = performance.now() + SECONDS * 1000;
    const [evening, exchanged] = await Promise.all([
      students.ask({ do: 'mixed', seconds: SECONDS, perSecond: RATE }),
      exchangeMessages(servers, until),
    ]);
    const { each, failures: failed, ...rest } = evening;
    log(`evening: ${JSON.stringify(rest)}`);
    log(
      `each: ${Object.entries(each)
        .map(([name, { count }]) => `${name} ${count}`)
        .join(', ')}`,
    );
    log(
      `messages between coach and student: ${exchanged.sent} sent, ${exchanged.lost} not read on the other server`,
    );
    for (const [what, times] of [...failures, ...Object.entries(failed)]) log(`FAILED ${times} × ${what}`);
    students.stop();
  } finally {
    await pool.end();
    await young?.stop();
    await old.stop();
  }
});
