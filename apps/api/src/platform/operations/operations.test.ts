import { audit } from '@netlik/contract/platform/audit';
import { backup } from '@netlik/contract/platform/backup';
import { operations } from '@netlik/contract/platform/operations';
import { system } from '@netlik/contract/platform/system';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { startSmtp } from '@netlik/testkit/smtp';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { MAIL_QUEUE } from '../../mail/mailer.ts';
import { createCallClock } from './call-clock.ts';

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let world: World;
let admin: TestPerson;
beforeAll(async () => {
  smtp = await startSmtp();
  world = await openWorld({ config: { smtpUrl: smtp.url } });
  admin = await world.person({ role: 'admin' });
});
afterAll(async () => {
  await world.close();
  await smtp.stop();
});

const queueOf = async (wanted: string) =>
  (await admin.call(operations.jobs, {})).data.find(({ queue }) => queue === wanted)!;
const newestAction = async () => {
  const { data } = await admin.call(audit.list, { query: { limit: 1 } });
  return data[0]!;
};

describe('GET /admin/system/state', () => {
  it('names the parts, versions and the last migration, in three statements', async () => {
    const { data } = await admin.call(operations.state, {});
    expect(data.parts).toEqual(['database', 'bus', 'disk', 'server'].map((name) => ({ name, ok: true })));
    expect(data).toMatchObject({ version: 'test', node: process.versions.node, mails: { hasServer: true } });
    expect(data.postgres).toMatch(/^\d+\.\d+/);
    expect(data.lastMigration.name).toMatch(/^\d{4}_.*\.sql$/);
    expect(data.freeMegabytes).toBeGreaterThan(32);
    expect(await world.statements(() => admin.call(operations.state, {}))).toBeLessThanOrEqual(3);
  });

  it('says which part is not well', async () => {
    world.deps.lifecycle.isDraining = true;
    const { data } = await admin.call(operations.state, {});
    world.deps.lifecycle.isDraining = false;
    expect(data.parts.filter(({ ok }) => !ok)).toEqual([{ name: 'server', ok: false }]);
  });
});

describe('background jobs', () => {
  it('are run by hand once, however many ask at a time, and are in the log', async () => {
    expect(await queueOf('audit.sweep')).toMatchObject({
      isScheduled: true,
      waiting: 0,
      lastStartedAt: null,
    });
    const run = () => admin.call(operations.runJob, { params: { queue: 'audit.sweep' } });
    expect(countStatuses(await inParallel(50, run))).toEqual({ 202: 1, 409: 49 });
    expect(await queueOf('audit.sweep')).toMatchObject({ waiting: 1 });
    expect(await newestAction()).toMatchObject({ action: 'job.started', after: { job: 'audit.sweep' } });
    await world.deps.jobs.runWaiting('audit.sweep');
    const after = await queueOf('audit.sweep');
    expect(after).toMatchObject({ waiting: 0, active: 0, failed: 0, lastFailure: null });
    expect(after.lastDoneAt).not.toBeNull();
    expect(new Date(after.nextAt!).getTime()).toBeGreaterThan(world.clock.now().getTime());
    expect((await run()).status).toBe(202);
  });

  it('that are only sent, or that nobody defines, cannot be run by hand', async () => {
    for (const queue of [MAIL_QUEUE, 'no.such-job'])
      expect((await admin.call(operations.runJob, { params: { queue } })).code).toBe('job.not_found');
  });

  it('tell why the last one failed', async () => {
    world.deps.jobs.define('test.broken', () => Promise.reject(new Error('kalem kırıldı')), {
      cron: '0 0 * * *',
      retries: 0,
    });
    await world.deps.jobs.start({ work: false });
    expect((await admin.call(operations.runJob, { params: { queue: 'test.broken' } })).status).toBe(202);
    await world.deps.jobs.runWaiting('test.broken');
    const failed = await queueOf('test.broken');
    expect(failed).toMatchObject({ failed: 1, lastDoneAt: null, lastFailure: { error: 'kalem kırıldı' } });
  });

  it('ask for a step-up', async () => {
    const late = await world.person({ role: 'admin' });
    await world.db.run(sql`update sessions set stepped_up_at = null where user_id = ${late.id}`);
    const { code } = await late.call(operations.runJob, { params: { queue: 'audit.sweep' } });
    expect(code).toBe('step_up.required');
  });
});

describe('mails that have not left', () => {
  it('stand with what the mail server said, and are sent again by hand', async () => {
    const person = await world.person();
    smtp.state.refuse = 1;
    const draft = {
      to: person.email,
      about: person.id,
      subject: 'Doğrulama',
      text: 'Merhaba',
      html: 'Merhaba',
    };
    await world.db.transaction((tx) => world.deps.mailer.send(tx, draft));
    const listed = async () =>
      (await admin.call(operations.mails, {})).data.filter(({ to }) => to === person.email);
    expect(await listed()).toMatchObject([{ state: 'waiting', lastError: null, nextTryAt: null }]);
    await world.deps.jobs.runWaiting(MAIL_QUEUE);
    const [failed] = await listed();
    expect(failed).toMatchObject({
      state: 'retrying',
      lastError: expect.stringContaining('come back later'),
    });
    expect(failed!.nextTryAt).not.toBeNull();
    expect((await admin.call(operations.state, {})).data.mails).toMatchObject({ waiting: 1, failed: 1 });

    const resend = () => admin.call(operations.resendMail, { params: { id: failed!.id } });
    expect(countStatuses(await inParallel(20, resend))).toEqual({ 202: 20 });
    const waiting = await world.rows(sql`
      select from jobs.job where name = 'mail' and data ->> 'mailId' = ${failed!.id} and state < 'active'`);
    expect(waiting.length).toBe(1);
    expect(await newestAction()).toMatchObject({ action: 'mail.resent', subject: { id: person.id } });
    await world.deps.jobs.runWaiting(MAIL_QUEUE);
    expect(await listed()).toEqual([]);
    expect(smtp.received.filter(({ to }) => to.includes(person.email)).length).toBe(1);
    expect((await resend()).code).toBe('mail.not_found');
  });

  it('are left alone while they are being sent, and told apart once nobody tries any more', async () => {
    const person = await world.person();
    const draft = { to: person.email, about: person.id, subject: 'Özet', text: 'Merhaba', html: 'Merhaba' };
    await world.db.transaction((tx) => world.deps.mailer.send(tx, draft));
    const mailOf = async () =>
      (await admin.call(operations.mails, {})).data.find(({ to }) => to === person.email)!;
    const { id } = await mailOf();
    await world.db.run(sql`update jobs.job set state = 'active' where data ->> 'mailId' = ${id}`);
    expect((await admin.call(operations.resendMail, { params: { id } })).code).toBe('mail.sending');
    await world.db.run(sql`update jobs.job set state = 'failed' where data ->> 'mailId' = ${id}`);
    await world.db.run(sql`update mails set last_error = 'no such box' where id = ${id}`);
    expect(await mailOf()).toMatchObject({ state: 'failed', nextTryAt: null });
    expect((await admin.call(operations.resendMail, { params: { id } })).status).toBe(202);
    await world.deps.jobs.runWaiting(MAIL_QUEUE);
  });
});

describe('without a mail server', () => {
  it('nothing is sent again', async () => {
    const run = await openWorld({ beside: world, config: { smtpUrl: null } });
    const person = await world.person();
    const draft = { to: person.email, about: person.id, subject: 'Özet', text: 'Merhaba', html: 'Merhaba' };
    await run.db.transaction((tx) => run.deps.mailer.send(tx, draft));
    const { data } = await run.call(operations.mails, {}, admin.token);
    const { id } = data.find(({ to }) => to === person.email)!;
    expect((await run.call(operations.resendMail, { params: { id } }, admin.token)).code).toBe(
      'mail.no_server',
    );
    expect((await run.call(operations.state, {}, admin.token)).data.mails).toMatchObject({
      hasServer: false,
      failed: 0,
    });
    await run.close();
  });
});

describe('GET /admin/system/backups', () => {
  it('lists the newest with size and encryption, and where they lie', async () => {
    const before = (await admin.call(operations.backups, {})).data;
    expect(before).toMatchObject({ target: 'disk', hasKey: false, total: 0, newest: [] });
    const made = (await admin.call(backup.create, {})).data;
    const { data } = await admin.call(operations.backups, {});
    expect(data).toMatchObject({
      total: 1,
      newest: [{ name: made.name, bytes: made.bytes, type: 'manual', isEncrypted: false }],
    });
    expect(data.place).toContain(world.dataDir);
  });

  it('says so when the store is away', async () => {
    const s3 = {
      bucket: 'gone',
      endpoint: 'http://127.0.0.1:1',
      region: 'us-east-1',
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    };
    const run = await openWorld({ beside: world, config: { backup: { key: null, keepDays: 30, s3 } } });
    try {
      const { status, code } = await run.call(operations.backups, {}, admin.token);
      expect([status, code]).toEqual([503, 'backup.store_away']);
    } finally {
      await run.close();
    }
  });
});

describe('GET /admin/system/calls', () => {
  it('measures this process by route template', async () => {
    await world.call(system.health, {});
    const { data } = await admin.call(operations.calls, {});
    const health = data.calls.find(({ route }) => route === '/api/health')!;
    expect(health).toMatchObject({ method: 'GET', count: 1 });
    expect(health.longest).toBeGreaterThan(0);
    expect(data.calls.some(({ route }) => route.includes(':queue'))).toBe(true);
  });

  it('gives the slowest and those that took most time together, twenty of each', () => {
    const clock = createCallClock(new Date());
    for (let n = 0; n < 60; n += 1) clock.record('GET', `/seldom/${n}`, 100 + n);
    for (let n = 0; n < 40; n += 1)
      for (let times = 0; times < 500; times += 1) clock.record('GET', `/often/${n}`, 2);
    clock.record('GET', '/often/39', 3);
    const listed = clock.slowest();
    expect(listed.length).toBe(40);
    expect(listed[0]).toMatchObject({ route: '/seldom/59', p95: 159, longest: 159, count: 1 });
    expect(listed.some(({ route }) => route === '/often/39')).toBe(true);
    expect(listed.some(({ route }) => route === '/seldom/0')).toBe(false);
  });
});
