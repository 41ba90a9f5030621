import type { StudyDay as Day } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { SkeletonBlock } from '../../../ui/states/skeleton.tsx';
import { calendarQueries } from '../calendar.queries.ts';
import { LoadingOrOffline } from '../loading-or-offline.tsx';
import { ReminderList } from '../reminders/reminder-list.tsx';
import { reminderTexts } from '../reminders/reminders.texts.ts';
import { useNarrow } from '../use-narrow.ts';
import styles from './day.module.css';
import { dayTexts as texts } from './day.texts.ts';
import { aggregateDay } from './day-aggregate.ts';
import { MetricBars } from './metric-bars.tsx';
import { SessionCard } from './session-card.tsx';

type Props = { day: Day; today: Day };

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

export const StudyDay = ({ day, today }: Props) => {
  const query = useQuery(calendarQueries.sessions(day));
  const { data: sessions, error, isFetching, refetch } = query;
  const narrow = useNarrow();
  return (
    <div className={styles.day}>
      <div className={styles.main}>
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
        {!sessions && error && (
          <ErrorState compact title={texts.failed} error={error} busy={isFetching} onRetry={refetch} />
        )}
        {!sessions && !error && (
          <LoadingOrOffline query={query}>
            <SkeletonBlock height={64} />
            <SkeletonBlock height={76} />
            <SkeletonBlock height={76} />
            <SkeletonBlock height={76} />
          </LoadingOrOffline>
        )}
      </div>
      {!narrow && (
        <section className={styles.side} aria-label={reminderTexts.title}>
          <h3>{reminderTexts.title}</h3>
          <ReminderList day={day} today={today} />
        </section>
      )}
    </div>
  );
};
