import { check } from '@netlik/contract/check';
import { studyRuns } from '@netlik/contract/study/study-runs';
import { NewStudySession } from '@netlik/contract/study/study-sessions';
import { startTimer, stepTimer } from '@netlik/domain/study/study-runs/machine';
import { TIMER_LIMITS, type TimerConfig } from '@netlik/domain/study/study-runs/modes';
import { sessionDraft } from '@netlik/domain/study/study-runs/session';
import { describe, expect, it } from 'vitest';
import { sessionBody, sessionBodyFromStop, stopBody } from './session-body.ts';

const START = Date.parse('2026-11-14T06:00:00.123Z');
const config: TimerConfig = {
  studyMinutes: TIMER_LIMITS.studyMinutes.max,
  breakMinutes: 1,
  targetSessions: TIMER_LIMITS.targetSessions.max,
  longBreakInterval: 4,
  longBreakMinutes: 10,
  subject: 'exam_matematik_ayt',
  goalMinutes: null,
};
const feedback = { quality: 5, mood: 'Normal', distractions: 0 } as const;

const draftAfter = (ms: number) => {
  const ended = stepTimer(startTimer('Pomodoro', config, START), { type: 'stop' }, START + ms);
  return ended.state === 'idle' ? null : sessionDraft(ended);
};

describe('session bodies', () => {
  it.each([5_000, 5_001, 7_000, 10_999, 2_700_000, 40 * 3_600_000])(
    'is taken by the contract after %s ms',
    (ms) => {
      const draft = draftAfter(ms)!;
      const created = check(NewStudySession, sessionBody(draft, feedback, -90_000));
      expect(created).toMatchObject({ ok: true, data: { date: '2026-11-14T05:58:30.123Z' } });
      // The server counts whole seconds.
      expect(created.ok && Math.round(created.data.duration * 60)).toBe(draft.seconds);
      const runId = '01980000-0000-7000-8000-000000000001';
      expect(check(studyRuns.stop.body, stopBody(runId, draft, feedback, 0))).toMatchObject({
        ok: true,
        data: { reportedSeconds: draft.seconds },
      });
    },
  );

  it('converts a refused stop to a session with the same times', () => {
    const draft = draftAfter(2_700_000)!;
    const stop = stopBody('01980000-0000-7000-8000-000000000001', draft, feedback, -90_000);
    const body = sessionBodyFromStop(JSON.parse(JSON.stringify(stop)));
    expect(body).toEqual(sessionBody(draft, feedback, -90_000));
    expect(check(NewStudySession, body)).toMatchObject({
      ok: true,
      data: { source: 'timer', date: '2026-11-14T05:58:30.123Z', duration: 45, quality: 5 },
    });
    expect(sessionBodyFromStop({ ...stop, metadata: {} })).toBeNull();
    expect(sessionBodyFromStop({ runId: stop.runId })).toBeNull();
  });

  it('has no draft below five seconds', () => {
    expect(draftAfter(4_999)).toBeNull();
  });
});
