import { MAX_COACH_NOTES } from '@netlik/contract/coaching/coach-notes';
import type { Executor } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { newId } from '../../ids.ts';
import { insertNote, saveNotesSeen } from './coach-notes.sql.ts';

const DAY_MS = 86_400_000;

const notes = [
  { ago: 12, kind: 'private', text: 'Deneme sonrası morali çabuk düşüyor; önce iyi giden dersleri konuş.' },
  { ago: 9, kind: 'student', text: 'Paragrafta süren çok iyi oldu. Bu hafta aynı tempoda devam et.' },
  {
    ago: 6,
    kind: 'parents',
    text: 'Bu hafta programına düzenli uydu. Akşam saatlerinde telefonu başka odada bırakması çok işe yarıyor.',
  },
  { ago: 1, kind: 'student', text: 'Geometri tekrarını yarına aldım; bugün erken uyu.' },
] as const;

export const fillDemoCoachNotes = async (tx: Executor, { users, now, idOf }: Demo): Promise<void> => {
  for (const { id: studentId, person } of users.filter((user) => user.person.coach)) {
    const authorId = idOf(person.coach!);
    for (const { ago, kind, text } of notes) {
      const at = new Date(now.getTime() - ago * DAY_MS);
      const id = newId(at.getTime());
      await insertNote(tx, { id, studentId, authorId, kind, text, most: MAX_COACH_NOTES }, at);
      if (ago > 1) await saveNotesSeen(tx, studentId, [id], new Date(at.getTime() + DAY_MS / 4));
    }
  }
};
