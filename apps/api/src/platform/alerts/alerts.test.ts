import { randomUUID } from 'node:crypto';
import type { CallInput } from '@netlik/contract/endpoint';
import { Alert, alertAudiences, alertSeverities, alerts } from '@netlik/contract/platform/alerts';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
let admin: TestPerson;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-15T09:00:00Z' });
  admin = await world.person({ role: 'admin' });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set('2026-11-15T09:00:00Z');
  await world.db.run(sql`delete from alerts`);
});

type Form = CallInput<typeof alerts.create>['body'];
const form: Form = { title: 'Bakım', message: 'Kısa bir ara.', severity: 'info', audience: 'all' };
const write = (more: object = {}) => admin.call(alerts.create, { body: { ...form, ...more } as Form });
const change = (id: string, body: object) =>
  admin.call(alerts.change, { params: { id }, body: body as Form });
const active = async (person: TestPerson, query = {}) =>
  (await person.call(alerts.active, { query })).data.map(({ title }) => title).sort();

describe('the contract of alerts', () => {
  it('has the fields, kinds and audiences of the specification', () => {
    expect(Object.keys(Alert.shape).sort()).toEqual(
      'id title message severity audience status isActive startsAt endsAt ctaLabel ctaUrl createdAt updatedAt publishedAt'
        .split(' ')
        .sort(),
    );
    expect(alertSeverities).toEqual(['info', 'success', 'warning', 'error']);
    expect(alertAudiences).toEqual(['all', 'students', 'students-free', 'students-premium', 'coaches']);
  });
});

describe('POST /alerts', () => {
  it('creates an alert that is active by default', async () => {
    const { data, status } = await write();
    const now = world.clock.now().toISOString();
    expect(status).toBe(201);
    expect(data).toMatchObject({
      ...form,
      isActive: true,
      status: 'live',
      startsAt: null,
      endsAt: null,
      ctaLabel: null,
      ctaUrl: null,
      createdAt: now,
      updatedAt: now,
      publishedAt: now,
    });
    expect((await write({ isActive: false })).data).toMatchObject({ status: 'off', publishedAt: null });
  });

  it('takes the longest texts and several lines', async () => {
    const longest = {
      title: 't'.repeat(120),
      message: `${'m'.repeat(399)}\n${'m'.repeat(400)}`,
      ctaLabel: 'c'.repeat(64),
    };
    expect((await write({ ...longest, ctaUrl: '/profile' })).data).toMatchObject(longest);
  });

  it.each([
    ['title', '', 'Başlık gereklidir'],
    ['title', 't'.repeat(121), 'Başlık en fazla 120 karakter olabilir'],
    ['message', '  ', 'Mesaj gereklidir'],
    ['message', 'm'.repeat(801), 'Mesaj en fazla 800 karakter olabilir'],
    ['severity', 'fatal', 'Önem derecesi gereklidir'],
    ['audience', 'admins', 'Hedef kitle gereklidir'],
    ['ctaLabel', 'c'.repeat(65), 'Düğme metni en fazla 64 karakter olabilir'],
    ['startsAt', '0000-01-01T00:00:00Z', 'Tarih geçersiz'],
    ['endsAt', `2026-11-15T09:00:00.${'9'.repeat(200)}Z`, 'Tarih geçersiz'],
    ['endsAt', 'yarın', 'Tarih geçersiz'],
  ])('refuses a bad %s (%s)', async (path, value, message) => {
    const answer = await write({ [path]: value });
    expect([answer.status, answer.errors[0]]).toEqual([400, { path, message }]);
  });

  it.each([
    'javascript:alert(1)',
    'http://netlik.example',
    '//evil.example',
    '/\\evil.example',
    'https://',
    'https://?a',
    'https://user@evil.example',
    'https://a b',
    'data:text/html,x',
    'netlik.example',
  ])('refuses the link %s', async (ctaUrl) => {
    const answer = await write({ ctaUrl });
    expect([answer.status, answer.errors]).toEqual([
      400,
      [{ path: 'ctaUrl', message: 'Geçerli bir URL girin' }],
    ]);
  });

  it.each(['/goals?tab=1#x', 'https://netlik.example', 'https://öğrenci.example:8443/a?b#c'])(
    'takes the link %s',
    async (ctaUrl) => {
      expect((await write({ ctaUrl })).data.ctaUrl).toBe(ctaUrl);
    },
  );

  it('stores an empty button as none', async () => {
    const { data } = await write({ ctaLabel: '  ', ctaUrl: '' });
    expect(data).toMatchObject({ ctaLabel: null, ctaUrl: null });
  });

  it('refuses a window that ends before or when it starts', async () => {
    for (const endsAt of ['2026-11-16T00:00:00Z', '2026-11-15T23:59:59Z']) {
      const answer = await write({ startsAt: '2026-11-16T00:00:00Z', endsAt });
      expect([answer.status, answer.errors[0]?.path]).toEqual([422, 'endsAt']);
    }
  });
});

describe('GET /alerts/active', () => {
  it('answers the alerts of the caller’s audiences', async () => {
    for (const audience of alertAudiences) await write({ audience, title: audience });
    const seen = {
      free: await active(await world.person({ tier: 'free' })),
      premium: await active(await world.person({ tier: 'premium' })),
      coach: await active(await world.person({ role: 'coach' })),
      admin: await active(admin),
    };
    expect(seen).toEqual({
      free: ['all', 'students', 'students-free'],
      premium: ['all', 'students', 'students-premium'],
      coach: ['all', 'coaches'],
      admin: ['all'],
    });
  });

  it('narrows to an audience, never beyond the caller’s own', async () => {
    for (const audience of alertAudiences) await write({ audience, title: audience });
    const student = await world.person({ tier: 'free' });
    expect(await active(student, { audience: 'students' })).toEqual(['all', 'students']);
    expect(await active(student, { audience: 'coaches' })).toEqual(['all']);
    expect(await active(student, { audience: 'students-premium' })).toEqual(['all']);
    const coach = await world.person({ role: 'coach' });
    expect(await active(coach, { audience: 'coaches' })).toEqual(['all', 'coaches']);
    expect(await active(coach, { audience: 'students' })).toEqual(['all']);
  });

  it('shows an admin the alerts of the audience whose page is open', async () => {
    for (const audience of alertAudiences) await write({ audience, title: audience });
    expect(await active(admin, { audience: 'coaches' })).toEqual(['all', 'coaches']);
    expect(await active(admin, { audience: 'students-free' })).toEqual(['all', 'students-free']);
    expect(await active(admin, { audience: 'all' })).toEqual(['all']);
  });

  it('follows the clock: from the start, until the end, and not while it is off', async () => {
    const person = await world.person();
    await write({ startsAt: '2026-11-15T09:01:00Z', endsAt: '2026-11-15T09:02:00Z' });
    await write({ isActive: false, title: 'kapalı' });
    const at = async (time: string) => {
      world.clock.set(`2026-11-15T${time}Z`);
      const [{ status }] = (await admin.call(alerts.list, { query: { audience: 'all' } })).data.slice(-1) as [
        Alert,
      ];
      return [(await active(person)).length, status];
    };
    expect(await at('09:00:59.999')).toEqual([0, 'planned']);
    expect(await at('09:01:00')).toEqual([1, 'live']);
    expect(await at('09:01:59.999')).toEqual([1, 'live']);
    expect(await at('09:02:00')).toEqual([0, 'over']);
  });

  it('is one statement', async () => {
    const person = await world.person();
    await active(person);
    expect(await world.statements(() => active(person))).toBeLessThanOrEqual(1);
  });
});

describe('GET /alerts', () => {
  it('pages, newest first, and filters by state and audience', async () => {
    for (let n = 0; n < 5; n += 1) await write({ title: `${n}`, audience: n % 2 ? 'coaches' : 'students' });
    await write({ title: 'kapalı', isActive: false });
    await write({ title: 'sonra', startsAt: '2026-12-01T00:00:00Z' });
    await write({ title: 'bitti', endsAt: '2026-11-01T00:00:00Z' });
    const list = (query: CallInput<typeof alerts.list>['query']) => admin.call(alerts.list, { query });
    const page = await list({ page: 2, limit: 3 });
    expect(page.pagination).toEqual({ page: 2, limit: 3, total: 8 });
    const all = (await list({ limit: 100 })).data.map(({ title }) => title);
    expect(page.data.map(({ title }) => title)).toEqual(all.slice(3, 6));
    for (const [status, title] of [
      ['off', 'kapalı'],
      ['planned', 'sonra'],
      ['over', 'bitti'],
    ] as const) {
      const found = await list({ status });
      expect([found.data.map((alert) => alert.title), found.pagination?.total]).toEqual([[title], 1]);
      expect(found.data[0]?.status).toBe(status);
    }
    expect((await list({ status: 'live', audience: 'coaches' })).pagination?.total).toBe(2);
  });
});

describe('PATCH /alerts/:id', () => {
  it('keeps what is not given, and empties what is null or empty', async () => {
    const whole = {
      ctaLabel: 'Bak',
      ctaUrl: '/goals',
      startsAt: '2026-11-10T00:00:00.000Z',
      endsAt: '2026-12-01T00:00:00.000Z',
    };
    const { data: before } = await write(whole);
    world.clock.advance(60);
    const { data: after } = await change(before.id, { title: 'Yeni başlık' });
    expect(after).toEqual({ ...before, title: 'Yeni başlık', updatedAt: world.clock.now().toISOString() });
    const emptied = (await change(before.id, { ctaLabel: '', ctaUrl: null, endsAt: null })).data;
    expect(emptied).toMatchObject({ ctaLabel: null, ctaUrl: null, endsAt: null, startsAt: whole.startsAt });
  });

  it('switches on and off, and remembers when it was first published', async () => {
    const { id } = (await write({ isActive: false })).data;
    world.clock.advance(60);
    const on = (await change(id, { isActive: true })).data;
    expect(on).toMatchObject({ status: 'live', publishedAt: world.clock.now().toISOString() });
    world.clock.advance(60);
    const off = (await change(id, { isActive: false })).data;
    expect(off).toMatchObject({ status: 'off', publishedAt: on.publishedAt });
    expect((await change(id, { isActive: true })).data.publishedAt).toBe(on.publishedAt);
  });

  it('checks the window against the stored values', async () => {
    const { id } = (await write({ startsAt: '2026-11-20T00:00:00Z' })).data;
    const answer = await change(id, { endsAt: '2026-11-19T00:00:00Z' });
    expect([answer.status, answer.errors[0]?.path]).toEqual([422, 'endsAt']);
  });

  it('answers 404 for an unknown alert', async () => {
    expect((await change(randomUUID(), { title: 'x' })).code).toBe('alert.not_found');
  });
});
