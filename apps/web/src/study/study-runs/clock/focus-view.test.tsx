import { studyRuns } from '@netlik/contract/study/study-runs';
import { TIMER_DEFAULTS } from '@netlik/domain/study/study-runs/modes';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { timerPlan } from '../../../planning/daily-plans/plan-timer/timer-plan.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { press } from '../../../testing/keys.ts';
import { ayse } from '../../../testing/people.ts';
import { renderScreen, signIn } from '../../../testing/render-screen.tsx';
import { TimerDock } from '../dock/timer-dock.tsx';
import { ambientSound, ambientVolume } from '../engine/ambient-choice.ts';
import { timer } from '../engine/timer.ts';
import { TIMER_PAGE } from '../start-address.ts';

const config = { ...TIMER_DEFAULTS.Pomodoro, subject: 'fizik', goalMinutes: null };

beforeEach(() => {
  fakeApi.reply(studyRuns.active, { run: null, left: null });
  signIn(ayse);
  timer.open();
  timer.dispatch({ type: 'start', mode: 'Pomodoro', config });
});
afterEach(() => {
  ambientSound.set('off');
  timer.dispatch({ type: 'discard' });
  timer.close();
  localStorage.clear();
});

const night = page.getByRole('dialog', { name: 'Odak görünümü' });
const openNight = async () => {
  const screen = await renderScreen(<TimerDock plan={timerPlan} />, { at: '/dashboard' });
  await screen.getByRole('button', { name: 'Tam ekran' }).click();
  await expect.element(night.getByRole('timer')).toBeVisible();
  return screen;
};

it('opens from the dock, black in a light theme too, and leaves with Escape or a press beside the buttons', async () => {
  await openNight();
  expect(getComputedStyle(night.element()).backgroundColor).toBe('rgb(0, 0, 0)');
  await press('Escape');
  await expect.element(night).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Tam ekran' }).click();
  await night.getByRole('button', { name: 'Duraklat' }).click();
  await expect.element(night.getByText('Duraklatıldı')).toBeVisible();
  await night.getByRole('timer').click();
  await expect.element(night).not.toBeInTheDocument();
});

it('keeps the chosen sound and its volume on this device, silent at first', async () => {
  await openNight();
  await expect.element(night.getByRole('radio', { name: 'Kapalı' })).toBeChecked();
  await expect.element(night.getByRole('slider')).not.toBeInTheDocument();
  await night.getByText('Yağmur').click();
  await night.getByRole('slider', { name: 'Ses düzeyi' }).fill('75');
  expect([ambientSound.get(), ambientVolume.get()]).toEqual(['rain', 75]);
  await expect.element(night).toBeVisible();
});

it('leads from a finished session to its evaluation', async () => {
  const screen = await openNight();
  timer.dispatch({ type: 'stop' });
  await night.getByRole('button', { name: 'Değerlendir ve kaydet' }).click();
  await expect.poll(() => screen.router.state.location.pathname).toBe(TIMER_PAGE);
});
