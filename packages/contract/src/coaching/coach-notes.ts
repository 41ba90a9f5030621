import * as z from 'zod/mini';
import { staff, students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, instant, integerParam, multilineText, uuid } from '../fields.ts';

export const MAX_COACH_NOTE = 1000;
/** Limit per student. */
export const MAX_COACH_NOTES = 500;

/** `private`: only the author reads it; `parents`: the student reads it before the parents. */
export const noteKinds = ['private', 'student', 'parents'] as const;
export const NoteKind = z.enum(noteKinds, 'Notun kime olduğunu seç');
export type NoteKind = z.infer<typeof NoteKind>;

export const CoachNote = z.object({
  _id: uuid,
  kind: NoteKind,
  text: z.string(),
  /** Null once the author's account is erased. */
  authorName: z.nullable(z.string()),
  isOwn: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  /** When the student read it. */
  seenAt: z.nullable(instant),
});
export type CoachNote = z.infer<typeof CoachNote>;

const text = multilineText('Not', MAX_COACH_NOTE);
export const NewCoachNote = z.strictObject({ kind: NoteKind, text });
export type NewCoachNote = z.infer<typeof NewCoachNote>;

const paged = { page: integerParam(1, 1000, 1), limit: integerParam(1, 100, 20) };
const shows = ['coach-notes'] as const;
const changes = ['coach-notes'] as const;

export const coachNotes = {
  list: endpoint({
    method: 'GET',
    path: '/coach/students/:id/notes',
    access: staff,
    shows,
    summary: 'Notes about a student: those to the student and the parents, and one’s own private ones',
    params: byId,
    query: z.strictObject(paged),
    reply: z.array(CoachNote),
    list: 'page',
    errors: ['user.not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/coach/students/:id/notes',
    access: staff,
    changes,
    summary: 'Write a note about a student',
    params: byId,
    body: NewCoachNote,
    reply: CoachNote,
    status: 201,
    idempotent: true,
    errors: ['user.not_found', 'coach.notes_full'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/coach/notes/:id',
    access: staff,
    changes,
    summary: 'Change one’s note; the student reads it again before the parents do',
    params: byId,
    body: z.strictObject({ text }),
    reply: CoachNote,
    errors: ['coach.note_not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/coach/notes/:id',
    access: staff,
    changes,
    summary: 'Delete one’s note',
    params: byId,
    reply: z.null(),
    errors: ['coach.note_not_found'],
  }),
  listOwn: endpoint({
    method: 'GET',
    path: '/student/notes',
    access: students,
    shows,
    summary: 'What coaches wrote to one and for one’s parents',
    query: z.strictObject(paged),
    reply: z.array(CoachNote),
    list: 'page',
  }),
  markSeen: endpoint({
    method: 'PUT',
    path: '/student/notes/seen',
    access: students,
    changes,
    summary: 'Say that notes were read; afterwards parents see theirs',
    body: z.strictObject({ ids: z.array(uuid).check(z.minLength(1), z.maxLength(100)) }),
    reply: z.null(),
  }),
};
