import { randomUUID } from 'node:crypto';
import { endpoint } from '@netlik/contract/endpoint';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Deps } from '../deps.ts';
import { AppError } from './app-error.ts';
import { answerError } from './error-handler.ts';
import { feature, subscribeFeatures } from './feature.ts';
import { type Change, createFeatureEvents, type OnChange, type Subscriptions } from './feature-events.ts';
import { createLog } from './log.ts';
import { noRateLimiter } from './rate-limit.ts';
import { requestLog } from './request-log.ts';

const faults = ['a page', 'a subscriber', 'the transaction', 'the answer'] as const;
type Fault = (typeof faults)[number];

const writing = {
  write: endpoint({
    method: 'POST',
    path: '/write',
    access: 'session',
    summary: 'a write that others want to know of',
    body: z.strictObject({ also: z.optional(z.string()), fails: z.optional(z.boolean()) }),
    reply: z.object({ count: z.int() }),
    idempotent: true,
    changes: ['habits', 'reminders'],
  }),
  suspend: endpoint({
    method: 'POST',
    path: '/suspend',
    access: 'session',
    summary: 'a write that changes a person',
    reply: z.null(),
    changes: [],
  }),
};

let world: World;
let app: FastifyInstance;
let base: string;
let person: TestPerson;
let count = 0;
let planted: Fault | null = null;
let heard: Change[] = [];
let ran: string[] = [];
let logged: { msg: string; reqId?: string; err?: { message: string } }[] = [];

const throwIf = (fault: Fault) => {
  if (planted === fault) throw new Error(`planted: ${fault}`);
};

const writer = feature(writing, (deps) => ({
  write: ({ body, alsoNotify }) => {
    if (body.also) alsoNotify(body.also);
    return deps.db.transaction(async (tx) => {
      tx.afterCommit(() => throwIf('the transaction'));
      tx.afterCommit(() => ran.push('after the commit'));
      if (body.fails) throw new AppError('user.not_found');
      count += 1;
      return { count };
    });
  },
  suspend: async ({ actor }) => {
    await deps.db.transaction(async (tx) => {
      tx.afterCommit(() => ran.push('suspended'));
      await deps.events.publishPerson(tx, 'suspended', { id: actor.id, role: actor.role, by: actor });
    });
    return null;
  },
}));

const listen = (): OnChange => async (change) => {
  await Promise.resolve();
  throwIf('a subscriber');
  heard.push(change);
};

const listener = feature({}, () => ({}), {
  onChange: { habits: listen, reminders: listen, duels: listen },
  onPerson: {
    suspended: async (_deps, _tx, { id, role, by }) => {
      ran.push(`${role} ${id === by?.id}`);
      if (planted === 'the answer') throw new AppError('user.has_students', { count: 1 });
    },
  },
});
const another = feature({}, () => ({}), { onChange: { habits: () => () => void ran.push('another') } });

beforeAll(async () => {
  world = await openWorld();
  person = await world.person();
  const subscriptions: Subscriptions = { onChange: new Map(), onPerson: new Map() };
  const live = { ...world.deps.live, notify: () => throwIf('a page') };
  const deps: Deps = { ...world.deps, live, events: createFeatureEvents(subscriptions) };
  subscribeFeatures(subscriptions, [writer, listener, another], deps);
  const log = createLog('error', { write: (line) => void logged.push(JSON.parse(line)) });
  app = Fastify({ loggerInstance: log as FastifyBaseLogger });
  app.setErrorHandler(answerError);
  requestLog(app, log);
  writer.mount({ app, forms: app, limiter: noRateLimiter }, deps);
  base = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await world.close();
});
beforeEach(() => {
  [planted, heard, ran, logged] = [null, [], [], []];
});

const post = async (path: string, body: object = {}, key: string = randomUUID()) => {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    requestId: response.headers.get('x-request-id'),
    body: await response.json(),
  };
};

describe('onChange', () => {
  it('hears once of a write that changes several of its topics, with the people concerned', async () => {
    const other = randomUUID();
    expect((await post('/write', { also: other })).status).toBe(200);
    expect(heard).toEqual([{ topics: ['habits', 'reminders'], people: [person.id, other] }]);
  });

  it('hears nothing of a refused write or of the repeat of a finished one', async () => {
    expect((await post('/write', { fails: true })).status).toBe(404);
    expect(heard).toEqual([]);
    const key = randomUUID();
    await post('/write', {}, key);
    await post('/write', {}, key);
    expect(heard).toHaveLength(1);
  });
});

describe('a saved write', () => {
  it.each(['a page', 'a subscriber', 'the transaction'] as const)(
    'answers its reply though an effect of %s throws, which is logged under its request id',
    async (fault) => {
      planted = fault;
      const [before, key] = [count, randomUUID()];
      const saved = await post('/write', {}, key);
      expect(saved).toMatchObject({ status: 200, body: { data: { count: before + 1 } } });
      expect(logged).toMatchObject([
        {
          msg: 'after-commit effect failed',
          reqId: saved.requestId,
          err: { message: `planted: ${fault}` },
        },
      ]);
      expect(ran).toEqual(['after the commit', 'another']);
      expect((await post('/write', {}, key)).body).toEqual(saved.body);
    },
  );
});

describe('onPerson', () => {
  it('runs in the transaction of the write, which it may refuse', async () => {
    expect((await post('/suspend')).status).toBe(200);
    expect(ran).toEqual(['student true', 'suspended']);
    ran = [];
    planted = 'the answer';
    expect(await post('/suspend')).toMatchObject({ status: 409, body: { code: 'user.has_students' } });
    expect(ran).toEqual(['student true']);
  });
});
