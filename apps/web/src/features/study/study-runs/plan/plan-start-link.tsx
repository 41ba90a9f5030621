import { subjectName } from '../../../../study/subject-name.ts';
import { ButtonLink } from '../../../../ui/buttons/button.tsx';
import { START_PLAN_ADDRESS } from '../start-address.ts';
import { coachModeTexts as texts } from './plan-timer.texts.ts';
import { nextSubjectOf, useTodayPlan } from './today-plan.queries.ts';

/** One press starts the timer on the next subject of today's plan; nothing where none is left. */
export const PlanStartLink = () => {
  const next = nextSubjectOf(useTodayPlan().plan);
  if (!next) return null;
  const name = subjectName(next.subject.subject);
  return (
    <ButtonLink look="quiet" to={START_PLAN_ADDRESS} aria-label={texts.startNext(name)}>
      {texts.next(name)}
    </ButtonLink>
  );
};
