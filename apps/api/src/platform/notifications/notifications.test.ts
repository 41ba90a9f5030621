import { randomUUID } from 'node:crypto';
import { type NotificationDraft, notifications } from '@netlik/contract/platform/notifications';
import { inParallel } from '@netlik/testkit/parallel';
import { insertRows } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { busTopics } from '../../realtime/bus.ts';
import { notify } from './notifications.service.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const draft: NotificationDraft = {
  title: 'Yeni rozet',
  body: 'Bir haftadır her gün çalıştın.',
  category: 'success',
  type: 'badge.earned',
};
const tell = (person: { id: string }, more: Partial<NotificationDraft> = {}) =>
  world.db.transaction((tx) => notify(world.deps, tx, person.id, { ...draft, ...more }));
const notifyMany = async (person: { id: string }, count: number) => {
  const titles = Array.from({ length: count }, (_, index) => `${index}`);
  for (const title of titles) await tell(person, { title });
  return titles;
};
type Query = {
  cursor?: string;
  limit?: number;
  unreadOnly?: 'true';
  category?: 'coach' | 'performance' | 'system';
};
const list = (person: TestPerson, query: Query = {}) => person.call(notifications.list, { query });
const titlesOf = async (person: TestPerson, query?: Query) =>
  (await list(person, query)).data.map(({ title }) => title);

describe('notify', () => {
  it('stores a notification visible to its person only', async () => {
    const [person, other] = [await world.person(), await world.person()];
    const item = await tell(person, { actionUrl: '/motivation/badges' });
    expect((await list(person)).data).toEqual([item]);
    expect(item).toMatchObject({
      ...draft,
      readAt: null,
      actionUrl: '/motivation/badges',
      meta: { audience: null },
    });
    expect(item.createdAt).toBe(world.clock.now().toISOString());
    expect((await list(other)).data).toEqual([]);
  });

  it('sends nothing when the transaction rolls back', async () => {
    const person = await world.person();
    const heard: unknown[] = [];
    world.deps.bus.subscribe(busTopics.live(person.id), (message) => heard.push(message));
    const failed = world.db.transaction(async (tx) => {
      await notify(world.deps, tx, person.id, draft);
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect((await list(person)).data).toEqual([]);
    expect(heard).toEqual([]);
  });

  it.each([
    { actionUrl: 'javascript:alert(1)' },
    { actionUrl: '//evil.example' },
    { actionUrl: '/\\evil.example' },
    { actionUrl: 'http://evil.example' },
    { actionUrl: 'https://user@evil.example/' },
    { actionUrl: 'https://?x' },
    { title: '' },
    { title: 't'.repeat(121) },
    { body: 'b'.repeat(501) },
    { type: 'Not A Type' },
  ])('refuses the feature that says %o', async (bad) => {
    const person = await world.person();
    await expect(tell(person, bad)).rejects.toThrow('not a notification');
    expect((await list(person)).data).toEqual([]);
  });
});

describe('GET /notifications', () => {
  it('pages by 20 without a gap or a repeat while new ones arrive', async () => {
    const person = await world.person();
    const titles = await notifyMany(person, 50);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { data, paging } = await list(person, cursor ? { cursor } : {});
      expect(data.length).toBeLessThanOrEqual(20);
      seen.push(...data.map(({ title }) => title));
      cursor = paging?.nextCursor ?? undefined;
      expect(paging).toEqual({ hasMore: cursor !== undefined, nextCursor: cursor ?? null });
      await tell(person, { title: 'arada geldi' });
    } while (cursor);
    expect(seen.sort()).toEqual(titles.sort());
  });

  it('sets hasMore to false on the last page', async () => {
    const person = await world.person();
    await notifyMany(person, 20);
    const { data, paging } = await list(person);
    expect([data.length, paging]).toEqual([20, { hasMore: false, nextCursor: null }]);
    expect((await list(person, { limit: 19 })).paging?.hasMore).toBe(true);
  });

  it('continues from a cursor whose notification was deleted', async () => {
    const person = await world.person();
    await notifyMany(person, 5);
    const first = await list(person, { limit: 3 });
    const cursor = first.paging!.nextCursor!;
    await person.call(notifications.remove, { params: { id: cursor } });
    const rest = await list(person, { limit: 3, cursor });
    expect(new Set([...first.data, ...rest.data].map(({ id }) => id)).size).toBe(5);
  });

  it('filters by unread and by category', async () => {
    const person = await world.person();
    const first = await tell(person, { title: 'koçtan', category: 'coach' });
    await tell(person, { title: 'sistemden', category: 'system' });
    expect(await titlesOf(person, { category: 'coach' })).toEqual(['koçtan']);
    await person.call(notifications.read, { params: { id: first.id } });
    expect(await titlesOf(person, { unreadOnly: 'true' })).toEqual(['sistemden']);
    expect(await titlesOf(person, { unreadOnly: 'true', category: 'coach' })).toEqual([]);
  });

  it('shows performance items to the plan they are for', async () => {
    const free = await world.person({ tier: 'free' });
    const premium = await world.person({ tier: 'premium' });
    for (const person of [free, premium])
      for (const audience of ['free', 'premium'] as const)
        await tell(person, { title: audience, category: 'performance', audience });
    expect(await titlesOf(free)).toEqual(['free']);
    expect(await titlesOf(premium, { category: 'performance' })).toEqual(['premium']);
    expect((await list(premium)).data[0]?.meta).toEqual({ audience: 'premium' });
  });

  it.each([{ limit: 0 }, { limit: 101 }, { cursor: 'x' }, { category: 'x' }, { unreadOnly: 'evet' }])(
    'refuses %o',
    async (query) => {
      expect((await list(await world.person(), query as Query)).status).toBe(400);
    },
  );
});

describe('POST /notifications/:id/read and /read-all', () => {
  it('keeps the first read time', async () => {
    const person = await world.person();
    const { id } = await tell(person);
    const read = () => person.call(notifications.read, { params: { id } });
    const { readAt } = (await read()).data;
    expect(readAt).toBe(world.clock.now().toISOString());
    world.clock.advance(60);
    expect((await read()).data.readAt).toBe(readAt);
  });

  it('marks all own notifications', async () => {
    const [person, other] = [await world.person(), await world.person()];
    await notifyMany(person, 3);
    await tell(other);
    expect((await person.call(notifications.readAll, {})).data).toEqual({ changed: 3 });
    expect((await person.call(notifications.readAll, {})).data).toEqual({ changed: 0 });
    expect(await titlesOf(person, { unreadOnly: 'true' })).toEqual([]);
    expect(await titlesOf(other, { unreadOnly: 'true' })).toHaveLength(1);
  });
});

describe('DELETE /notifications', () => {
  it('deletes one, and then all', async () => {
    const [person, other] = [await world.person(), await world.person()];
    await notifyMany(person, 3);
    await tell(other);
    const [newest] = (await list(person)).data;
    const params = { id: newest!.id };
    expect((await person.call(notifications.remove, { params })).status).toBe(200);
    expect((await person.call(notifications.remove, { params })).code).toBe('notification.not_found');
    expect((await person.call(notifications.removeAll, {})).data).toEqual({ changed: 2 });
    expect((await list(person)).data).toEqual([]);
    expect((await list(other)).data).toHaveLength(1);
  });
});

describe('another person’s notification', () => {
  it('is a 404 and stays unchanged', async () => {
    const [person, other] = [await world.person(), await world.person({ role: 'admin' })];
    const { id } = await tell(person);
    for (const params of [{ id }, { id: randomUUID() }]) {
      expect((await other.call(notifications.read, { params })).code).toBe('notification.not_found');
      expect((await other.call(notifications.remove, { params })).code).toBe('notification.not_found');
    }
    expect((await list(person)).data[0]).toMatchObject({ id, readAt: null });
  });
});

describe('many tabs at once', () => {
  it('mark and delete the same rows without a failure', async () => {
    const person = await world.person();
    await insertRows(world.db, 'notifications', Array(300).fill({ userId: person.id }));
    const ids = (await list(person, { limit: 100 })).data.map(({ id }) => id);
    const answers = await inParallel<{ status: number }>(60, (index) => {
      const params = { id: ids[index]! };
      const calls: (() => Promise<{ status: number }>)[] = [
        () => person.call(notifications.readAll, {}),
        () => person.call(notifications.read, { params }),
        () => person.call(notifications.remove, { params }),
        () => person.call(notifications.removeAll, {}),
      ];
      return calls[index % 4]!();
    });
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 404)).toEqual(
      [],
    );
    expect((await list(person)).data).toEqual([]);
  });
});

describe('notifications.sweep', () => {
  it('deletes notifications older than a year', async () => {
    const person = await world.person();
    await tell(person, { title: 'eski' });
    const now = world.clock.now();
    world.clock.advance(365 * 86_400 + 1);
    await tell(person, { title: 'yeni' });
    const { deleteOldNotifications } = await import('./notifications.sql.ts');
    await deleteOldNotifications(world.db, new Date(world.clock.now().getTime() - 365 * 86_400_000));
    world.clock.set(now);
    expect(await titlesOf(person)).toEqual(['yeni']);
  });
});
