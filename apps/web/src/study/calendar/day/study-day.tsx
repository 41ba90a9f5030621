import type { StudyDay as Day } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SkeletonBlock } from '../../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { daySessionsQuery } from '../../study-sessions/day-sessions.queries.ts';
import styles from './day.module.css';
import { dayTexts as texts } from './day.texts.ts';
import { aggregateDay } from './day-aggregate.ts';
import { MetricBars } from './metric-bars.tsx';
import { SessionCard } from './session-card.tsx';

type Props = { day: Day; today: Day };

type StudyDayProps = Props & {
  side?: ReactNode;
};

const NothingYet = ({ day, today }: Props) => {
  const when = day === today ? 'today' : day < today ? 'past' : 'future';
  return (
    <EmptyState
      compact
      title={texts.empty[when]}
      text={texts.emptyText[when]}
      action={
        when === 'today' ? (
          <ButtonLink small to="/study-tracker/timer">
            {texts.timer}
          </ButtonLink>
        ) : (
          when === 'past' && (
            <ButtonLink small look="quiet" to="/study-tracker/sessions">
              {texts.addByHand}
            </ButtonLink>
          )
        )
      }
    />
  );
};

export const StudyDay = ({ day, today, side }: StudyDayProps) => {
  const query = useQuery(daySessionsQuery(day));
  const { data: sessions } = query;
  return (
    <Stack gap="6" className={styles.day}>
      <Stack gap="4" justify="start">
        {sessions && sessions.length > 0 && (
          <>
            <MetricBars day={aggregateDay(sessions)} />
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard */}
            <ul className={styles.sessions} aria-label={texts.list} tabIndex={0}>
              {sessions.map((session) => (
                <SessionCard key={session._id} session={session} />
              ))}
            </ul>
          </>
        )}
        {sessions?.length === 0 && <NothingYet day={day} today={today} />}
        <UntilLoaded query={query} failed={texts.failed} compact>
          <SkeletonBlock height={64} />
          <SkeletonBlock height={76} />
          <SkeletonBlock height={76} />
          <SkeletonBlock height={76} />
        </UntilLoaded>
      </Stack>
      {side && (
        <Stack gap="4" justify="start" className={styles.side}>
          {side}
        </Stack>
      )}
    </Stack>
  );
};
