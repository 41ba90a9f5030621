import { dailyPlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import type { PlanSubject } from '@netlik/contract/planning/daily-plans/plan';
import { studyRuns } from '@netlik/contract/study/study-runs';
import { studyDay } from '@netlik/domain/study-day';
import { aPlanSubject } from '@netlik/testkit/rows/planning';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { timer } from '../../../study/study-runs/engine/timer.ts';
import { START_PLAN_ADDRESS } from '../../../study/study-runs/start-address.ts';
import { TimerPage } from '../../../study/study-runs/timer-page.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../../testing/render-screen.tsx';
import { PlanTimerDialog } from './plan-timer-dialog.tsx';
import { timerPlan } from './timer-plan.ts';

const planId = '01890a5d-ac96-774b-bcce-b302099a8190';

const subject = (part: Partial<PlanSubject> = {}) =>
  aPlanSubject({ subject: 'fizik', description: 'Önce konu özeti', ...part });

beforeEach(() => {
  fakeApi.reply(studyRuns.active, { run: null, left: null });
  fakeApi.fail(studyRuns.start, 'server.busy');
});
afterEach(() => {
  timer.dispatch({ type: 'discard' });
  localStorage.clear();
});

describe('the timer on a subject of a plan', () => {
  const open = (part: Partial<PlanSubject> = {}, onSkip = async () => true) =>
    renderScreen(
      <PlanTimerDialog
        planId={planId}
        index={1}
        subject={subject(part)}
        onSkip={onSkip}
        onClose={() => undefined}
      />,
    );

  it('opens with the target, and starts a run that counts for the subject', async () => {
    const screen = await open();
    await expect.element(screen.getByLabelText('Çalışma süresi')).toHaveValue('60');
    await expectAccessible();
    await screen.getByRole('button', { name: 'Başlat', exact: true }).click();
    await expect.element(screen.getByRole('button', { name: 'Duraklat' })).toBeVisible();
    const plan = { dailyPlanId: planId, subjectIndex: 1 };
    expect(timer.current()).toMatchObject({
      mode: 'Pomodoro',
      config: { subject: 'fizik', studyMinutes: 60, goalMinutes: 60, targetSessions: 1, plan },
    });
    await expect.poll(() => fakeApi.calls(studyRuns.start)[0]?.body).toMatchObject(plan);
  });

  it('trims to what is left of the goal, and says so', async () => {
    const screen = await open({ studyTime: 45 });
    await expect.element(screen.getByText('Bu ders için en fazla 15 dk çalışabilirsiniz.')).toBeVisible();
    await screen.getByRole('button', { name: 'Başlat', exact: true }).click();
    await expect.poll(() => timer.current()).toMatchObject({ config: { studyMinutes: 15 } });
  });

  it('refuses a start when the goal is met, and takes 1 to 180 minutes', async () => {
    const screen = await open({ studyTime: 60 });
    await expect.element(screen.getByText(/süre hedefini tamamladın/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Başlat', exact: true }).query()).toBeNull();
    await screen.unmount();
    const other = await open({ targetTime: null });
    await expect.element(other.getByLabelText('Çalışma süresi')).toHaveValue('25');
    await other.getByLabelText('Çalışma süresi').fill('181');
    await other.getByRole('button', { name: 'Başlat', exact: true }).click();
    await expect.element(other.getByText('1 ile 180 dk arasında olmalı')).toBeVisible();
    expect(timer.current().state).toBe('idle');
  });
});

describe('the timer page with a program of the day', () => {
  beforeEach(() => {
    const stats = {
      totalTargetQuestions: 80,
      totalCompletedQuestions: 0,
      completionRate: 0,
      successRate: null,
      totalStudyTime: 0,
      netScore: 0,
    };
    const plan = {
      _id: planId,
      date: studyDay(new Date()),
      source: 'coach' as const,
      title: 'Program',
      motivationNote: '',
      dailyGoal: '',
      status: 'active' as const,
      subjects: [
        subject({ status: 'completed' }),
        subject({ _id: planId, subject: 'kimya', targetTime: 150 }),
      ],
      stats,
      studentFeedback: null,
      isComplete: false,
      seenAt: null,
      version: 1,
    };
    fakeApi.reply(dailyPlans.list, {
      data: [plan],
      pagination: { page: 1, limit: 2, total: 1 },
    });
  });

  it('derives the sessions from the target of the chosen subject', async () => {
    const screen = await renderScreen(<TimerPage plan={timerPlan} />, { at: '/study-tracker/timer' });
    await screen.getByText('Programım', { exact: true }).click();
    await expect.element(screen.getByText('Önce konu özeti')).toBeVisible();
    await expect.element(screen.getByText('3 oturum: 45 dk çalışma, 15 dk mola')).toBeVisible();
    await screen.getByText('50 / 10', { exact: true }).click();
    await expect.element(screen.getByText('3 oturum: 50 dk çalışma, 10 dk mola')).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Çalışmaya başla' }).click();
    await expect
      .poll(() => timer.current())
      .toMatchObject({
        config: {
          subject: 'kimya',
          studyMinutes: 50,
          breakMinutes: 10,
          targetSessions: 3,
          goalMinutes: 150,
          plan: { dailyPlanId: planId, subjectIndex: 1 },
        },
      });
  });

  it('starts the next subject with one press from elsewhere', async () => {
    const screen = await renderScreen(<TimerPage plan={timerPlan} />, { at: START_PLAN_ADDRESS });
    await expect.element(screen.getByRole('button', { name: 'Duraklat' })).toBeVisible();
    expect(timer.current()).toMatchObject({ config: { subject: 'kimya', studyMinutes: 150 } });
    expect(screen.router.state.location.search).toBe('');
  });
});
