import { endpoint } from '@netlik/contract/endpoint';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ayse, mehmet } from '../../testing/people.ts';
import { openBrowser, type Tab } from '../calls/testing/browser.ts';
import { identityServer } from '../calls/testing/identity.ts';
import { type Answer, json, type Server, startServer } from '../calls/testing/server.ts';
import type { createOutbox, Done } from './create-outbox.ts';
import { memoryStore } from './memory-store.ts';
import type { Store } from './store.ts';

/** A write of the test itself, because the contract has none yet that may be repeated. */
const save = endpoint({
  method: 'POST',
  path: '/test/writes',
  access: 'session',
  summary: '',
  idempotent: true,
  body: z.object({ n: z.number() }),
  reply: z.null(),
});

let server: Server;
let store: Store;
let online = true;
let clock = 0;
let identity: ReturnType<typeof identityServer>;
let browser: ReturnType<typeof openBrowser>;
type Outbox = ReturnType<typeof createOutbox>;
let opened: Outbox[] = [];

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  store = memoryStore();
  online = true;
  clock = 1_700_000_000_000;
  identity = identityServer();
  browser = openBrowser(server.base);
  opened = [];
});
afterEach(async () => {
  for (const outbox of opened) await outbox.clear(ayse._id);
  vi.unstubAllGlobals();
});

const openTab = async (): Promise<{ outbox: Outbox; tab: Tab; sent: string[]; done: Done[] }> => {
  const tab = await browser.openTab();
  // Imported after the tab opens, so that both share one `ApiError` class.
  const { createOutbox } = await import('./create-outbox.ts');
  const sent: string[] = [];
  const done: Done[] = [];
  const mine: Outbox = createOutbox({
    store,
    person: () => tab.session.get()?.user._id ?? null,
    online: () => online,
    send: async ({ write, input, key }) =>
      write === 'save'
        ? {
            answer: await tab.call(save, input as never, undefined, { idempotencyKey: key }),
            changes: ['reminders'],
          }
        : null,
    withLock: (person, work) => navigator.locks.request(person, {}, work),
    broadcast: (said) => {
      for (const other of opened) if (other !== mine) void other.onTabMessage(said);
    },
    onSent: (write, what) => {
      sent.push(write);
      done.push(what);
    },
    now: () => clock,
    // The shortest wait is one second.
    random: () => 0,
  });
  opened.push(mine);
  return { outbox: mine, tab, sent, done };
};

const signIn = (tab: Tab, user = ayse) => tab.session.set({ ...identity.valid(), user }, true);

const keep = (outbox: Outbox, n: number, write = 'save') =>
  outbox.enqueue({ write, input: { body: { n } }, idempotencyKey: `key-${n}`, label: `Kayıt ${n}` });

const came = () =>
  server
    .to('/test/writes')
    .map(({ body, headers }) => `${(JSON.parse(body) as { n: number }).n} ${headers['idempotency-key']}`);

const ok: Answer = (_, response) => json(response, 200, { data: null });
const refuse =
  (status: number, message = 'Olmadı'): Answer =>
  (_, response) =>
    json(response, status, { code: 'x', message });

const openSignedIn = async () => {
  const opened = await openTab();
  signIn(opened.tab);
  return opened;
};

describe('createOutbox: offline', () => {
  it('sends queued writes in order with their keys when online again', async () => {
    const { outbox, sent } = await openSignedIn();
    server.answers(ok);
    online = false;
    for (const n of [1, 2, 3]) await keep(outbox, n);
    await outbox.flush();
    expect(came()).toEqual([]);
    expect(await outbox.count()).toBe(3);
    online = true;
    await outbox.flush();
    expect(came()).toEqual(['1 key-1', '2 key-2', '3 key-3']);
    expect(await outbox.count()).toBe(0);
    expect(sent).toEqual(['save', 'save', 'save']);
  });

  it('is sent by the next page after a reload', async () => {
    const { outbox } = await openSignedIn();
    online = false;
    await keep(outbox, 1);
    online = true;
    server.answers(ok);
    const next = await openTab();
    await next.outbox.flush();
    expect(came()).toEqual(['1 key-1']);
  });

  it('stores the same key once', async () => {
    const { outbox } = await openSignedIn();
    online = false;
    await keep(outbox, 1);
    await keep(outbox, 1);
    expect(await outbox.count()).toBe(1);
  });

  it('rejects a write if nobody is signed in', async () => {
    const { outbox } = await openTab();
    await expect(keep(outbox, 1)).rejects.toThrow();
  });
});

describe('createOutbox: retry', () => {
  it.each([500, 502, 503, 408, 429])(
    '%i is made again with the same key, and nothing overtakes it',
    async (status) => {
      const { outbox } = await openSignedIn();
      let fails = 2;
      server.answers((request, response) => (fails-- > 0 ? refuse(status) : ok)(request, response));
      await keep(outbox, 1);
      await keep(outbox, 2);
      await outbox.flush();
      expect(outbox.get()).toMatchObject({ isServerUnreachable: true });
      await vi.waitFor(async () => expect(await outbox.count()).toBe(0), { timeout: 8_000 });
      expect(came()).toEqual(['1 key-1', '1 key-1', '1 key-1', '2 key-2']);
      expect(outbox.get().isServerUnreachable).toBe(false);
    },
  );

  it('retries with the same key after a network failure', async () => {
    const { outbox } = await openSignedIn();
    let fails = 1;
    server.answers((request, response) => (fails-- > 0 ? response.destroy() : ok(request, response)));
    await keep(outbox, 1);
    await vi.waitFor(async () => expect(await outbox.count()).toBe(0), { timeout: 5_000 });
    expect(came()).toEqual(['1 key-1', '1 key-1']);
  });

  it.each([400, 403, 404, 409, 422])(
    '%i parks it with the words of the server, and the next goes on',
    async (status) => {
      const { outbox } = await openSignedIn();
      server.answers((request, response) =>
        (request.body.includes('1') ? refuse(status, 'Bu tarih geçersiz') : ok)(request, response),
      );
      await keep(outbox, 1);
      await keep(outbox, 2);
      await outbox.flush();
      expect(came()).toEqual(['1 key-1', '2 key-2']);
      expect(outbox.get().entries).toMatchObject([
        { label: 'Kayıt 1', state: 'failed', message: 'Bu tarih geçersiz' },
      ]);
      // Only the user can retry it.
      await outbox.flush();
      expect(came()).toHaveLength(2);
      server.answers(ok);
      await outbox.retry(outbox.get().entries[0]!.seq);
      expect(came()).toEqual(['1 key-1']);
      expect(await outbox.count()).toBe(0);
    },
  );

  it('marks a write failed after repeated 500s, so that the others are sent', async () => {
    const { outbox } = await openSignedIn();
    server.answers((request, response) => (request.body.includes('1') ? refuse(500) : ok)(request, response));
    await keep(outbox, 1);
    await keep(outbox, 2);
    for (let round = 0; round < 8; round++) await outbox.flush();
    expect(came().filter((one) => one.startsWith('1'))).toHaveLength(6);
    expect(came().at(-1)).toBe('2 key-2');
    expect(outbox.get().entries).toMatchObject([{ label: 'Kayıt 1', state: 'failed' }]);
  });

  it('waits for a new session without marking the write failed', async () => {
    const { outbox } = await openSignedIn();
    server.answers((_, response) => json(response, 401, { code: 'session.ended', message: 'Yetkisiz' }));
    await keep(outbox, 1);
    await outbox.flush();
    expect(outbox.get().entries).toMatchObject([{ state: 'waiting' }]);
    server.answers(ok);
    await outbox.flush();
    expect(came()).toEqual(['1 key-1']);
  });

  it('pauses all tabs of the person for Retry-After', async () => {
    const { outbox, tab } = await openSignedIn();
    const other = await openTab();
    server.answers((_, response) => {
      response.setHeader('retry-after', '30');
      json(response, 429, { code: 'request.too_many', message: 'Biraz bekle' });
    });
    await keep(outbox, 1);
    await outbox.flush();
    expect(came()).toEqual(['1 key-1']);

    server.answers(ok);
    clock += 29_999;
    await keep(outbox, 2);
    await outbox.flush();
    await keep(other.outbox, 3);
    await other.outbox.flush();
    expect(came()).toEqual([]);
    signIn(tab, mehmet);
    await keep(outbox, 4);
    await outbox.flush();
    expect(came()).toEqual(['4 key-4']);

    signIn(tab, ayse);
    server.answers(ok);
    clock += 1;
    await outbox.flush();
    expect(came()).toEqual(['1 key-1', '2 key-2', '3 key-3']);
  });

  it('retries when Retry-After has passed', async () => {
    const { outbox } = await openSignedIn();
    server.answers((_, response) => {
      response.setHeader('retry-after', '1');
      json(response, 429, { code: 'request.too_many', message: 'Biraz bekle' });
    });
    await keep(outbox, 1);
    await outbox.flush();
    server.answers(ok);
    // Adding an entry checks again when to continue, and keeps the pause.
    clock += 900;
    await keep(outbox, 2);
    await outbox.flush();
    expect(came()).toEqual([]);
    clock += 100;
    await vi.waitFor(() => expect(came()).toEqual(['1 key-1', '2 key-2']), { timeout: 3_000 });
  });

  it('marks an unregistered write failed', async () => {
    const { outbox } = await openSignedIn();
    server.answers(ok);
    await keep(outbox, 1, 'forgotten');
    await keep(outbox, 2);
    await outbox.flush();
    expect(came()).toEqual(['2 key-2']);
    expect(outbox.get().entries).toMatchObject([{ label: 'Kayıt 1', state: 'failed' }]);
  });

  it('does not retry after the idempotency key has expired', async () => {
    const { outbox } = await openSignedIn();
    server.answers(refuse(503));
    await keep(outbox, 1);
    await outbox.flush();
    server.answers(ok);
    clock += 30 * 24 * 3_600_000;
    await outbox.flush();
    expect(came()).toEqual([]);
    expect(outbox.get().entries).toMatchObject([{ state: 'failed' }]);
  });
});

describe('createOutbox: two tabs', () => {
  it('send each write once, in order, and update both', async () => {
    const one = await openSignedIn();
    const two = await openTab();
    online = false;
    for (const n of [1, 2, 3]) await keep(n % 2 ? one.outbox : two.outbox, n);
    online = true;
    server.answers((request, response) => setTimeout(() => ok(request, response), 20));
    await Promise.all([one.outbox.flush(), two.outbox.flush()]);
    expect(came()).toEqual(['1 key-1', '2 key-2', '3 key-3']);
    await vi.waitFor(() => {
      expect(one.outbox.get().entries).toEqual([]);
      expect(two.outbox.get().entries).toEqual([]);
    });
    expect([one.sent.length, two.sent.length]).toEqual([3, 3]);
  });

  it('give the reply to both tabs of the person only', async () => {
    const one = await openSignedIn();
    const two = await openTab();
    online = false;
    await keep(one.outbox, 1);
    online = true;
    server.answers((_, response) => json(response, 200, { data: { xp: 20 } }));
    await one.outbox.flush();
    const done = {
      person: ayse._id,
      key: 'key-1',
      at: clock,
      answer: { xp: 20 },
      changes: ['reminders' as const],
    };
    await vi.waitFor(() => expect([one.done, two.done]).toEqual([[done], [done]]));
    signIn(two.tab, mehmet);
    await two.outbox.onTabMessage({ sent: 'save', done });
    expect(two.done).toHaveLength(1);
  });

  it('send an entry added while the other tab finishes', async () => {
    const one = await openSignedIn();
    const two = await openTab();
    server.answers((request, response) => setTimeout(() => ok(request, response), 20));
    await keep(one.outbox, 1);
    await keep(two.outbox, 2);
    await keep(one.outbox, 3);
    await vi.waitFor(async () => expect(await one.outbox.count()).toBe(0));
    expect(came()).toEqual(['1 key-1', '2 key-2', '3 key-3']);
  });
});

describe('createOutbox: two people on one device', () => {
  it('send, list and clear only their own writes', async () => {
    const { outbox, tab } = await openSignedIn();
    online = false;
    await keep(outbox, 1);
    signIn(tab, mehmet);
    await keep(outbox, 2);
    online = true;
    server.answers(ok);
    await outbox.flush();
    expect(came()).toEqual(['2 key-2']);
    expect(await outbox.count()).toBe(0);
    await outbox.clear(mehmet._id);
    signIn(tab, ayse);
    expect(await outbox.count()).toBe(1);
    await outbox.clear(ayse._id);
    expect(await outbox.count()).toBe(0);
  });

  it('never send as the person who signed in meanwhile', async () => {
    const { outbox, tab } = await openSignedIn();
    online = false;
    await keep(outbox, 1);
    await keep(outbox, 2);
    online = true;
    // The first reply arrives after another user has signed in.
    server.answers((request, response) => {
      signIn(tab, mehmet);
      ok(request, response);
    });
    await outbox.flush();
    expect(came()).toEqual(['1 key-1']);
    signIn(tab, ayse);
    expect(await outbox.count()).toBe(1);
  });
});
