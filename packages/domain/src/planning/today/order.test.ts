import { describe, expect, it } from 'vitest';
import { canCloseDay, nextOfDay, type OrderedItem, orderDay } from './order.ts';

const item = (kind: OrderedItem['kind'], more: Partial<OrderedItem> = {}) => ({ kind, done: false, ...more });
const at = (hour: number, minute = 0) => hour * 60 + minute;

describe('orderDay', () => {
  it('puts times first, then the plan as it was given, then reviews, then the rest', () => {
    const [challenge, cards, coach, weekly, mistakes] = (
      ['challenge', 'cards', 'coach', 'weekly', 'mistakes'] as const
    ).map((kind) => item(kind));
    const [first, second] = [item('plan'), item('plan')];
    const [late, early] = [item('habit', { time: '22:00' }), item('habit', { time: '07:00' })];
    expect(orderDay([challenge!, late, cards!, coach!, first, weekly!, mistakes!, second, early])).toEqual([
      early,
      late,
      first,
      second,
      weekly,
      cards,
      mistakes,
      coach,
      challenge,
    ]);
  });
});

describe('nextOfDay', () => {
  const habit = item('habit', { time: '09:00' });
  const plan = item('plan');

  it('is a habit only around its time', () => {
    const day = orderDay([plan, habit]);
    expect(nextOfDay(day, at(8))).toBe(plan);
    expect(nextOfDay(day, at(8, 45))).toBe(habit);
    expect(nextOfDay(day, at(10))).toBe(habit);
    expect(nextOfDay(day, at(10, 1))).toBe(plan);
  });

  it('passes over what is done, and a challenge is never next', () => {
    const done = { ...plan, done: true };
    expect(nextOfDay(orderDay([done, item('challenge'), item('cards')]), at(12))?.kind).toBe('cards');
    expect(nextOfDay(orderDay([done, item('challenge')]), at(12))).toBeNull();
  });

  it('offers a subject of the plan with time or questions left, and none with nothing left', () => {
    const work = { targetTime: 30, studyTime: 40, targetQuestions: 10, completedQuestions: 0 };
    const lacksQuestions = item('plan', work);
    const isFinished = item('plan', { ...work, completedQuestions: 10 });
    const hasTime = item('plan', { ...work, studyTime: 20 });
    expect(nextOfDay([isFinished, lacksQuestions, hasTime], at(12))).toBe(lacksQuestions);
    expect(nextOfDay([isFinished, hasTime], at(12))).toBe(hasTime);
    expect(nextOfDay([isFinished], at(12))).toBeNull();
  });

  it('comes back to a habit that was left, once nothing else is open', () => {
    expect(nextOfDay([habit], at(15))).toBe(habit);
    expect(nextOfDay([habit], at(6))).toBeNull();
  });
});

describe('canCloseDay', () => {
  it('opens at 20:00, or when everything but challenges and messages is done', () => {
    const done = item('plan', { done: true });
    expect(canCloseDay([item('plan')], at(19, 59))).toBe(false);
    expect(canCloseDay([item('plan')], at(20))).toBe(true);
    expect(canCloseDay([done, item('challenge'), item('coach')], at(9))).toBe(true);
    expect(canCloseDay([], at(9))).toBe(false);
  });
});
