import type { Dashboard } from '@netlik/contract/study/analytics';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import styles from './dashboard.module.css';
import { dashboardTexts as texts } from './dashboard.texts.ts';
import { GoalCarousel } from './goal-carousel.tsx';

export const GoalsCard = ({ figures }: { figures: Dashboard | undefined }) => {
  const goals = figures?.goalsOverview;
  return (
    <Stack shrink>
      <Section
        title={texts.goals}
        actions={
          goals && goals.length > 0 ? (
            <Text to="/goals" as={Link} size="small" weight="medium" className={styles.more!}>
              {texts.allGoals}
            </Text>
          ) : undefined
        }
      >
        <Stack justify="center" className={styles.goalsRoom}>
          {!goals && <Skeleton lines={3} />}
          {goals?.length === 0 && (
            <EmptyState
              drawing="exams"
              compact
              title={texts.noGoals}
              text={texts.noGoalsText}
              action={
                <ButtonLink look="line" small to="/goals">
                  {texts.addGoal}
                </ButtonLink>
              }
            />
          )}
          {goals && goals.length > 0 && <GoalCarousel goals={goals} />}
        </Stack>
      </Section>
    </Stack>
  );
};
