import { randomUUID } from 'node:crypto';
import { studyRuns } from '@netlik/contract/study/study-runs';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Row } from '@netlik/testkit/access/row';
import type { TestPerson } from '@netlik/testkit/world';

const timer = { subject: 'fizik', technique: 'Pomodoro' as const, plannedSeconds: 2700 };

/** Starts a timer if none is running. */
const ensureRun = async (person: TestPerson) => {
  const answer = await person.call(studyRuns.start, { body: { ...timer, metadata: { of: person.email } } });
  if (answer.status === 201) return answer.data.id;
  return answer.code === 'study_run.running'
    ? (await person.call(studyRuns.active, {})).data.run!.id
    : randomUUID();
};

const stopRun = async (person: TestPerson) => {
  const answer = await person.call(studyRuns.active, {});
  if (answer.status !== 200 || !answer.data.run) return;
  await person.call(studyRuns.stop, { body: { runId: answer.data.run.id, discard: true } });
};

const runNotFound = { others: 'study_run.not_found' } as const;
const feedback = { quality: 5, mood: 'Enerjik', notes: 'Bitti.', distractions: 0 };

const byRunId = (more: object = {}): Row => ({
  own: { input: async ({ account }) => ({ body: { runId: await ensureRun(account), ...more } }) },
  other: {
    input: async ({ subject }) => ({ body: { runId: await ensureRun(subject), ...more } }),
    outcome: runNotFound,
  },
  missing: { input: () => ({ body: { runId: randomUUID(), ...more } }), outcome: runNotFound },
});

accessSuite('studyRuns', studyRuns, {
  active: {
    own: {
      input: async ({ account, subject }) => {
        await ensureRun(account);
        await ensureRun(subject);
        return {};
      },
    },
  },
  start: {
    own: {
      input: async ({ account }) => {
        await stopRun(account);
        return {
          body: {
            ...timer,
            startedAt: '2026-11-15T08:00:00Z',
            accumulatedSeconds: 60,
            dailyPlanId: randomUUID(),
            subjectIndex: 0,
            metadata: { version: 1, state: 'running' },
          },
        };
      },
    },
    'while another run is active': {
      input: async ({ account }) => {
        await ensureRun(account);
        return { body: timer };
      },
      outcome: { others: 'study_run.running' },
    },
  },
  tick: byRunId({ accumulatedSeconds: 30, metadata: { state: 'paused' } }),
  takeover: byRunId(),
  stop: byRunId({ reportedSeconds: 5, session: feedback, plannedMinutes: 45 }),
});
