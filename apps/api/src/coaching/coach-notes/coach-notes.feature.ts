import { coachNotes } from '@netlik/contract/coaching/coach-notes';
import { feature } from '../../http/feature.ts';
import {
  createNote,
  listOwnNotes,
  listStudentNotes,
  markNotesSeen,
  removeNote,
  updateNote,
} from './coach-notes.service.ts';

export const coachNotesFeature = feature(
  coachNotes,
  (deps) => ({
    list: ({ actor, params, query }) => listStudentNotes(deps, actor, params.id, query),
    create: async ({ actor, params, body, alsoNotify }) => {
      const note = await createNote(deps, actor, params.id, body);
      alsoNotify(params.id);
      return note;
    },
    update: async ({ actor, params, body, alsoNotify }) => {
      const { studentId, note } = await updateNote(deps, actor, params.id, body.text);
      alsoNotify(studentId);
      return note;
    },
    remove: async ({ actor, params, alsoNotify }) => {
      alsoNotify(await removeNote(deps, actor, params.id));
      return null;
    },
    listOwn: ({ actor, query }) => listOwnNotes(deps, actor, query),
    markSeen: ({ actor, body }) => markNotesSeen(deps, actor, body.ids),
  }),
  { demo: async () => (await import('./coach-notes.demo.ts')).fillDemoCoachNotes },
);
