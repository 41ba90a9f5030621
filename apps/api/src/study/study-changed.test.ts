import { randomUUID } from 'node:crypto';
import { account } from '@netlik/contract/identity/account';
import { questionEntries } from '@netlik/contract/study/question-entries';
import { reminders } from '@netlik/contract/study/reminders';
import { studySessions } from '@netlik/contract/study/study-sessions';
import { connectLive } from '@netlik/testkit/live-page';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';

let world: World;
let beside: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-15T09:00:00Z' });
  beside = await openWorld({ beside: world });
});
afterAll(async () => {
  await beside.close();
  await world.close();
});

const date = '2026-11-15';
const session = {
  subject: 'fizik',
  duration: 45,
  date: '2026-11-15T08:00:00Z',
  quality: 4,
  mood: 'Mutlu' as const,
};
const entry = { date, subject: 'fizik', correct: 10, wrong: 2 };
const reminder = { date, text: 'Tekrar et' };
const at = (id: string) => ({ params: { id } });

const pageOf = async (person: TestPerson, server: World) => {
  const { ticket } = (await person.call(account.ticket, {})).data;
  const { socket, messages } = connectLive(server.base, ticket);
  onTestFinished(() => socket.terminate());
  await vi.waitFor(() => expect(messages).toHaveLength(1), { timeout: 5000, interval: 10 });
  return () => messages.slice(1);
};

const kinds = {
  'study-sessions': {
    add: async (person: TestPerson) =>
      (await person.call(studySessions.create, { body: session })).data.session._id,
    change: (person: TestPerson, id: string) =>
      person.call(studySessions.update, { ...at(id), body: { notes: 'Limit' } }),
    remove: (person: TestPerson, id: string) => person.call(studySessions.remove, at(id)),
  },
  'question-entries': {
    add: async (person: TestPerson) => (await person.call(questionEntries.create, { body: entry })).data._id,
    change: (person: TestPerson, id: string) =>
      person.call(questionEntries.update, { ...at(id), body: entry }),
    remove: (person: TestPerson, id: string) => person.call(questionEntries.remove, at(id)),
  },
  reminders: {
    add: async (person: TestPerson) => (await person.call(reminders.create, { body: reminder })).data._id,
    change: (person: TestPerson, id: string) =>
      person.call(reminders.update, { ...at(id), body: { isDone: true } }),
    remove: (person: TestPerson, id: string) => person.call(reminders.remove, at(id)),
  },
};

const soon = { timeout: 10_000, interval: 10 };

describe('changed on /ws/live', () => {
  it.each(Object.entries(kinds))(
    'notifies pages on both servers of added, changed and deleted %s',
    async (topic, kind) => {
      const [person, other] = [await world.person(), await world.person()];
      const pages = [await pageOf(person, world), await pageOf(person, beside)];
      const elsewhere = await pageOf(other, world);
      const expectEvents = async (count: number) => {
        const events = Array(count).fill({ type: 'changed', data: [topic] });
        for (const received of pages) await vi.waitFor(() => expect(received()).toEqual(events), soon);
      };
      const id = await kind.add(person);
      await expectEvents(1);
      await kind.change(person, id);
      await expectEvents(2);
      await kind.remove(person, id);
      await expectEvents(3);
      expect(elsewhere()).toEqual([]);
    },
  );

  it.each(Object.entries(kinds))('sends nothing for refused changes of %s', async (_, kind) => {
    const [person, other] = [await world.person(), await world.person()];
    const received = await pageOf(person, world);
    expect((await kind.change(person, randomUUID())).status).toBe(404);
    expect((await kind.remove(person, await kind.add(other))).status).toBe(404);
    // Clears the first event.
    await kind.add(person);
    await vi.waitFor(() => expect(received()).toHaveLength(1), soon);
  });
});
