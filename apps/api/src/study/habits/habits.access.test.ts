import { randomUUID } from 'node:crypto';
import { habits } from '@netlik/contract/study/habits';
import { EMPTY_RECORD } from '@netlik/domain/study/habits/record';
import { addDays, studyDay } from '@netlik/domain/study-day';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Row } from '@netlik/testkit/access/row';
import { newId } from '../../ids.ts';
import { insertHabit } from './habits.sql.ts';

const form = { name: 'Paragraf', schedule: { timeStart: '08:00', recurrence: 'daily' } };

/** The name is the person's e-mail, so that a leak is noticed. */
const createHabit = async ({ world }: Cell, person: { id: string; email: string }) => {
  const now = world.clock.now();
  const today = studyDay(now);
  const habit = {
    ...EMPTY_RECORD,
    id: newId(),
    userId: person.id,
    name: person.email.slice(0, 80),
    status: 'active',
    minute: 480,
    recurrence: 'daily',
    anchorDay: today,
    autoKind: null,
    autoTarget: null,
    countsFrom: today,
    settledUntil: addDays(today, -1),
  } as const;
  await insertHabit(world.db, habit, now);
  return { id: habit.id };
};

const notFound = { others: 'habit.not_found' } as const;

const byId = (body: object): Row => ({
  own: { input: async (cell) => ({ params: await createHabit(cell, cell.account), body }) },
  other: {
    input: async (cell) => ({ params: await createHabit(cell, cell.subject), body }),
    outcome: notFound,
  },
  missing: { input: () => ({ params: { id: randomUUID() }, body }), outcome: notFound },
});

accessSuite('habits', habits, {
  list: {
    own: {
      input: async (cell) => {
        await createHabit(cell, cell.subject);
        return {};
      },
    },
  },
  create: { own: { input: () => ({ body: form }) } },
  update: byId(form),
  log: byId({ action: 'done' }),
  setStatus: byId({ status: 'paused' }),
  logs: {
    own: {
      input: async (cell) => {
        await createHabit(cell, cell.subject);
        return { query: {} };
      },
    },
    'of another person’s habit': {
      input: async (cell) => ({ query: { habitId: (await createHabit(cell, cell.subject)).id } }),
      outcome: notFound,
    },
  },
});
