import { afterEach, expect, it } from 'vitest';
import { celebrations } from '../../ui/celebrations/celebrations.ts';
import { showSaved, showSentLater } from './saved-moment.ts';

const gain = {
  minutesToday: 95,
  weeklyProgress: 300,
  weeklyGoal: 600,
  currentStreak: 5,
  xpGained: 25,
  experience: 900,
  level: 3,
};

afterEach(() => {
  for (let open = celebrations.get(); open; open = celebrations.get()) celebrations.dismiss(open);
});

it('a saved session of a minute or more is a moment with minutes, streak and XP', () => {
  showSaved('matematik', 59, gain);
  expect(celebrations.get()).toBeNull();
  showSaved('matematik', 1500, gain);
  expect(celebrations.get()).toMatchObject({
    text: 'TYT Matematik',
    ring: { value: 0.5, middle: '25 dk' },
    figures: [{ value: '1 sa 35 dk' }, { value: '5 gün' }, { value: '+25' }, { value: '%50' }],
  });
});

it('a session sent later is a moment, of several only the last; a discarded one is none', () => {
  const session = { subject: 'fizik', duration: 30 };
  showSentLater({ session: null, gain: null }, []);
  showSentLater({ session, gain }, ['study-run.stop']);
  expect(celebrations.get()).toBeNull();
  showSentLater({ session, gain }, ['habits.log']);
  expect(celebrations.get()).toMatchObject({ text: 'TYT Fizik', ring: { middle: '30 dk' } });
});
