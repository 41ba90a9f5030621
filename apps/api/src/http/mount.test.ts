import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { admins } from '@netlik/contract/access';
import { endpoint } from '@netlik/contract/endpoint';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AppError } from './app-error.ts';
import { answerError } from './error-handler.ts';
import { sweepKeys } from './idempotency.ts';
import { mount } from './mount.ts';
import type { RateLimiter } from './rate-limit.ts';

const probe = {
  write: endpoint({
    method: 'POST',
    path: '/write',
    access: 'session',
    summary: 'a write that may be repeated',
    body: z.strictObject({ n: z.int(), note: z.optional(z.string()) }),
    reply: z.object({ n: z.int(), count: z.int() }),
    status: 201,
    idempotent: true,
  }),
  writeTo: endpoint({
    method: 'POST',
    path: '/write/:id',
    access: 'session',
    summary: 'a write to one thing that may be repeated',
    params: z.strictObject({ id: z.string() }),
    reply: z.object({ id: z.string(), count: z.int() }),
    idempotent: true,
  }),
  twice: endpoint({
    method: 'POST',
    path: '/twice',
    access: 'session',
    summary: 'a faulty write with two transactions',
    reply: z.null(),
    idempotent: true,
  }),
  own: endpoint({
    method: 'POST',
    path: '/own',
    access: 'session',
    summary: 'a write that keeps its keys itself',
    body: z.strictObject({ n: z.int() }),
    reply: z.object({ key: z.nullable(z.string()), bodyHash: z.nullable(z.string()) }),
    idempotent: 'own',
  }),
  plain: endpoint({
    method: 'POST',
    path: '/plain',
    access: 'public',
    summary: 'a write that may not',
    body: z.strictObject({ all: z.optional(z.boolean()) }),
    reply: z.object({ idempotency: z.null(), all: z.boolean() }),
  }),
  leaky: endpoint({
    method: 'GET',
    path: '/leaky',
    access: 'public',
    summary: 'a handler that returns too much',
    reply: z.array(z.object({ name: z.string(), inner: z.object({ n: z.int() }) })),
  }),
  guarded: endpoint({
    method: 'PUT',
    path: '/guarded/:id',
    access: admins,
    summary: 'for admins',
    params: z.strictObject({ id: z.uuid() }),
    query: z.strictObject({ q: z.string() }),
    body: z.strictObject({ n: z.int() }),
    reply: z.null(),
  }),
};

let world: World;
let app: FastifyInstance;
let base: string;
let person: TestPerson;
let count = 0;
const taken: string[] = [];
const limiter: RateLimiter = {
  consume: (rate, caller) => void taken.push(`${rate} ${caller}`),
  close: () => undefined,
};
beforeAll(async () => {
  world = await openWorld();
  person = await world.person();
  app = Fastify();
  app.setErrorHandler(answerError);
  mount({ app, forms: app, limiter }, world.deps, probe, ({ db }) => ({
    write: ({ body }) =>
      db.transaction(async () => {
        count += 1;
        if (body.note === 'fails') throw new AppError('user.not_found');
        return { n: body.n, count, secret: 'x' };
      }),
    writeTo: ({ params }) =>
      db.transaction(async () => {
        count += 1;
        return { id: params.id, count };
      }),
    twice: async () => {
      await db.transaction(async () => null);
      return db.transaction(async () => null);
    },
    own: ({ idempotency }) => ({ key: idempotency?.key ?? null, bodyHash: idempotency?.bodyHash ?? null }),
    plain: ({ idempotency, body }) => ({ idempotency, all: body.all ?? false }),
    leaky: () => [{ name: 'a', passwordHash: 'secret', inner: { n: 1, token: 'secret' } }] as never,
    guarded: () => null,
  }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    ...((await response.json()) as { data: Record<string, unknown>; code?: string }),
  };
};
const send = (path: string, body: unknown, key?: string, who = person) =>
  post(path, body, {
    authorization: `Bearer ${who.token}`,
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  });
const write = (body: object, key?: string, who?: TestPerson) => send('/write', body, key, who);

describe('the idempotency key', () => {
  it('belongs to one transaction: a write with a second one fails instead of leaving it out', async () => {
    expect((await send('/twice', {})).status).toBe(200);
    expect((await send('/twice', {}, randomUUID())).status).toBe(500);
  });

  it('makes a write happen once and answer the first reply again', async () => {
    const key = randomUUID();
    const first = await write({ n: 1 }, key);
    expect(first).toEqual({ status: 201, data: { n: 1, count } });
    expect(await write({ n: 1 }, key)).toEqual(first);
    expect(await write({ n: 2 }, key)).toMatchObject({ status: 409, code: 'request.idempotency_reused' });
    expect((await write({ n: 1 })).data.count).not.toBe(first.data.count);
  });

  it('belongs to one person and one endpoint', async () => {
    const key = randomUUID();
    const first = await write({ n: 1 }, key);
    expect((await write({ n: 2 }, key, await world.person())).status).toBe(201);
    expect((await send('/write/a', undefined, key)).status).toBe(200);
    expect(await write({ n: 1 }, key)).toEqual(first);
  });

  it('covers the path', async () => {
    const key = randomUUID();
    const first = await send('/write/a', undefined, key);
    expect((await send('/write/b', undefined, key)).code).toBe('request.idempotency_reused');
    expect(await send('/write/a', undefined, key)).toEqual(first);
  });

  it('is free again after a write that failed', async () => {
    const key = randomUUID();
    expect((await write({ n: 1, note: 'fails' }, key)).status).toBe(404);
    expect((await write({ n: 1 }, key)).status).toBe(201);
  });

  it('is kept for 30 days', async () => {
    const key = randomUUID();
    const first = await write({ n: 1 }, key);
    const later = (days: number) => ({
      now: () => new Date(world.clock.now().getTime() + days * 86_400_000),
    });
    await sweepKeys({ db: world.db, clock: later(29) });
    expect(await write({ n: 1 }, key)).toEqual(first);
    await sweepKeys({ db: world.db, clock: later(31) });
    expect((await write({ n: 1 }, key)).data.count).not.toBe(first.data.count);
  });

  it('is passed with a hash of the body to a handler that keeps its keys itself', async () => {
    const key = randomUUID();
    const first = await send('/own', { n: 1 }, key);
    expect(first.data.key).toBe(key);
    expect((await send('/own', { n: 1 }, key)).data.bodyHash).toBe(first.data.bodyHash);
    expect((await send('/own', { n: 2 }, key)).data.bodyHash).not.toBe(first.data.bodyHash);
    expect((await send('/own', { n: 1 })).data).toEqual({ key: null, bodyHash: null });
  });

  it.each(['short', 'x'.repeat(101), 'has space in it', "quote'quote'", 'noktali.anahtar', ''])(
    'is refused as %o',
    async (key) => {
      const answer = await write({ n: 1 }, key);
      expect([answer.status, answer.code]).toEqual([400, 'request.invalid']);
    },
  );

  it('is ignored by an endpoint that is not idempotent', async () => {
    expect((await post('/plain', {}, { 'idempotency-key': 'x' })).data).toEqual({
      idempotency: null,
      all: false,
    });
  });
});

describe('a mounted endpoint', () => {
  it('treats a missing body as an empty one', async () => {
    expect((await post('/plain', undefined)).status).toBe(200);
    expect((await post('/plain', { all: true })).data.all).toBe(true);
    expect((await post('/plain', null)).status).toBe(400);
    expect((await send('/write', undefined)).status).toBe(400);
  });

  it('sends declared fields only', async () => {
    const text = await (await fetch(`${base}/leaky`)).text();
    expect(text).toBe('{"data":[{"name":"a","inner":{"n":1}}]}');
  });

  const guarded = async (who: TestPerson | null, path = '/guarded/x?y=1', body = '{"n":"x"}') => {
    const response = await fetch(base + path, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        ...(who ? { authorization: `Bearer ${who.token}` } : {}),
      },
      body,
    });
    return {
      status: response.status,
      ...((await response.json()) as { code?: string; errors?: { path: string }[] }),
    };
  };

  it('authenticates before it validates', async () => {
    expect((await guarded(null)).code).toBe('session.required');
    expect((await guarded(await world.person())).code).toBe('access.role');
  });

  it('reports errors of path, query and body together', async () => {
    const answer = await guarded(await world.person({ role: 'admin' }));
    expect(answer.errors?.map(({ path }) => path)).toEqual(['id', 'q', 'y', 'n']);
  });

  it('limits by user id, else by address, and by the class of the endpoint', async () => {
    taken.length = 0;
    await guarded(person);
    await guarded(null);
    await fetch(`${base}/leaky`);
    expect(taken).toEqual([`write ${person.id}`, 'read 127.0.0.1']);
  });
});

describe('mount', () => {
  it('does not compile with a handler missing, or an endpoint without access', () => {
    const incomplete = () =>
      // @ts-expect-error: all but `own` have no handler.
      mount({ app, forms: app, limiter }, world.deps, probe, () => ({
        own: () => ({ key: null, bodyHash: null }),
      }));
    // @ts-expect-error: `access` is missing.
    const open = () => endpoint({ method: 'GET', path: '/x', summary: 'x', reply: z.null() });
    expect([incomplete, open].every((each) => typeof each === 'function')).toBe(true);
  });
});
