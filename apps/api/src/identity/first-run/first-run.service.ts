import type { FirstRunAnswers } from '@netlik/contract/identity/first-run';
import { firstWeeklyGoal } from '@netlik/domain/identity/weekly-goal';
import { studyDay } from '@netlik/domain/study-day';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../account/account.service.ts';
import { presentPerson } from '../users/present.ts';
import { presentContext } from '../users/present-context.ts';
import { refuseTargetYear } from '../users/refuse-target-year.ts';
import { findPerson } from '../users/users.sql.ts';
import { saveFirstRun } from './first-run.sql.ts';

export const finishFirstRun = async (deps: Deps, actor: Actor, answers: FirstRunAnswers) => {
  refuseTargetYear(answers.targetYear, studyDay(deps.clock.now()));
  const goal = firstWeeklyGoal(answers.weekdayMinutes, answers.weekendMinutes);
  await saveFirstRun(deps.db, actor.id, answers, goal);
  return presentPerson(requireRow(await findPerson(deps.db, actor.id)), presentContext(deps));
};
