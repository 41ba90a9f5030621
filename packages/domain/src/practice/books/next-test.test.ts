import { expect, it } from 'vitest';
import { nextTestOf } from './next-test.ts';

const book = (name: string, doneCount: number, topic: string | null, subject = 'matematik') => ({
  name,
  doneCount,
  subject,
  next: { name: `${name} 1`, topic, questions: 12 },
});

it('names the test of the topic, else of the book that is begun furthest', () => {
  const shelf = [book('Yeni', 0, null), book('Yarım', 4, 'Türev'), book('Konu', 1, 'Limit')];
  const named = (topics: string[], of = shelf) => nextTestOf(of, 'matematik', topics)?.book;
  expect(named(['Limit'])).toBe('Konu');
  expect(named(['İntegral'])).toBe('Yarım');
  expect(named([], [shelf[0]!])).toBe('Yeni');
  expect(named([], [{ ...shelf[0]!, next: null as never }, book('Başka', 2, null, 'fizik')])).toBeUndefined();
});
