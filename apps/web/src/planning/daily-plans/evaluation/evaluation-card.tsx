import type { DailyPlan } from '@netlik/contract/planning/daily-plans/plan';
import { daysBetween, type StudyDay } from '@netlik/domain/study-day';
import { Button } from '../../../ui/buttons/button.tsx';
import { Section } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import styles from '../daily-plans.module.css';
import { motivationNames, evaluationTexts as texts } from '../daily-plans.texts.ts';

const EVALUATION_DAYS = 7;

/** Returns the nearest of the four choices, because other clients may send any score from 1 to 10. */
const motivationName = (score: number): string => {
  const choices = [3, 5, 7, 9] as const;
  const nearest = choices.reduce((best, each) =>
    Math.abs(each - score) < Math.abs(best - score) ? each : best,
  );
  return motivationNames[nearest];
};

type Props = { plan: DailyPlan; today: StudyDay; onOpen: () => void };

export const EvaluationCard = ({ plan, today, onOpen }: Props) => {
  const { studentFeedback: given, isComplete } = plan;
  const isEarly = plan.date > today;
  const canOpen = isComplete && !isEarly;
  const closed = daysBetween(plan.date, today) > EVALUATION_DAYS;
  return (
    <div data-tour="study-plan-evaluation">
      <Section
        title={texts.card}
        actions={!given && canOpen && !closed && <Button onClick={onOpen}>{texts.open}</Button>}
      >
        {given ? (
          <Stack gap="3" wrapAnywhere shrink className={styles.words}>
            <Notice tone="success">{texts.done}</Notice>
            <p>{given.feedbackText}</p>
            <Text tone="muted">{texts.motivationOf(motivationName(given.motivationScore))}</Text>
          </Stack>
        ) : (
          <Text tone="muted">
            {closed ? texts.closed : isEarly ? texts.early : isComplete ? texts.ready : texts.waiting}
          </Text>
        )}
      </Section>
    </div>
  );
};
