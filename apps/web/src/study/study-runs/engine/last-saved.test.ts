import { describe, expect, it } from 'vitest';
import { type SavedSession, withAnswer } from './last-saved.ts';

const gain = {
  minutesToday: 20,
  weeklyProgress: 20,
  weeklyGoal: 2100,
  currentStreak: 3,
  xpGained: 20,
  experience: 120,
  level: 2,
};
const waiting: SavedSession = {
  subject: 'fizik',
  seconds: 1200,
  at: 5,
  waiting: true,
  gain: null,
  key: 'run-stop-1',
};
const done = (key: string, answer: object) => ({ person: 'ayse', key, at: 9, answer });
const answer = { session: { subject: 'kimya', duration: 2.5, verifiedMinutes: 1.5 }, gain };

describe('withAnswer', () => {
  it('adds the gain and the time the server stored', () => {
    expect(withAnswer(waiting, done('run-stop-1', answer))).toEqual({
      ...waiting,
      seconds: 150,
      unseenSeconds: 60,
      waiting: false,
      gain,
    });
  });

  it('ignores the answer to another write', () => {
    expect(withAnswer(waiting, done('run-discard-2', { session: null, gain: null }))).toBe(waiting);
    expect(withAnswer(waiting, done('run-stop-0', answer))).toBe(waiting);
  });

  it('uses the answer alone after a reload, and is null if nothing was saved', () => {
    expect(withAnswer(null, done('run-stop-1', answer))).toEqual({
      subject: 'kimya',
      seconds: 150,
      unseenSeconds: 60,
      at: 9,
      waiting: false,
      gain,
      key: 'run-stop-1',
    });
    expect(withAnswer(null, done('run-discard-2', { session: null, gain: null }))).toBeNull();
  });
});
