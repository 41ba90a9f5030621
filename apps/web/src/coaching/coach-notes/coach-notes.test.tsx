import { type CoachNote, coachNotes } from '@netlik/contract/coaching/coach-notes';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { kemal } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { idOf } from '../coach.samples.ts';
import { NotesTab } from './notes-tab.tsx';
import { OwnNotes } from './own-notes.tsx';

const note = (index: number, part: Partial<CoachNote> = {}): CoachNote => ({
  _id: idOf(index),
  kind: 'student',
  text: `Not ${index}`,
  authorName: 'Kemal Öztürk',
  isOwn: true,
  createdAt: '2026-11-15T09:00:00.000Z',
  updatedAt: '2026-11-15T09:00:00.000Z',
  seenAt: null,
  ...part,
});
const pageOf = (data: CoachNote[]) => ({ data, pagination: { page: 1, limit: 20, total: data.length } });

describe('the notes of a student', () => {
  it('are written to whom was chosen; an empty one is refused', async () => {
    fakeApi.reply(coachNotes.list, pageOf([note(0), note(1, { kind: 'private' })]));
    fakeApi.reply(coachNotes.create, note(2));
    const screen = await renderScreen(<NotesTab studentId={idOf(9)} />, { person: kemal });
    await expect.element(screen.getByText('öğrenci henüz okumadı')).toBeVisible();
    await screen.getByText('Veliye').click();
    await expect.element(screen.getByText('Önce öğrenci okur', { exact: false })).toBeVisible();
    await screen.getByRole('button', { name: 'Notu kaydet' }).click();
    await expect.element(screen.getByText('Not gereklidir')).toBeVisible();
    await screen.getByLabelText('Not', { exact: true }).fill('Düzenli çalıştı.');
    await screen.getByRole('button', { name: 'Notu kaydet' }).click();
    await expect
      .poll(() => fakeApi.calls(coachNotes.create)[0]?.body)
      .toEqual({ kind: 'parents', text: 'Düzenli çalıştı.' });
    await expectAccessible();
  });

  it('count as read once the student sees them', async () => {
    fakeApi.reply(coachNotes.listOwn, pageOf([note(0), note(1, { seenAt: '2026-11-15T10:00:00.000Z' })]));
    fakeApi.reply(coachNotes.markSeen, null);
    const screen = await renderScreen(<OwnNotes />);
    await expect.element(screen.getByText('yeni', { exact: true })).toBeVisible();
    await expect.poll(() => fakeApi.calls(coachNotes.markSeen)[0]?.body).toEqual({ ids: [idOf(0)] });
  });
});
