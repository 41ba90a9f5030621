import { describe, expect, it } from 'vitest';
import { summarizeHabits } from './summary.ts';

const habit = (name: string, today: string | null, currentStreak = 0, isArchived = false) => ({
  name,
  today,
  currentStreak,
  isArchived,
  recurrence: name === 'Paragraf' ? ('weekends' as const) : ('daily' as const),
});

describe('summarizeHabits', () => {
  it('counts done and auto of today’s, and leaves archived ones out', () => {
    expect(
      summarizeHabits([
        habit('Kitap', 'done', 4),
        habit('Paragraf', 'auto', 7),
        habit('Deneme', 'late', 2),
        habit('Su', 'pending', 1),
        habit('Hafta sonu', null),
        habit('Eski', 'done', 90, true),
      ]),
    ).toEqual({
      total: 5,
      dueToday: 4,
      completed: 2,
      pending: 1,
      rate: 50,
      averageStreak: 2.8,
      best: { name: 'Paragraf', streak: 7, recurrence: 'weekends' },
    });
  });

  it('says nothing of an empty list', () => {
    expect(summarizeHabits([])).toMatchObject({ total: 0, rate: null, averageStreak: 0, best: null });
  });
});
