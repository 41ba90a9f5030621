import type { NewStudySession, StudySession } from '@netlik/contract/study/study-sessions';
import { describe, expect, it, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('BroadcastChannel', undefined));
const { pendingStops, sessionRows } = await import('./study-sessions.queries.ts');

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

describe('unsent sessions', () => {
  it('are those entered by hand and those of the timer', () => {
    const { unsent } = sessionRows.withPending(undefined, [
      entry('studySessions.create', { body }),
      entry('study-session.timer', { body: { ...body, subject: 'kimya' } }),
      entry('questionEntries.create', { body }),
    ]);
    expect(unsent.map(({ row }) => row.subject)).toEqual(['fizik', 'kimya']);
  });
});

describe('pendingStops', () => {
  it('are the timers that were finished offline, not the discarded ones', () => {
    const session = { quality: 4, mood: 'Mutlu' };
    const metadata = { subject: 'fizik', startedAt: '2026-11-15T10:00:00.000Z' };
    const stop = { runId: 'r', reportedSeconds: 1500, session, technique: 'Pomodoro', metadata };
    const found = pendingStops([
      entry('study-run.stop', { body: stop }),
      entry('study-run.stop', { body: { runId: 'r', discard: true } }),
      entry('study-session.timer', { body }),
    ]);
    expect(found.map(({ row }) => [row.subject, row.duration])).toEqual([['fizik', 25]]);
  });
});

describe('an unsent change of a session', () => {
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
    sessionRows.withPending([row], [entry('studySessions.update', { params: { id: 'a' }, body: change })])
      .rows;

  it('is applied and clears the efficiency', () => {
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
  it('is ignored if it is invalid', () => {
    expect(shown({ quality: 9 })).toEqual([{ ...row, pendingState: 'waiting' }]);
  });
});
