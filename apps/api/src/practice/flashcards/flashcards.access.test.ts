import { randomUUID } from 'node:crypto';
import { flashcards } from '@netlik/contract/practice/flashcards';
import { toStudyDay } from '@netlik/domain/study-day';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Row } from '@netlik/testkit/access/row';
import { newId } from '../../ids.ts';
import { insertCards } from './flashcards.sql.ts';
import { insertAnswer } from './practice.sql.ts';
import { contentsOf } from './stored-card.ts';

const form = {
  subject: 'kimya',
  topic: 'Atom ve Periyodik Sistem',
  question: 'Fe hangi elementtir?',
  answer: '**Demir**',
  tags: ['element'],
  difficulty: 2,
};

/** The question is the person's e-mail, so that a leak is noticed. */
const createCard = async ({ world }: Cell, person: { id: string; email: string }) => {
  const id = newId();
  const contents = contentsOf({ ...form, question: person.email });
  await insertCards(world.db, person.id, [{ ...contents, id }], world.clock.now());
  return { id };
};

const notFound = { others: 'flashcard.not_found' } as const;

const byId = (body?: object): Row => ({
  own: { input: async (cell) => ({ params: await createCard(cell, cell.account), body }) },
  other: {
    input: async (cell) => ({ params: await createCard(cell, cell.subject), body }),
    outcome: notFound,
  },
  missing: { input: () => ({ params: { id: randomUUID() }, body }), outcome: notFound },
});

const ofList = (query: Record<string, string> = {}): Row => ({
  own: {
    input: async (cell) => {
      await createCard(cell, cell.subject);
      return { query };
    },
  },
});

accessSuite('flashcards', flashcards, {
  list: ofList({ subject: 'kimya', search: 'fe' }),
  overview: ofList(),
  create: {
    own: { input: () => ({ body: form }) },
    'with a topic of another subject': {
      input: () => ({ body: { ...form, topic: 'Paragraf' } }),
      outcome: { others: 'request.rule_broken' },
    },
  },
  update: byId(form),
  remove: byId(),
  practice: ofList({ subject: 'kimya', limit: '10' }),
  answer: byId({ correct: true, grade: 'easy' }),
  undo: {
    ...byId(),
    own: {
      input: async (cell) => {
        const { id } = await createCard(cell, cell.account);
        await insertAnswer(cell.world.db, {
          id: newId(),
          userId: cell.account.id,
          cardId: id,
          grade: 'good',
          day: toStudyDay('2026-11-16'),
          before: { timesShown: 0, timesCorrect: 0, memory: null, dueDay: null },
          now: cell.world.clock.now(),
        });
        return { params: { id } };
      },
    },
  },
  import: {
    own: {
      input: () => ({
        body: { parts: ['Fe\tDemir'], subject: form.subject, topic: form.topic, preview: false },
      }),
    },
  },
  export: ofList({ subject: 'kimya' }),
});
