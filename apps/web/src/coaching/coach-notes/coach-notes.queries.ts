import { coachNotes } from '@netlik/contract/coaching/coach-notes';
import { read } from '../../data/calls/read.ts';

export const coachNoteQueries = {
  ofStudent: (id: string, limit: number) =>
    read(coachNotes.list, { params: { id }, query: { limit } }, { keepPrevious: true }),
  own: (limit: number) => read(coachNotes.listOwn, { query: { limit } }, { keepPrevious: true }),
};
