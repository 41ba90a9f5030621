import type { PlanDay } from '@netlik/contract/planning/daily-plans/daily-plans';
import type { StudyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { usePerson } from '../../../data/calls/use-person.ts';
import { formatDuration } from '../../../formats/durations.ts';
import { formatNet } from '../../../formats/numbers.ts';
import { countTexts as counts } from '../../../study/calendar/calendar.texts.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { dailyPlanQueries } from '../daily-plans.queries.ts';
import { planTexts, sourceNames, dayPlanTexts as texts } from '../daily-plans.texts.ts';
import styles from './day-plan.module.css';

const Line = ({ plan, canOpen }: { plan: PlanDay; canOpen: boolean }) => (
  <Row as="li" gap="1 4" align="center" wrap>
    <Text as="span" weight="semibold" numbers>
      {texts.rate(plan.stats.completionRate)}
    </Text>
    <Stack as="span" wrapAnywhere shrink className={styles.words}>
      <strong>{plan.title}</strong>
      <Text as="span" tone="muted" size="small">
        {[
          sourceNames[plan.source],
          texts.subjects(plan.subjectsCount),
          counts.questions(plan.stats.totalCompletedQuestions),
          formatDuration(plan.stats.totalStudyTime),
          `${planTexts.net} ${formatNet(plan.stats.netScore)}`,
        ].join(' · ')}
      </Text>
    </Stack>
    {canOpen && (
      <ButtonLink look="line" small to={`/study-plan?date=${plan.date}&source=${plan.source}`}>
        {texts.open}
      </ButtonLink>
    )}
  </Row>
);

export const DayPlanCard = ({ day }: { day: StudyDay }) => {
  const { data } = useQuery(dailyPlanQueries.dayStats(day));
  const canOpen = usePerson()?.plan.tier === 'premium';
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.plans} aria-label={texts.title}>
      <Stack as="ul" gap="3" divided>
        {data.map((plan) => (
          <Line key={plan._id} plan={plan} canOpen={canOpen} />
        ))}
      </Stack>
    </section>
  );
};
