import { planWeek, type WeekPlan } from '@netlik/domain/planner/plan-week';
import type { StudyDay } from '@netlik/domain/study-day';
import type { Deps } from '../../deps.ts';
import { plannerInput, readPlannerState, readTopicsOf } from './planner-state.service.ts';

/** What the engine proposes for a student's week, whatever the student has planned with it. The caller has checked who asks. */
export const draftWeek = async (deps: Deps, userId: string, weekStart: StudyDay): Promise<WeekPlan> => {
  const state = await readPlannerState(deps, deps.db, userId, weekStart);
  return planWeek(plannerInput(state, await readTopicsOf(deps, state)));
};
