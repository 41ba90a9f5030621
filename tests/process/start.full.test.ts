import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { account } from '@netlik/contract/identity/account';
import { signIn } from '@netlik/contract/identity/sign-in';
import { callOver } from '@netlik/testkit/call';
import { connectLive } from '@netlik/testkit/live-page';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { prepare } from '../../scripts/prepare.mjs';
import {
  cleanUp,
  freePort,
  postgresProcesses,
  run,
  type ServerProcess,
  startServer,
  stop,
  temporaryFolder,
} from './server-process.ts';

const root = temporaryFolder('start');
const devFolder = join(root, 'tried');
/** For servers that are reachable from outside. */
const productionFolder = join(root, 'exposed');

// A first start creates a database cluster, which is slow when parallel tests use the disk.
vi.setConfig({ testTimeout: 100_000, hookTimeout: 100_000 });

beforeAll(() => prepare({ web: false }), 60_000);
afterAll(() => cleanUp(root));

const start = async (env: Record<string, string>, options = {}) => {
  const server = await startServer(env, options);
  await server.ready();
  return server;
};

const production = {
  NODE_ENV: 'production',
  AUTH_SECRET: 'a secret that only this test uses, long enough',
  SMTP_URL: 'smtp://127.0.0.1:9',
  PUBLIC_URL: 'https://netlik.example',
  MAIL_FROM: 'Netlik <netlik@netlik.example>',
  OPERATOR_NAME: 'Netlik Eğitim A.Ş.',
  OPERATOR_CONTACT: 'kvkk@netlik.example',
  RATE_LIMITS: 'on',
};

const demoSignIn = { email: 'ogrenci@netlik.demo', password: 'netlik123' };
const demoSignInStatus = async (base: string) =>
  (await callOver(base)(signIn.login, { body: demoSignIn })).status;

/** A sign-in with a body completed by `finish`, which keeps a request in flight as long as needed. */
const slowSignIn = async (base: string) => {
  const body = JSON.stringify(demoSignIn);
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  const closed = new Promise<string>((done, fail) => {
    socket.once('close', () => done(answer));
    socket.once('error', fail);
  });
  const head = ['POST /api/users/login HTTP/1.1', 'host: localhost', 'content-type: application/json'];
  socket.write(`${[...head, `content-length: ${body.length}`].join('\r\n')}\r\n\r\n${body.slice(0, 20)}`);
  // The reply to a later request shows that the server has read the first half of this one.
  await fetch(`${base}/api/health`);
  return { finish: () => socket.write(body.slice(20)), answered: closed };
};

describe('stopping', () => {
  const planted = `data:text/javascript,process.on('SIGUSR2',()=>{Promise.reject(new%20Error('planted'))})`;
  // A terminal sends Ctrl-C to the whole process group (a negative process id), not to the server alone.
  const reasons = [
    { name: 'SIGTERM', signal: 'SIGTERM', target: 1, code: 0, errorOutput: /^$/ },
    { name: 'Ctrl-C', signal: 'SIGINT', target: -1, code: 0, errorOutput: /^$/ },
    {
      name: 'an error that nothing expected',
      env: { NODE_OPTIONS: `--import=${planted}` },
      signal: 'SIGUSR2',
      target: 1,
      code: 1,
      errorOutput: /^Netlik met an error that nothing expected, and stops\.\nError: planted\n/,
    },
  ] as const;

  it.each(reasons)('by $name finishes requests in flight and leaves no process', async (reason) => {
    const { signal, target, code, errorOutput } = reason;
    const env = 'env' in reason ? reason.env : {};
    const server = await start({ DATA_DIR: devFolder, ...env }, { detached: true });
    expect(postgresProcesses(devFolder)).not.toEqual([]);
    const request = await slowSignIn(server.base);
    process.kill(target * server.child.pid!, signal);
    await expect.poll(server.output).toContain('Stopping: finishing what is under way…');
    await expect(fetch(`${server.base}/api/health`)).rejects.toThrow();
    expect(server.child.exitCode).toBeNull();

    request.finish();
    expect(await request.answered).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*"refreshToken"/);
    expect(await server.ended).toEqual({ code, signal: null });
    expect(server.errors()).toMatch(errorOutput);
    expect(postgresProcesses(devFolder)).toEqual([]);
  });
});

describe('stopping with a page that does not close its socket', () => {
  /** The status of an attempt to open a socket; 0 without an answer. */
  const socketStatus = (base: string) =>
    new Promise<number>((done) => {
      const { socket } = connectLive(base, 'none');
      socket.once('unexpected-response', (_, { statusCode }) => done(statusCode!));
      socket.once('open', () => done(101));
      socket.once('error', () => done(0));
    });
  const callStatus = (base: string) =>
    fetch(`${base}/api/health`).then(
      ({ status }) => status,
      () => 0,
    );

  it('answers every call until it accepts none, and leaves new sockets to another server', async () => {
    const server = await start({ DATA_DIR: devFolder });
    const call = callOver(server.base);
    const { data: session } = await call(signIn.login, { body: demoSignIn });
    const { data } = await call(account.ticket, {}, session.token);
    const { socket, messages } = connectLive(server.base, data.ticket);
    await expect.poll(() => messages.length, { timeout: 10_000 }).toBe(1);
    socket.pause();
    server.child.kill('SIGTERM');
    const [calls, sockets] = [new Set<number>(), new Set<number>()];
    while (!calls.has(0)) {
      calls.add(await callStatus(server.base));
      sockets.add(await socketStatus(server.base));
    }
    expect(calls).toEqual(new Set([200, 0]));
    expect([...sockets].filter((status) => status !== 101)).toEqual([502, 0]);
    expect(await server.ended).toEqual({ code: 0, signal: null });
    socket.terminate();
  });
});

describe('stopping with requests that never end', () => {
  /** Sends a head and the beginning of a body without its rest. */
  const sendHalf = (base: string, path: string, type: string, body: string, token: string) => {
    const socket = connect(Number(new URL(base).port), '127.0.0.1');
    socket.on('error', () => undefined);
    const head = [`POST ${path} HTTP/1.1`, 'host: localhost', `content-type: ${type}`];
    if (token) head.push(`authorization: Bearer ${token}`);
    socket.write(`${[...head, 'content-length: 90000'].join('\r\n')}\r\n\r\n${body}`);
  };

  it('ends within ten seconds of a TERM, whatever they were sending', async () => {
    const server = await start({ DATA_DIR: devFolder });
    const { data } = await callOver(server.base)(signIn.login, { body: demoSignIn });
    const form = 'multipart/form-data; boundary=x';
    const part = (field: string) =>
      `--x\r\ncontent-disposition: form-data; name="${field}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n\x89PNG`;
    const text = '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nBaşlık';
    for (let count = 0; count < 20; count += 1) {
      sendHalf(server.base, '/api/users/login', 'application/json', '{"email":"', '');
      sendHalf(server.base, '/api/users/avatar', form, part('avatar'), data.token);
      sendHalf(server.base, '/api/reports', form, text, data.token);
      sendHalf(server.base, '/api/reports', form, `${text}\r\n${part('files')}`, data.token);
    }
    await fetch(`${server.base}/api/health`);
    const from = performance.now();
    expect(await stop(server)).toEqual({ code: 0, signal: null });
    expect(performance.now() - from).toBeLessThanOrEqual(10_000);
    expect(postgresProcesses(devFolder)).toEqual([]);
  });
});

describe('starting in development', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await start({ DATA_DIR: devFolder });
  });
  afterAll(() => stop(server));

  it('creates the demo people, and prints how to sign in and where mails are', async () => {
    expect(await demoSignInStatus(server.base)).toBe(200);
    expect(server.output()).toContain(`Netlik is ready: ${server.base.replace('127.0.0.1', 'localhost')}\n`);
    expect(server.output()).toMatch(/Demo sign-ins \(password netlik123\):.* ogrenci@netlik\.demo/);
    expect(server.output()).toContain('/dev/outbox');
    const outbox = await fetch(`${server.base}/dev/outbox`);
    expect([outbox.status, await outbox.text()]).toEqual([200, expect.stringContaining('Giden kutusu')]);
    expect(outbox.headers.has('strict-transport-security')).toBe(false);
  });

  it('is refused on a data folder in use, without disturbing the running server', async () => {
    const second = run({ DATA_DIR: devFolder, PORT: String(await freePort()) });
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.errors()).toMatch(
      new RegExp(
        `^Netlik could not start\\. Another Netlik \\(pid ${server.child.pid}\\) already uses .+\\n$`,
      ),
    );
    expect(await demoSignInStatus(server.base)).toBe(200);
  });

  it('is refused on a port in use, and leaves no PostgreSQL behind', async () => {
    const second = run({
      DATA_DIR: productionFolder,
      HOST: '127.0.0.1',
      ...production,
      PORT: new URL(server.base).port,
    });
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(JSON.parse(second.errors())).toMatchObject({
      level: 60,
      msg: expect.stringMatching(/^Netlik could not start\. .*EADDRINUSE/),
    });
    expect(postgresProcesses(productionFolder)).toEqual([]);
  });
});

describe('a wrong environment', () => {
  const refusals: [string, Record<string, string>, string[]][] = [
    [
      'names every bad value',
      {
        PORT: 'abc',
        AUTH_SECRET: 'short',
        DATABASE_URL: 'mysql://x',
        PUBLIC_URL: 'netlik',
        TRUST_PROXY: 'yes',
      },
      ['PORT', 'DATABASE_URL', 'PUBLIC_URL', 'AUTH_SECRET', 'TRUST_PROXY'],
    ],
    ['names a bad port', { PORT: '70000' }, ['PORT']],
    [
      'names every secret that production lacks',
      { NODE_ENV: 'production', RATE_LIMITS: 'off' },
      [
        'AUTH_SECRET',
        'SMTP_URL',
        'PUBLIC_URL',
        'MAIL_FROM',
        'OPERATOR_NAME',
        'OPERATOR_CONTACT',
        'RATE_LIMITS',
      ],
    ],
  ];

  it.each(refusals)('%s on its own line and writes nothing', async (_, env, names) => {
    const dataDir = join(root, 'never');
    const refused = run({ ...env, DATA_DIR: dataDir });
    expect(await refused.ended).toEqual({ code: 1, signal: null });
    const said = refused.errors().trimEnd().split('\n');
    const [title, ...lines] = said.map((line) => (line.startsWith('{') ? JSON.parse(line).msg : line));
    expect(title).toMatch(/^The configuration has (a problem|problems):$/);
    expect(lines).toEqual(names.map((name) => expect.stringMatching(new RegExp(`^  ${name}: \\S.*$`))));
    expect(refused.output()).toBe('');
    expect(existsSync(dataDir)).toBe(false);
  });
});

describe('an environment that cannot work', () => {
  it('names DATA_DIR when it cannot be written', async () => {
    const refused = run({ DATA_DIR: '/sys/netlik', PORT: String(await freePort()) });
    expect(await refused.ended).toEqual({ code: 1, signal: null });
    expect(refused.errors()).toContain('Netlik could not start. DATA_DIR: /sys/netlik cannot be written (');
  });

  it('is warned of with the name that was meant', async () => {
    const refused = run({ NETLIK_SMTP_URL: 'smtp://mail.example', DATA_DIR: '/sys/netlik' });
    await refused.ended;
    expect(refused.errors()).toMatch(/^Warning: NETLIK_SMTP_URL: is not read; did you mean SMTP_URL\?\n/);
  });
});

describe('npm start', () => {
  it('is the server itself to a TERM, not a shell that would leave it behind', async () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const pid = spawn('sh', ['-c', scripts.start.replace('scripts/start.mjs', `-p process.pid`)]);
    const [printed] = await once(pid.stdout, 'data');
    expect(Number(printed)).toBe(pid.pid);
  });
});

describe('a server that others can reach', () => {
  it('in development has no demo people', async () => {
    const server = await start({ DATA_DIR: productionFolder, HOST: '0.0.0.0' });
    expect(await demoSignInStatus(server.base)).toBe(401);
    expect(server.output()).not.toContain('netlik123');
    await stop(server);
  });

  it('in production has no demo people and no outbox, and tells browsers to stay on https', async () => {
    const server = await start({ DATA_DIR: productionFolder, ...production, LOG_LEVEL: 'info' });
    expect(server.output()).toContain('"msg":"Netlik is ready: https://netlik.example"}');
    expect(server.output()).not.toContain('netlik123');
    expect(await demoSignInStatus(server.base)).toBe(401);
    const outbox = await fetch(`${server.base}/dev/outbox`);
    expect(outbox.status).toBe(404);
    expect(outbox.headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
    expect(await stop(server)).toEqual({ code: 0, signal: null });
    // From the first line to the last one.
    const said = `${server.output()}${server.errors()}`
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(said.every(({ level, time, msg }) => level && time && msg)).toBe(true);
    expect(said.map(({ msg }) => msg)).toContain('Stopping: finishing what is under way…');
  });

  it('that is to stop sends the proxy elsewhere before it ends, and answers until then', async () => {
    const server = await start({ DATA_DIR: productionFolder, ...production, DRAIN_SECONDS: '3' });
    expect((await fetch(`${server.base}/api/ready`)).status).toBe(200);
    server.child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${server.base}/api/ready`)).status).toBe(503);
    const parts = [
      { name: 'database', ok: true },
      { name: 'bus', ok: true },
      { name: 'disk', ok: true },
      { name: 'server', ok: false },
    ];
    expect(await (await fetch(`${server.base}/api/ready`)).json()).toEqual({ status: 'unavailable', parts });
    const answer = await fetch(`${server.base}/api/health`);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });

  it.each([
    ['by its address', { HOST: '0.0.0.0' }],
    ['in production', production],
  ])('%s does not start with the demo people of an earlier try', async (_, env) => {
    const opened = run({ ...env, DATA_DIR: devFolder, PORT: String(await freePort()) });
    expect(await opened.ended).toEqual({ code: 1, signal: null });
    expect(`${opened.output()}${opened.errors()}`).toMatch(
      /Netlik could not start\. The database holds the demo people/,
    );
    expect(postgresProcesses(devFolder)).toEqual([]);
  });
});
