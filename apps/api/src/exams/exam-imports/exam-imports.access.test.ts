import { randomUUID } from 'node:crypto';
import { examImports } from '@netlik/contract/exams/exam-imports';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Row } from '@netlik/testkit/access/row';
import { newId } from '../../ids.ts';
import { insertImport } from './exam-imports.sql.ts';

const missing = { others: 'exam_import.not_found' } as const;
const file = Buffer.from('Ad Soyad;Türkçe D;Türkçe Y\nÖrnek Kişi;30;4\n');
const body = { exam: 'TYT', date: '2026-11-14', source: 'Özdebir' };

const shownStudents = ({ actor, subject }: Cell) =>
  actor === 'assignedCoach' ? [subject.id, subject.firstName, subject.lastName] : [];
const upload: Row = {
  own: { input: () => ({ body, file }) },
  'no table': {
    input: () => ({ body, file: Buffer.from('%PDF-1.7') }),
    outcome: { others: 'table.pdf' },
  },
};
const importOf = async ({ world }: Cell, userId: string) => {
  const id = newId();
  await insertImport(world.db, { id, userId, attempts: [] }, '2026-11-01', world.clock.now());
  return { id };
};

accessSuite('examImports', examImports, {
  previewClass: { ...upload, own: { ...upload.own!, shows: shownStudents } },
  createClass: upload,
  previewOwn: upload,
  createOwn: upload,
  undo: {
    own: { input: async (cell) => ({ params: await importOf(cell, cell.account.id) }) },
    other: { input: async (cell) => ({ params: await importOf(cell, cell.subject.id) }), outcome: missing },
    missing: { input: () => ({ params: { id: randomUUID() } }), outcome: missing },
  },
});
