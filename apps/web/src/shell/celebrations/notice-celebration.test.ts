import { expect, it } from 'vitest';
import { isCelebration } from '../../ui/celebrations/celebrations.ts';
import { celebrationOf } from './notice-celebration.ts';

it('a new badge and a won duel are moments in the words of their notification, a lost duel is none', () => {
  expect(['achievement.unlocked', 'duel.won', 'duel.lost', 'duel.tied'].map(isCelebration)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const notice = { title: 'Düelloyu kazandın!', body: '2 sa çalıştın ve 50 XP kazandın.', type: 'duel.won' };
  expect(celebrationOf(notice)).toMatchObject({ title: notice.title, text: notice.body, ring: { value: 1 } });
});
