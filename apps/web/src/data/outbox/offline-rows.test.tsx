import { questionEntries } from '@netlik/contract/study/question-entries';
import { type NewReminder, type Reminder, reminders } from '@netlik/contract/study/reminders';
import { studyRuns } from '@netlik/contract/study/study-runs';
import { studySessions } from '@netlik/contract/study/study-sessions';
import type { Topic } from '@netlik/contract/topics';
import { toStudyDay } from '@netlik/domain/study-day';
import { aReminder } from '@netlik/testkit/rows/study';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeCall, fakeApi } from '../../testing/fake-api.ts';
import { ayse } from '../../testing/people.ts';
import { renderScreen, signIn } from '../../testing/render-screen.tsx';
import { toasts } from '../../ui/overlays/toast.ts';
import { onChanges } from '../calls/changes.ts';
import { useWrite } from '../writes/use-write.ts';
import { indexedDbStore } from './indexed-db-store.ts';
import { offlineRows } from './offline-rows.ts';
import { countPendingWrites, flush, pendingWrites } from './outbox.ts';

const rows = offlineRows('reminders', reminders, { label: ({ text }) => text, queued: 'Bekliyor.' });
const id = '01890a5d-ac96-774b-bcce-b302099a8001';
const reminder = aReminder({ _id: id, text: 'Kitap al' });
const body = { date: toStudyDay('2026-11-15'), text: 'Tekrar et' };
const saidLast = () => toasts.get().at(-1);
const keyOf = ({ headers }: FakeCall) => headers.get('idempotency-key');

const useRowWrites = () => ({
  create: useWrite(reminders.create, {
    done: (_, { body }) => `${body.text} eklendi.`,
    failed: 'Kaydedilemedi.',
    offline: rows.offline.create,
  }),
  update: useWrite(
    (body: Partial<Reminder>, { send }) =>
      send(reminders.update, { params: { id }, body }, rows.offline.update(reminder)),
    {
      failed: 'Kaydedilemedi.',
      replied: (cache, saved) => cache.replaceRow(saved, reminders.list),
    },
  ),
});

let writes: ReturnType<typeof useRowWrites>;
const Screen = () => {
  writes = useRowWrites();
  return null;
};

const open = async () => {
  const { queries } = await renderScreen(<Screen />);
  return {
    queries,
    create: (row: NewReminder) => writes.create.send({ body: row }),
    update: (change: Partial<Reminder>) => writes.update.send(change),
  };
};

let heard: (readonly Topic[])[];
let stop: () => void;
beforeEach(() => {
  signIn(ayse);
  heard = [];
  stop = onChanges((topics) => heard.push(topics));
});
afterEach(() => stop());

describe('a write that reaches the server', () => {
  it('creates with its key, announces the change and stores nothing', async () => {
    fakeApi.reply(reminders.create, reminder);
    const { create } = await open();
    await create(body);
    expect(fakeApi.calls(reminders.create).map((call) => [keyOf(call), call.body])).toEqual([
      [expect.any(String), body],
    ]);
    expect(heard).toEqual([['reminders']]);
    expect(saidLast()).toMatchObject({ tone: 'success', text: 'Tekrar et eklendi.' });
    expect(await countPendingWrites()).toBe(0);
  });

  it('shows the saved row in its lists before they are refetched', async () => {
    const { queries, update } = await open();
    queries.setQueryData(['/reminders', { query: {} }], [reminder, { ...reminder, _id: 'other' }]);
    fakeApi.reply(reminders.update, { ...reminder, isDone: true });
    await update({ isDone: true });
    expect(queries.getQueryData(['/reminders', { query: {} }])).toEqual([
      { ...reminder, isDone: true },
      { ...reminder, _id: 'other' },
    ]);
  });

  it('rejects with the reason of a refusal; a row that is gone makes the lists stale', async () => {
    fakeApi.fail(reminders.update, 'reminder.not_found');
    const { update } = await open();
    expect(await update({ isDone: true })).toMatchObject({
      status: 'failed',
      error: { code: 'reminder.not_found' },
    });
    expect(heard).toEqual([['reminders']]);
    expect(await countPendingWrites()).toBe(0);
  });
});

describe('a write without a connection', () => {
  it('waits under its name in the contract, is laid over the list, and is sent once with its key', async () => {
    fakeApi.offline(reminders.create);
    const { create } = await open();
    expect(await create(body)).toMatchObject({ status: 'queued' });
    const key = keyOf(fakeApi.calls(reminders.create)[0]!)!;
    expect(saidLast()).toMatchObject({ tone: 'warning', text: 'Bekliyor.' });
    expect(pendingWrites()).toMatchObject([{ write: 'reminders.create', key, label: 'Tekrar et' }]);
    expect(rows.withPending([reminder], pendingWrites())).toEqual({
      rows: [reminder],
      unsent: [{ key, pendingState: 'waiting', row: body }],
    });
    expect(heard).toEqual([]);

    fakeApi.reply(reminders.create, reminder);
    expect(await flush()).toBe(0);
    expect(new Set(fakeApi.calls(reminders.create).map(keyOf))).toEqual(new Set([key]));
    expect(heard).toEqual([['reminders']]);
  });

  it('is announced only when the entry is gone: the list never shows it twice', async () => {
    fakeApi.offline(reminders.create);
    const { create } = await open();
    await create(body);
    let waitingThen: number | undefined;
    const stopCounting = onChanges(() => {
      waitingThen = pendingWrites().length;
    });
    fakeApi.reply(reminders.create, reminder);
    await flush();
    stopCounting();
    expect(waitingThen).toBe(0);
  });

  it('does not overtake an earlier one to the same row', async () => {
    fakeApi.offline(reminders.update);
    const { update } = await open();
    await update({ text: 'Bir' });
    fakeApi.reply(reminders.update, reminder);
    await update({ text: 'İki' });
    await vi.waitFor(async () => expect(await flush()).toBe(0));
    const texts = fakeApi.calls(reminders.update).map((call) => (call.body as { text: string }).text);
    expect(texts.at(-1)).toBe('İki');
    expect(texts.indexOf('İki')).toBe(texts.length - 1);
  });
});

describe('writes stored by the version before', () => {
  const session = {
    subject: 'fizik',
    duration: 45,
    date: '2026-11-15T10:00:00.000Z',
    quality: 4,
    mood: 'Mutlu',
  };
  const stored = [
    ['reminder.create', reminders.create, { body }],
    ['reminder.change', reminders.update, { params: { id }, body: { isDone: true } }],
    ['reminder.remove', reminders.remove, { params: { id } }],
    ['question-entry.create', questionEntries.create, { body: { n: 1 } }],
    ['question-entry.change', questionEntries.update, { params: { id }, body: { n: 2 } }],
    ['question-entry.remove', questionEntries.remove, { params: { id } }],
    ['study-session.manual', studySessions.create, { body: session }],
    ['study-session.change', studySessions.update, { params: { id }, body: { quality: 5 } }],
    ['study-session.remove', studySessions.remove, { params: { id } }],
    ['study-session.timer', studySessions.create, { body: { ...session, duration: 25 } }],
    ['study-run.stop', studyRuns.stop, { body: { runId: id } }],
  ] as const;

  it('are sent once, in order, with their keys', async () => {
    const store = await indexedDbStore();
    for (const [write, , input] of stored)
      await store.add({
        person: ayse._id,
        write,
        input,
        key: `key of ${write}`,
        label: write,
        at: Date.now(),
      });
    const sent: unknown[] = [];
    for (const [, endpoint] of stored)
      fakeApi.reply(endpoint, ((call: FakeCall) => {
        sent.push([call.method, call.path, call.body, keyOf(call)]);
        return null;
      }) as never);
    expect(await flush()).toBe(0);
    const expected = stored.map(([write, { method, path, ...endpoint }, input]) => [
      method,
      `/api${path.replace(':id', id)}`,
      'body' in input ? input.body : undefined,
      'idempotent' in endpoint ? `key of ${write}` : null,
    ]);
    expect(sent).toEqual(expected);
  });

  it('are laid over the list while they wait', async () => {
    const store = await indexedDbStore();
    await store.add({
      person: ayse._id,
      write: 'reminder.create',
      input: { body },
      key: 'k',
      label: '',
      at: 1,
    });
    const entries = await store.list(ayse._id);
    expect(rows.withPending(undefined, entries).unsent).toMatchObject([{ row: body }]);
  });
});
