import { randomUUID } from 'node:crypto';
import { preferenceLists } from '@netlik/contract/exams/preference-lists';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Row } from '@netlik/testkit/access/row';
import { newId } from '../../ids.ts';
import { insertComment } from './preference-lists.sql.ts';

const noStudent = { others: 'user.not_found' } as const;
const noComment = { others: 'preference_list.comment_not_found' } as const;

const ofStudent = (body?: object): Row => ({
  own: {
    input: ({ subject }) => ({ params: { id: subject.id, list: 'A' }, body }),
    outcome: { otherCoach: 'user.not_found' },
  },
  other: { input: ({ account }) => ({ params: { id: account.id, list: 'A' }, body }), outcome: noStudent },
  missing: { input: () => ({ params: { id: randomUUID(), list: 'A' }, body }), outcome: noStudent },
});

const commented = async ({ world, subject }: Cell, authorId: string) => {
  const id = newId();
  const comment = { id, userId: subject.id, authorId, list: 'A', code: null, text: 'İyi sıra', most: 100 };
  await insertComment(world.db, comment, world.clock.now());
  return { params: { id } };
};

accessSuite('preferenceLists', preferenceLists, {
  get: { everyone: { input: () => ({ params: { list: 'A' } }) } },
  save: {
    everyone: {
      input: () => ({ params: { list: 'A' }, body: { version: 0, entries: [], ownRanks: { SAY: 50_000 } } }),
    },
    stale: {
      input: () => ({ params: { list: 'B' }, body: { version: 7, entries: [] } }),
      outcome: { others: 'preference_list.stale' },
    },
  },
  ofStudent: ofStudent(),
  comment: ofStudent({ text: 'Sona rahat bir bölüm ekle.' }),
  removeComment: {
    own: {
      input: (cell) => commented(cell, cell.account.id),
      outcome: { otherCoach: 'preference_list.comment_not_found' },
    },
    other: { input: (cell) => commented(cell, cell.subject.id), outcome: noComment },
    missing: { input: () => ({ params: { id: randomUUID() } }), outcome: noComment },
  },
});
