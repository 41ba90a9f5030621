import type { PlannerEntry } from '@netlik/contract/planning/planner/plan-entry';
import { plannedLine, plannedTitle } from '@netlik/domain/planning/planner/entry.texts';
import { planWeek, type WeekPlan } from '@netlik/domain/planning/planner/plan-week';
import type { StudyDay } from '@netlik/domain/study-day';
import type { Executor } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { plannerInput, readPlannerState, readTopicsOf, rulesFromNow } from './planner-state.service.ts';
import { presentEntry } from './present-block.ts';

/** `line` describes the entry and its reasons. */
export type DraftEntry = PlannerEntry & { line: string };

type Draft = {
  weekStart: StudyDay;
  /** Days with programs that the draft replaces, so that they take no minutes. */
  replaced?: ReadonlySet<StudyDay>;
  reader?: Executor;
};

/** Proposed independently of the student's own plan; the caller has checked access. */
export const draftWeek = async (
  deps: Deps,
  userId: string,
  { weekStart, replaced, reader = deps.db }: Draft,
): Promise<{ status: WeekPlan['status']; entries: DraftEntry[] }> => {
  const state = await readPlannerState(deps, reader, userId, weekStart);
  const fixed = state.fixed.filter(({ source, day }) => source !== 'coach' || !replaced?.has(day));
  const topics = await readTopicsOf(deps, state, reader);
  const { status, entries } = planWeek(plannerInput({ ...state, fixed }, topics));
  return {
    status,
    entries: entries.map((entry) => {
      const shown = presentEntry(entry);
      return { line: `${shown.topic ?? plannedTitle(shown)}: ${plannedLine(shown, entry.why)}`, ...shown };
    }),
  };
};

/** The week's plan, or a proposal if none was applied; the caller has checked access. */
export const planOrProposal = async (deps: Deps, userId: string, weekStart: StudyDay) => {
  const state = await readPlannerState(deps, deps.db, userId, weekStart);
  const { blocks, fixed } = state;
  const planned = [
    ...blocks.map(({ day, subject, topic, done, ...block }) => ({
      day,
      subject,
      topic,
      done,
      title: plannedTitle({ topic, ...block }),
    })),
    ...fixed.flatMap(({ subject, ...entry }) => (subject === null ? [] : [{ subject, ...entry }])),
  ];
  if (blocks.length > 0) return { planned, proposed: [] };
  const input = plannerInput(state, await readTopicsOf(deps, state), { rules: rulesFromNow(state) });
  return { planned, proposed: planWeek(input).entries.map((entry) => presentEntry(entry)) };
};
