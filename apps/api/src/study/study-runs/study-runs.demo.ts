import type { Executor } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { newId } from '../../ids.ts';
import { insertRun } from './study-runs.sql.ts';

const MINUTE = 60_000;
/** Demo timers have no device, so they count as reported for this long before the job closes them. */
const SHOWN_MS = 120 * MINUTE;

const running = [
  ['ipek', 'Matematik', 34],
  ['ayse', 'Türkçe', 18],
  ['irem', 'Fizik', 7],
] as const;

/** Three working people, so that the rooms are not empty in a fresh demo. */
export const fillDemoRuns = async (tx: Executor, { idOf, now }: Demo): Promise<void> => {
  const seenUntil = new Date(now.getTime() + SHOWN_MS);
  for (const [name, subject, minutes] of running) {
    const startedAt = new Date(now.getTime() - minutes * MINUTE).toISOString();
    await insertRun(tx, {
      userId: idOf(`${name}@netlik.demo`),
      staleAt: seenUntil,
      idempotency: null,
      run: {
        id: newId(now.getTime()),
        status: 'running',
        subject,
        technique: 'Pomodoro',
        metadata: {},
        openedAt: startedAt,
        startedAt,
        lastSeenAt: seenUntil.toISOString(),
        endedAt: null,
        plannedSeconds: 3000,
        accumulatedSeconds: minutes * 60,
        verifiedSeconds: minutes * 60,
        holderId: null,
        dailyPlanId: null,
        subjectIndex: null,
        sessionId: null,
        idempotencyKey: null,
        bodyHash: null,
        stopKey: null,
        stopHash: null,
      },
    });
  }
};
