import type { NewStudySession, StudySession } from '@netlik/contract/study/study-sessions';
import { describe, expect, it, vi } from 'vitest';
import { TIMER_SESSION } from '../../../outbox/write-names.ts';

vi.hoisted(() => vi.stubGlobal('BroadcastChannel', undefined));
const { listPendingSessions, withPendingChanges } = await import('./pending-sessions.ts');

const body: NewStudySession = {
  subject: 'fizik',
  duration: 45,
  date: '2026-11-15T10:00:00.000Z',
  quality: 4,
  mood: 'Mutlu',
};
const entry = (write: string, input: { params?: { id: string }; body?: unknown }) => ({
  person: 'p',
  write,
  input,
  key: 'k',
  label: '',
  at: 0,
  seq: 1,
  tries: 0,
  broken: 0,
  state: 'waiting' as const,
  message: null,
});

describe('listWaitingSessions', () => {
  it('returns manual and timer sessions', () => {
    const found = listPendingSessions([
      entry('study-session.manual', { body }),
      entry(TIMER_SESSION, { body: { ...body, subject: 'kimya' } }),
      entry('question-entry.create', { body }),
    ]);
    expect(found.map(({ session }) => session.subject)).toEqual(['fizik', 'kimya']);
  });
  it('skips invalid entries', () => {
    expect(
      listPendingSessions([entry('study-session.manual', { body: { ...body, duration: 'x' } })]),
    ).toEqual([]);
  });
});

describe('withWaitingChanges', () => {
  const row = {
    _id: 'a',
    quality: null,
    mood: null,
    notes: '',
    distractions: 0,
    efficiency: null,
    questionStats: null,
  } as StudySession;
  const shown = (change: object) =>
    withPendingChanges([row], [entry('study-session.change', { params: { id: 'a' }, body: change })]);

  it('applies the change and clears the efficiency', () => {
    const changes = {
      quality: 5,
      notes: 'Limit',
      questionStats: { correctAnswers: 8, wrongAnswers: 4, blankAnswers: 0 },
    };
    expect(shown(changes)).toMatchObject([
      {
        pendingState: 'waiting',
        quality: 5,
        mood: null,
        notes: 'Limit',
        efficiency: null,
        questionStats: { netScore: 7 },
      },
    ]);
  });
  it('ignores an invalid change', () => {
    expect(shown({ quality: 9 })).toEqual([{ ...row, pendingState: 'waiting' }]);
  });
});
