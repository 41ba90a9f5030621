import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { findEmbedded } from '../apps/api/dist/db/embedded.js';
import { createPeople, writePlans } from './people.mjs';
import { serve, serveProduct, withDataFolder } from './processes.mjs';
import { atLeast, median } from './report.mjs';

const CONNECTIONS = 32;
const ROUNDS = 5;
const SECONDS = 4;
const file = (name) => fileURLToPath(new URL(name, import.meta.url));

// /proc counts in hundredths of a second.
const cpuSeconds = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

const DAY_MS = 86_400_000;
let loads = 0;

const sendLoad = async ({ base, pid }, requests, seconds = SECONDS) => {
  const before = cpuSeconds(pid);
  const child = spawn(process.execPath, [file('load.mjs')], { stdio: ['pipe', 'pipe', 'inherit'] });
  loads += 1;
  child.stdin.end(JSON.stringify({ base, requests, seconds, before: Date.now() - loads * DAY_MS }));
  const result = await json(child.stdout);
  if (result.failed > 0) throw new Error(`${result.failed} requests to ${base} failed`);
  return { perSecond: result.perSecond, microseconds: ((cpuSeconds(pid) - before) / result.total) * 1e6 };
};

// Short, because sessions of a student must not overlap.
const session = { subject: 'fizik', duration: 1, quality: 4, mood: 'Mutlu' };

/** Today, as the product counts days. */
const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Istanbul' }).format(new Date());

const kinds = {
  read: {
    product: ({ token }) => ({
      method: 'GET',
      path: '/api/users/profile',
      headers: { authorization: `Bearer ${token}` },
    }),
    bare: ({ id }) => ({ method: 'GET', path: `/users/${id}` }),
  },
  plan: {
    product: ({ token }) => ({
      method: 'GET',
      path: `/api/daily-plans/by-date/${today}`,
      headers: { authorization: `Bearer ${token}` },
    }),
    bare: ({ id }) => ({ method: 'GET', path: `/users/${id}/plans/${today}` }),
  },
  write: {
    product: ({ token }) => ({
      method: 'POST',
      path: '/api/users/tutorial/seen',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ page: 'dashboard', seen: true }),
    }),
    bare: ({ id }) => ({
      method: 'POST',
      path: `/users/${id}/seen`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page: 'dashboard', seen: true }),
    }),
  },
  session: {
    product: ({ token }) => ({
      method: 'POST',
      path: '/api/study-sessions',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      session,
    }),
    bare: ({ id }) => ({
      method: 'POST',
      path: `/users/${id}/sessions`,
      headers: { 'content-type': 'application/json' },
      session,
    }),
  },
};

const formatRates = (product, bare) =>
  `${Math.round(product.perSecond)}/s of ${Math.round(bare.perSecond)}/s; CPU a request ${Math.round(product.microseconds)} µs, bare ${Math.round(bare.microseconds)} µs`;

/** Alternates between the two, so that other load affects both; `requests` has one per connection. */
export const compareLoad = async (name, servers, requests, log) => {
  const rounds = { product: [], bare: [] };
  const send = (who, seconds) => sendLoad(servers[who], requests[who], seconds);
  for (const who of ['product', 'bare']) await send(who, 2);
  for (let round = 1; round <= ROUNDS; round++) {
    for (const who of round % 2 === 1 ? ['bare', 'product'] : ['product', 'bare'])
      rounds[who].push(await send(who));
    log(`${name} ${round}: ${formatRates(rounds.product.at(-1), rounds.bare.at(-1))}`);
  }
  const [product, bare] = [rounds.product, rounds.bare].map((one) => ({
    perSecond: median(one.map(({ perSecond }) => perSecond)),
    microseconds: median(one.map(({ microseconds }) => microseconds)),
  }));
  return { ratio: product.perSecond / bare.perSecond, detail: formatRates(product, bare) };
};

const compare = (kind, servers, people, log) => {
  const { product, bare } = kinds[kind];
  return compareLoad(kind, servers, { product: people.map(product), bare: people.map(bare) }, log);
};

/** The product on a new folder, and the baseline on its database. */
export const withBothServers = (work) =>
  withDataFolder(async (dataDir) => {
    const product = await serveProduct(dataDir);
    try {
      const env = { BARE_DATABASE: JSON.stringify(findEmbedded(dataDir)) };
      const bare = await serve(process.execPath, [file('bare-server.mjs')], { env, health: '/health' });
      try {
        return await work({ product, bare }, dataDir);
      } finally {
        await bare.stop();
      }
    } finally {
      await product.stop();
    }
  });

export const measureApi = (log) =>
  withBothServers(async (servers) => {
    const { base } = servers.product;
    const people = await createPeople(base, CONNECTIONS);
    const read = await compare('read', servers, people, log);
    await writePlans(base, people, today);
    const plan = await compare('plan', servers, people, log);
    const write = await compare('write', servers, people, log);
    const session = await compare('session', servers, people, log);
    return [
      atLeast('`GET /users/profile`, of bare Fastify + one select', read.ratio, 0.8, read.detail),
      atLeast(
        '`GET /daily-plans/by-date` of four subjects, of bare Fastify + one select',
        plan.ratio,
        0.7,
        plan.detail,
      ),
      atLeast('`POST /users/tutorial/seen`, of bare Fastify + one update', write.ratio, 0.75, write.detail),
      atLeast(
        '`POST /study-sessions` with an `Idempotency-Key`, of bare Fastify + one insert',
        session.ratio,
        0.55,
        session.detail,
      ),
    ];
  });
