import type { PlannerSettings, ShownSettings } from '@netlik/contract/planning/planner/planner';
import { hoursOfRoutine } from '@netlik/domain/planning/planner/study-windows';
import { studyDay, weekStart } from '@netlik/domain/study-day';
import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { ruleBroken } from '../../http/rules.ts';
import { saveSettings } from './planner.sql.ts';
import {
  readPlannerState,
  readTopicsOf,
  routineDays,
  secondExamOf,
  usualHours,
} from './planner-state.service.ts';

export const getSettings = async (deps: Deps, actor: Actor): Promise<ShownSettings> => {
  const state = await readPlannerState(deps, deps.db, actor.id, weekStart(studyDay(deps.clock.now())));
  const { topics } = await readTopicsOf(deps, state);
  const { facts } = state;
  return {
    settings: state.settings,
    saved: facts.settings !== null,
    hoursFrom: facts.settings ? 'saved' : usualHours(facts).from,
    routineHours: hoursOfRoutine(routineDays(facts)),
    subjects: [...new Set(topics.map(({ subject }) => subject))],
    secondExam: secondExamOf(facts.field),
    examDay: state.examDay,
    bestHours: [...state.bestHours],
    sessions: facts.hours.reduce((sum, { sessions }) => sum + sessions, 0),
  };
};

export const updateSettings = async (deps: Deps, actor: Actor, settings: PlannerSettings) => {
  for (const subject of Object.keys(settings.emphasis))
    if (!isSubjectKey(subject)) throw ruleBroken(`emphasis.${subject}`, 'Böyle bir ders yok');
  await saveSettings(deps.db, actor.id, settings, deps.clock.now());
  return getSettings(deps, actor);
};
