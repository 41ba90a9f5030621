import { randomUUID } from 'node:crypto';
import { coachNotes } from '@netlik/contract/coaching/coach-notes';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Row } from '@netlik/testkit/access/row';
import { newId } from '../../ids.ts';
import { insertNote } from './coach-notes.sql.ts';

const onlyTheirs = { otherCoach: 'user.not_found' } as const;
const noStudent = { others: 'user.not_found' } as const;
const noNote = { others: 'coach.note_not_found' } as const;

const written = async ({ world, subject }: Cell, authorId: string): Promise<string> => {
  const id = newId();
  const note = { id, studentId: subject.id, authorId, kind: 'student', text: 'Devam et', most: 9 } as const;
  await insertNote(world.db, note, world.clock.now());
  return id;
};

const ofStudent = (body?: object): Row => ({
  own: { input: ({ subject }) => ({ params: { id: subject.id }, body }), outcome: onlyTheirs },
  other: { input: ({ account }) => ({ params: { id: account.id }, body }), outcome: noStudent },
  missing: { input: () => ({ params: { id: randomUUID() }, body }), outcome: noStudent },
});
const ofNote = (body?: object): Row => ({
  own: {
    input: async (cell) => ({ params: { id: await written(cell, cell.account.id) }, body }),
    outcome: { otherCoach: 'coach.note_not_found' },
  },
  other: {
    input: async (cell) => ({ params: { id: await written(cell, cell.subject.id) }, body }),
    outcome: noNote,
  },
  missing: { input: () => ({ params: { id: randomUUID() }, body }), outcome: noNote },
});

accessSuite('coachNotes', coachNotes, {
  list: ofStudent(),
  create: ofStudent({ kind: 'parents', text: 'Bu hafta düzenli çalıştı.' }),
  update: ofNote({ text: 'Bu hafta çok düzenli çalıştı.' }),
  remove: ofNote(),
  listOwn: { own: { input: () => ({}) } },
  markSeen: { own: { input: () => ({ body: { ids: [randomUUID()] } }) } },
});
