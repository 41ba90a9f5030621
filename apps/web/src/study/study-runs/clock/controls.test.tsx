import { TIMER_DEFAULTS } from '@netlik/domain/study/study-runs/modes';
import { expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ayse } from '../../../testing/people.ts';
import { renderScreen, signIn } from '../../../testing/render-screen.tsx';
import { timer, useTimer } from '../engine/timer.ts';
import { Controls } from './controls.tsx';

const TimerControls = () => {
  const now = useTimer();
  return now.state === 'idle' ? null : <Controls timer={now} onEvaluate={() => undefined} />;
};

it('a double click on „Molayı atla” does not pause the study that begins', async () => {
  signIn(ayse);
  timer.open();
  onTestFinished(() => {
    timer.dispatch({ type: 'discard' });
    timer.close();
  });
  const config = { ...TIMER_DEFAULTS.Pomodoro, subject: 'fizik', goalMinutes: null };
  timer.dispatch({ type: 'start', mode: 'Pomodoro', config });
  timer.dispatch({ type: 'endStudy' });
  const screen = await renderScreen(<TimerControls />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Molayı atla' }));
  await expect.element(screen.getByRole('button', { name: 'Duraklat' })).toBeVisible();
  expect(timer.current().state).toBe('running');
});
