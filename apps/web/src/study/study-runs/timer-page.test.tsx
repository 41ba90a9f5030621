import { studyRuns } from '@netlik/contract/study/study-runs';
import { type StudySession, studySessions } from '@netlik/contract/study/study-sessions';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { timerPlan } from '../../planning/daily-plans/plan-timer/timer-plan.ts';
import { tours } from '../../shell/tours/tours.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { press } from '../../testing/keys.ts';
import { ayse } from '../../testing/people.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { provideTours, tutorial } from '../../ui/tutorial/tutorial.ts';
import { discard } from './engine/commands.ts';
import { timer } from './engine/timer.ts';
import { readSetup, saveSetup } from './prefs.ts';
import { setupInput, setupValues } from './setup/setup-values.ts';
import { START_ADDRESS, TIMER_PAGE } from './start-address.ts';
import { TimerPage } from './timer-page.tsx';

beforeEach(() => {
  fakeApi.reply(studySessions.list, { data: [], pagination: { page: 1, limit: 1, total: 0 } });
  fakeApi.reply(studyRuns.active, { run: null, left: null });
  fakeApi.fail(studyRuns.start, 'server.busy');
});
afterEach(() => {
  timer.dispatch({ type: 'discard' });
  localStorage.clear();
});

const open = () => renderScreen(<TimerPage plan={timerPlan} />, { at: START_ADDRESS });

it('starts the last setup with one press from elsewhere', async () => {
  saveSetup(ayse._id, setupInput({ ...setupValues(null), subject: 'fizik' }));
  const screen = await open();
  await expect.element(screen.getByRole('button', { name: 'Duraklat' })).toBeVisible();
  expect(timer.current()).toMatchObject({ state: 'running', config: { subject: 'fizik' } });
  expect(screen.router.state.location.search).toBe('');
  await expect.element(screen.getByText(/^1 \/ 5 oturum · Toplam 0 sn$/)).toBeVisible();
});

it('is ready with what was studied last on a device without a setup', async () => {
  const last = { subject: 'kimya', technique: 'Freeform' } as StudySession;
  fakeApi.reply(studySessions.list, { data: [last], pagination: { page: 1, limit: 1, total: 1 } });
  const screen = await renderScreen(<TimerPage plan={timerPlan} />, { at: TIMER_PAGE });
  await screen.getByRole('button', { name: 'Çalışmaya başla' }).click();
  expect(timer.current()).toMatchObject({
    state: 'running',
    mode: 'Freeform',
    config: { subject: 'kimya', studyMinutes: 30 },
  });
});

it('starts the first ten minutes of a new student, and no tour before the next visit', async () => {
  provideTours(async () => tours);
  const screen = await renderScreen(<TimerPage plan={timerPlan} />, {
    at: `${TIMER_PAGE}?start=block&focus=10&break=0&subject=matematik`,
  });
  await expect.element(screen.getByRole('button', { name: 'Duraklat' })).toBeVisible();
  expect(timer.current()).toMatchObject({
    state: 'running',
    config: { subject: 'matematik', studyMinutes: 10, targetSessions: 1 },
  });
  expect(tutorial.get()).toBeNull();
});

it('joins the block of a room with its lengths and leaves the own setup as it is', async () => {
  const own = setupInput({ ...setupValues(null), subject: 'fizik' });
  saveSetup(ayse._id, own);
  const screen = await renderScreen(<TimerPage plan={timerPlan} />, {
    at: `${TIMER_PAGE}?start=block&focus=50&break=10`,
  });
  await expect.element(screen.getByRole('button', { name: 'Duraklat' })).toBeVisible();
  expect(timer.current()).toMatchObject({
    state: 'running',
    config: { subject: 'fizik', studyMinutes: 50, breakMinutes: 10 },
  });
  expect(readSetup(ayse._id)).toEqual(JSON.parse(JSON.stringify(own)));
});

it('studies at once what was chosen where the block was joined', async () => {
  const at = `${TIMER_PAGE}?start=block&focus=50&break=10&chosen=kimya`;
  const screen = await renderScreen(<TimerPage plan={timerPlan} />, { at });
  await expect.element(screen.getByRole('button', { name: 'Duraklat' })).toBeVisible();
  expect(timer.current()).toMatchObject({ state: 'running', config: { subject: 'kimya', studyMinutes: 50 } });
});

it('asks for a setup when there is none', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('dialog', { name: 'Çalışmanı kur' })).toBeVisible();
});

it('joins a block with the subject studied last on a device without a setup', async () => {
  const last = { subject: 'kimya', technique: 'Freeform' } as StudySession;
  fakeApi.reply(studySessions.list, { data: [last], pagination: { page: 1, limit: 1, total: 1 } });
  const screen = await renderScreen(<TimerPage plan={timerPlan} />, {
    at: `${TIMER_PAGE}?start=block&focus=50&break=10`,
  });
  await expect.element(screen.getByRole('button', { name: 'Duraklat' })).toBeVisible();
  expect(timer.current()).toMatchObject({
    mode: 'Pomodoro',
    config: { subject: 'kimya', studyMinutes: 50, breakMinutes: 10 },
  });
});

it('does not start by itself once the setup is opened while the last session loads', async () => {
  fakeApi.pending(studySessions.list);
  const screen = await open();
  await expect
    .element(screen.getByRole('button', { name: 'Çalışmaya başla' }))
    .toHaveAttribute('aria-busy', 'true');
  await screen.getByRole('button', { name: 'Değiştir' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Çalışmanı kur' })).toBeVisible();
  await expect.poll(() => screen.router.state.location.search).toBe('');
  const last = { subject: 'kimya', technique: 'Freeform' } as StudySession;
  fakeApi.reply(studySessions.list, { data: [last], pagination: { page: 1, limit: 1, total: 1 } });
  await screen.queries.resetQueries();
  await expect.poll(() => fakeApi.calls(studySessions.list).length).toBeGreaterThan(1);
  await expect.element(screen.getByRole('dialog', { name: 'Çalışmanı kur' })).toBeVisible();
  expect(timer.current().state).toBe('idle');
});

it('offers to take a timer over that was discarded here after another device had taken it', async () => {
  saveSetup(ayse._id, setupInput({ ...setupValues(null), subject: 'fizik' }));
  const screen = await open();
  await expect.element(screen.getByRole('button', { name: 'Duraklat' })).toBeVisible();
  const startedAt = new Date().toISOString();
  const run = { id: crypto.randomUUID(), accumulatedSeconds: 0, startedAt: Date.now() };
  timer.dispatch({ type: 'attachRun', run });
  fakeApi.reply(studyRuns.active, {
    run: {
      id: run.id,
      subject: 'fizik',
      technique: 'Pomodoro',
      startedAt,
      accumulatedSeconds: 60,
      verifiedSeconds: 60,
      plannedSeconds: 2700,
      lastTickAt: startedAt,
      serverNow: startedAt,
      dailyPlanId: null,
      subjectIndex: null,
      metadata: {},
      mine: false,
    },
    left: null,
  });
  fakeApi.fail(studyRuns.stop, 'study_run.elsewhere');
  await discard();
  await expect.element(screen.getByRole('button', { name: 'Bu cihaza al' })).toBeVisible();
});

it('moves the focus to the clock when it is started by key', async () => {
  saveSetup(ayse._id, setupInput({ ...setupValues(null), subject: 'fizik' }));
  const screen = await renderScreen(<TimerPage plan={timerPlan} />, { at: TIMER_PAGE });
  const start = screen.getByRole('button', { name: 'Çalışmaya başla' });
  await expect.element(start).toBeVisible();
  (start.element() as HTMLElement).focus();
  await press('Enter');
  await expect.element(screen.getByRole('button', { name: 'Duraklat' })).toHaveFocus();
});

it('finishes by Escape wherever the focus is, also on the sound switch', async () => {
  saveSetup(ayse._id, setupInput({ ...setupValues(null), subject: 'fizik' }));
  const screen = await open();
  await expect.element(screen.getByRole('button', { name: 'Duraklat' })).toBeVisible();
  const question = screen.getByRole('dialog', { name: 'Çalışmayı bitirelim mi?' });
  for (const control of [
    screen.getByRole('button', { name: 'Duraklat' }),
    screen.getByRole('switch').first(),
  ]) {
    (control.element() as HTMLElement).focus();
    await press('Escape');
    await expect.element(question).toBeVisible();
    await question.getByRole('button', { name: 'Devam et' }).click();
    await expect.element(question).not.toBeInTheDocument();
  }
});
