import { randomUUID } from 'node:crypto';
import { books } from '@netlik/contract/practice/books';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Row } from '@netlik/testkit/access/row';
import { newId } from '../../ids.ts';
import { solveTest } from './books.service.ts';
import { insertBook, saveTests } from './books.sql.ts';

const form = {
  name: 'Soru Bankası',
  publisher: '3D',
  subject: 'matematik',
  year: 2026,
  tests: [{ name: 'Test 1', topic: 'Temel Kavramlar', questions: 12 }],
};
const result = { correct: 8, wrong: 2, blank: 1, date: '2026-11-14' };

/** The name is the person's e-mail, so that a leak is noticed. */
const bookOf = async ({ world }: Cell, { id: userId, email }: { id: string; email: string }) => {
  const id = newId();
  await insertBook(world.db, { id, userId, most: 100 }, { ...form, name: email }, world.clock.now());
  await saveTests(world.db, userId, id, form.tests);
  return { id };
};

const notFound = { others: 'book.not_found' } as const;
const byId = (more: { body?: object; params?: object } = {}): Row => {
  const { body, params = {} } = more;
  const input = (own: { id: string }) => ({ params: { ...params, ...own }, body });
  return {
    own: { input: async (cell) => input(await bookOf(cell, cell.account)) },
    other: { input: async (cell) => input(await bookOf(cell, cell.subject)), outcome: notFound },
    missing: { input: () => input({ id: randomUUID() }), outcome: notFound },
  };
};

accessSuite('books', books, {
  list: {
    own: {
      input: async (cell) => {
        await bookOf(cell, cell.subject);
        return { query: { page: '1', limit: '20' } };
      },
    },
  },
  get: byId(),
  create: { own: { input: () => ({ body: form }) } },
  update: byId({ body: form }),
  remove: byId(),
  solve: byId({ body: result, params: { index: '0' } }),
  unsolve: {
    ...byId({ params: { index: '0' } }),
    own: {
      input: async (cell) => {
        const { id } = await bookOf(cell, cell.account);
        const actor = { id: cell.account.id } as Parameters<typeof solveTest>[1];
        const date = result.date as Parameters<typeof solveTest>[3]['date'];
        await solveTest(cell.world.deps, actor, { id, index: 0 }, { ...result, date });
        return { params: { id, index: '0' } };
      },
    },
  },
  ofStudent: {
    own: {
      input: async (cell) => {
        await bookOf(cell, cell.subject);
        return { params: { id: cell.subject.id } };
      },
      outcome: { otherCoach: 'user.not_found' },
      shows: ({ subject }) => [subject.id, subject.email],
    },
    other: {
      input: ({ account }) => ({ params: { id: account.id } }),
      outcome: { others: 'user.not_found' },
    },
    missing: { input: () => ({ params: { id: randomUUID() } }), outcome: { others: 'user.not_found' } },
  },
  give: {
    own: {
      input: async (cell) => ({
        params: await bookOf(cell, cell.account),
        body: { studentIds: [cell.subject.id] },
      }),
      outcome: { otherCoach: 'user.not_found' },
    },
    other: {
      input: async (cell) => ({
        params: await bookOf(cell, cell.subject),
        body: { studentIds: [cell.subject.id] },
      }),
      outcome: notFound,
    },
    missing: {
      input: ({ subject }) => ({ params: { id: randomUUID() }, body: { studentIds: [subject.id] } }),
      outcome: notFound,
    },
  },
});
