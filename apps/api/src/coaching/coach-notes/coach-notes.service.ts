import { type CoachNote, MAX_COACH_NOTES, type NewCoachNote } from '@netlik/contract/coaching/coach-notes';
import type { Transaction } from '../../db/database.ts';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireAffected, requireRow } from '../../http/owned-row.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { getVisibleStudent } from '../../identity/users/students.service.ts';
import { newId } from '../../ids.ts';
import { recordIfAdmin } from '../../platform/audit/audit.service.ts';
import { notify } from '../../platform/notifications/notifications.service.ts';
import {
  countNotes,
  deleteNote,
  findNote,
  findNotes,
  insertNote,
  saveNote,
  saveNotesSeen,
} from './coach-notes.sql.ts';

type PageQuery = { page: number; limit: number };

const listNotes = async ({ db }: Deps, studentId: string, actor: Actor, query: PageQuery) => {
  const readable = { studentId, viewerId: actor.id, isStudent: actor.role === 'student' };
  const [notes, total] = await Promise.all([
    findNotes(db, readable, { limit: query.limit, offset: offsetOf(query) }),
    countNotes(db, readable),
  ]);
  return pageOf(query, notes, total);
};

export const listStudentNotes = async (deps: Deps, actor: Actor, studentId: string, query: PageQuery) => {
  await getVisibleStudent(deps.db, actor, studentId);
  return listNotes(deps, studentId, actor, query);
};

export const listOwnNotes = (deps: Deps, actor: Actor, query: PageQuery) =>
  listNotes(deps, actor.id, actor, query);

const notifyStudent = (deps: Deps, tx: Transaction, studentId: string) =>
  notify(deps, tx, studentId, {
    title: 'Koçun sana bir not yazdı',
    body: 'Koçum sayfanda okuyabilirsin.',
    category: 'coach',
    type: 'coach.note',
    actionUrl: '/student/coach',
  });

/** The text stays out of the log, which outlives the note. */
const recordNote = (
  tx: Transaction,
  actor: Actor,
  action: 'note.written' | 'note.changed' | 'note.removed',
  { studentId, kind }: { studentId: string; kind: string },
) => recordIfAdmin(tx, actor, { action, subjectUserId: studentId, before: null, after: { kind } });

const ownNote = async (tx: Transaction, actor: Actor, id: string) =>
  requireRow(await findNote(tx, actor, id), 'coach.note_not_found');

const withoutStudent = ({ studentId: _, ...note }: CoachNote & { studentId: string }): CoachNote => note;

export const createNote = (
  deps: Deps,
  actor: Actor,
  studentId: string,
  { kind, text }: NewCoachNote,
): Promise<CoachNote> =>
  deps.db.transaction(async (tx) => {
    await lockOwner(tx, studentId);
    await getVisibleStudent(tx, actor, studentId);
    const id = newId();
    const note = { id, studentId, authorId: actor.id, kind, text, most: MAX_COACH_NOTES };
    requireAffected(await insertNote(tx, note, deps.clock.now()), 'coach.notes_full');
    if (kind !== 'private') await notifyStudent(deps, tx, studentId);
    await recordNote(tx, actor, 'note.written', { studentId, kind });
    return withoutStudent(await ownNote(tx, actor, id));
  });

/** Returns the id of the note's student. */
export const updateNote = (deps: Deps, actor: Actor, id: string, text: string) =>
  deps.db.transaction(async (tx) => {
    const { studentId, kind } = await ownNote(tx, actor, id);
    await saveNote(tx, id, text, deps.clock.now());
    await recordNote(tx, actor, 'note.changed', { studentId, kind });
    return { studentId, note: withoutStudent(await ownNote(tx, actor, id)) };
  });

export const removeNote = (deps: Deps, actor: Actor, id: string): Promise<string> =>
  deps.db.transaction(async (tx) => {
    const { studentId, kind } = await ownNote(tx, actor, id);
    await deleteNote(tx, id);
    await recordNote(tx, actor, 'note.removed', { studentId, kind });
    return studentId;
  });

export const markNotesSeen = async ({ db, clock }: Deps, actor: Actor, ids: readonly string[]) => {
  await saveNotesSeen(db, actor.id, ids, clock.now());
  return null;
};
