import type { YearPlan } from '@netlik/contract/planning/planner/planner';
import { planWeek } from '@netlik/domain/planning/planner/plan-week';
import { effectOfMinutes, planYear } from '@netlik/domain/planning/planner/plan-year';
import { MAX_DAY_MINUTES, type PlannerInput, stateOf } from '@netlik/domain/planning/planner/week';
import { studyDay, weekStart } from '@netlik/domain/study-day';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { plannerInput, readPlannerState, readTopicsOf } from './planner-state.service.ts';
import { nameOf, presentUnfinished } from './present-block.ts';

/** Default of the sliders: "günde 30 dk daha". */
const USUAL_EXTRA = 30;
const round = (value: number) => Number(value.toFixed(1));

const withMinutes = (input: PlannerInput, extra: number): PlannerInput => ({
  ...input,
  rules: {
    ...input.rules,
    hours: input.rules.hours.map((minutes) =>
      minutes > 0 ? Math.min(MAX_DAY_MINUTES, Math.max(0, minutes + extra)) : 0,
    ),
  },
});

const isDone = (input: PlannerInput) => (topic: PlannerInput['topics'][number]) => {
  const { learnLeft, practiseLeft, skipped } = stateOf(input, topic);
  return skipped || learnLeft + practiseLeft === 0;
};

export const getYear = async (deps: Deps, actor: Actor, extraMinutes: number): Promise<YearPlan> => {
  const state = await readPlannerState(deps, deps.db, actor.id, weekStart(studyDay(deps.clock.now())));
  const input = plannerInput(state, await readTopicsOf(deps, state));
  const wanted = extraMinutes === 0 ? input : withMinutes(input, extraMinutes);
  const year = planYear(wanted);
  const effect = effectOfMinutes(input, extraMinutes || USUAL_EXTRA);
  return {
    status: planWeek(wanted).status,
    examDay: state.examDay,
    extraMinutes,
    weeks: year.weeks.map((week) => ({ ...week, finished: week.finished.map(nameOf) })),
    done: input.topics.filter(isDone(input)).length,
    finished: year.finished.length,
    total: input.topics.length,
    unfinished: year.unfinished.map(presentUnfinished),
    points: round(year.points),
    effect: { minutesPerDay: effect.minutesPerDay, topics: effect.topics, points: round(effect.points) },
  };
};
