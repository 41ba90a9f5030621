import { expect, it } from 'vitest';
import { moments } from '../../../ui/moments/moments.ts';
import { showSaved } from './saved-moment.ts';

it('a saved session of a minute or more is a moment with minutes, streak and XP', () => {
  const gain = {
    ...{ minutesToday: 95, weeklyProgress: 300, weeklyGoal: 600, currentStreak: 5 },
    ...{ xpGained: 25, experience: 900, level: 3 },
  };
  showSaved('matematik', 59, gain);
  expect(moments.get()).toBeNull();
  showSaved('matematik', 1500, gain);
  expect(moments.get()).toMatchObject({
    text: 'TYT Matematik',
    ring: { value: 0.5, middle: '25 dk' },
    figures: [{ value: '1 sa 35 dk' }, { value: '5 gün' }, { value: '+25' }, { value: '%50' }],
  });
});
