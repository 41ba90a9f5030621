import type { PlannerNotice } from '@netlik/contract/planning/planner/planner';
import type { Topic } from '@netlik/contract/topics';
import { addDays, studyDay, weekStart } from '@netlik/domain/study-day';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../../http/owned-row.ts';
import { newId } from '../../ids.ts';
import { inBatches } from '../../jobs/batches.ts';
import { deleteNotice, findNotice, findPeopleToReplan, saveNight, saveNotice } from './planner.sql.ts';
import { type PlannerState, readPlannerState } from './planner-state.service.ts';
import { computeReplan } from './replan.service.ts';
import { isMissed, undoWeek } from './week.service.ts';
import { writeProposals, writeWeek } from './write-week.service.ts';

export { plannerOfUserToday } from './planner.sql.ts';

export const getNotice = async ({ db, clock }: Deps, actor: Actor): Promise<PlannerNotice | null> => {
  const found = await findNotice(db, actor.id, studyDay(clock.now()));
  if (!found) return null;
  const { version: _, changes, ...notice } = found;
  return { ...notice, ...changes };
};

export const answerNotice = (
  deps: Deps,
  actor: Actor,
  id: string,
  answer: 'keep' | 'refuse',
): Promise<null> =>
  deps.db.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    const found = await findNotice(tx, actor.id, studyDay(deps.clock.now()));
    const notice = requireRow(found?._id === id ? found : null, 'planner.notice_not_found');
    const isChange = notice.kind === 'moved' ? answer === 'refuse' : answer === 'keep';
    if (isChange) {
      const state = await readPlannerState(deps, tx, actor.id, notice.weekStart);
      if (notice.kind === 'moved') await undoWeek(tx, state);
      else await writeWeek(tx, state, (await computeReplan(deps, tx, state)).next, 'night');
    }
    await deleteNotice(tx, actor.id);
    return null;
  });

/** Moves missed work or proposes to; only reportable effects count as a change. */
const replanNightly = async (deps: Deps, tx: Parameters<typeof writeWeek>[0], state: PlannerState) => {
  const { changes, next, missed } = await computeReplan(deps, tx, state);
  if (changes.moved.length + changes.added.length + changes.dropped.length === 0) return;
  const { auto } = state.settings;
  const version = state.facts.week!.version;
  if (auto) await writeWeek(tx, state, next, 'night');
  await saveNotice(
    tx,
    state.userId,
    {
      _id: newId(),
      weekStart: state.weekStart,
      day: state.today,
      kind: auto ? 'moved' : 'proposed',
      version: auto ? version + 1 : version,
      missed,
      changes,
    },
    state.now,
  );
};

/** One transaction per person; a second run in the same night does nothing. */
const replanPerson = (deps: Deps, userId: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if (!(await lockOwner(tx, userId))) return;
    const today = studyDay(deps.clock.now());
    const week = weekStart(today);
    const state = await readPlannerState(deps, tx, userId, week);
    if (state.today < state.examDay) {
      if (state.blocks.some((block) => isMissed(state, block))) await replanNightly(deps, tx, state);
      await writeProposals(tx, await readPlannerState(deps, tx, userId, week));
      // Next week's proposals may already become plans of its first days.
      await writeProposals(tx, await readPlannerState(deps, tx, userId, addDays(week, 7)));
    }
    await saveNight(tx, userId, week, today);
    const topics: Topic[] = ['planner', 'daily-plans', 'weekly-plans'];
    deps.events.publishChange(tx, { topics, people: [userId] });
    await deps.live.notifyInTransaction(tx, userId, 'changed', topics);
  });

export const replanNight = async (deps: Deps): Promise<void> => {
  const today = studyDay(deps.clock.now());
  await inBatches(
    (after, limit) => findPeopleToReplan(deps.db, weekStart(today), today, after, limit),
    ({ id }) => replanPerson(deps, id),
  );
};

export const plannerJobs = (deps: Deps) =>
  deps.jobs.define('planner.night', () => replanNight(deps), { cron: '*/10 0-5 * * *' });
