import { expect, it } from 'vitest';
import { isMoment } from '../../ui/moments/moments.ts';
import { momentOf } from './notice-moment.ts';

it('a new badge and a won duel are moments in the words of their notification, a lost duel is none', () => {
  expect(['achievement.unlocked', 'duel.won', 'duel.lost', 'duel.tied'].map(isMoment)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const notice = { title: 'Düelloyu kazandın!', body: '2 sa çalıştın ve 50 XP kazandın.', type: 'duel.won' };
  expect(momentOf(notice)).toMatchObject({ title: notice.title, text: notice.body, ring: { value: 1 } });
});
