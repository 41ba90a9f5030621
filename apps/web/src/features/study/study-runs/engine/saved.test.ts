import { describe, expect, it } from 'vitest';
import { type Saved, savedAfter } from './saved.ts';

const gain = {
  minutesToday: 20,
  weeklyProgress: 20,
  weeklyGoal: 2100,
  currentStreak: 3,
  xpGained: 20,
  experience: 120,
  level: 2,
};
const waiting: Saved = {
  subject: 'fizik',
  seconds: 1200,
  at: 5,
  waiting: true,
  gain: null,
  key: 'run-stop-1',
};
const done = (key: string, answer: object) => ({ person: 'ayse', key, at: 9, answer });
const answer = { session: { subject: 'kimya', duration: 2.5 }, gain };

describe('what was saved last', () => {
  it('tells what it did once the answer is there', () => {
    expect(savedAfter(waiting, done('run-stop-1', answer))).toEqual({ ...waiting, waiting: false, gain });
  });

  it('is not changed by the answer to another write', () => {
    expect(savedAfter(waiting, done('run-discard-2', { session: null, gain: null }))).toBe(waiting);
    expect(savedAfter(waiting, done('run-stop-0', answer))).toBe(waiting);
  });

  it('is told from the answer alone after a reload, and is nothing where nothing was kept', () => {
    expect(savedAfter(null, done('run-stop-1', answer))).toEqual({
      subject: 'kimya',
      seconds: 150,
      at: 9,
      waiting: false,
      gain,
      key: 'run-stop-1',
    });
    expect(savedAfter(null, done('run-discard-2', { session: null, gain: null }))).toBeNull();
  });
});
