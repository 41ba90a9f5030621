import type { Person } from '@netlik/contract/identity/person';
import type { Dashboard, StatsRange } from '@netlik/contract/study/analytics';
import { STATS_RANGES } from '@netlik/domain/study/analytics/values';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { LazyWhenVisible } from '../../ui/layout/lazy-when-visible.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { analyticsQueries } from './analytics.queries.ts';
import { SkipFirstAnimation } from './count-up.tsx';
import styles from './dashboard.module.css';
import { rangeLabels, dashboardTexts as texts } from './dashboard.texts.ts';
import { readRange } from './dashboard-address.ts';
import { FigureCards } from './figure-cards.tsx';
import { StandingCards } from './standing-cards.tsx';
import { WeekCard } from './week-card.tsx';

const DashboardRest = lazyNamed(() => import('./dashboard-rest.tsx'), 'DashboardRest');

const ranges = STATS_RANGES.map((value) => ({ value, label: rangeLabels[value] }));

const useRange = (): [StatsRange, (range: StatsRange) => void] => {
  const [params, change] = useUrlParams();
  return [readRange(params), (range) => change({ range })];
};

const leadOf = ({ overview: { studiedToday, currentStreak } }: Dashboard): string => {
  if (studiedToday) return texts.leads.studied;
  return currentStreak > 0 ? texts.leads.atRisk(currentStreak) : texts.leads.fresh;
};

/** The text differs for a student who has never studied. */
const EmptyRange = ({ figures }: { figures: Dashboard }) => {
  const { sessionsCount, questionStatsSummary, overview, experience } = figures;
  if (sessionsCount > 0 || questionStatsSummary.totalAttempted > 0) return null;
  const ever = overview.longestStreak > 0 || experience > 0;
  return <Notice tone="info">{ever ? texts.nothingInRange : texts.nothingEver}</Notice>;
};

type Props = {
  person: Person;
  alerts: ReactNode;
  cards?: ReactNode;
  suggestions?: ReactNode;
  today?: ReactNode;
};

export const DashboardPage = ({ person, alerts, cards, suggestions, today }: Props) => {
  useTour('dashboard');
  const [range, setRange] = useRange();
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(analyticsQueries.figures(range));
  const [loadedWithPage] = useState(data !== undefined);
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ') || person.email;
  return (
    <Stack gap="5" shrink full className={styles.page}>
      <Stack as="header" gap="1" shrink wrapAnywhere className={styles.head}>
        <h1 tabIndex={-1}>{texts.greeting(name)}</h1>
        <Text tone="muted" className={styles.line}>
          {data ? leadOf(data) : ' '}
        </Text>
      </Stack>
      {today}
      {alerts}
      {person.consent === 'guardian' && (
        <Notice tone="info">
          <p>
            <strong>{texts.guardianTitle}.</strong> {texts.guardian}
          </p>
        </Notice>
      )}
      {!data && error ? (
        <ErrorState title={texts.failed} error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <SkipFirstAnimation value={loadedWithPage}>
          {data && !isPlaceholderData && <EmptyRange figures={data} />}
          <Stack gap="4" className={styles.columns}>
            <Stack as="section" gap="4" shrink className={styles.summary} aria-labelledby="dashboard-summary">
              <Row gap="2 4" align="center" between wrap>
                <h2 id="dashboard-summary">{texts.summary}</h2>
                <div className={styles.range} data-tour="dashboard-range">
                  <Segmented label={texts.range} quiet options={ranges} value={range} onChange={setRange} />
                </div>
              </Row>
              <FigureCards figures={data} />
            </Stack>
            <WeekCard figures={data} />
          </Stack>
          <StandingCards figures={data} />
          <LazyWhenVisible placeholder={<div className={styles.rest} />} rootMargin={400}>
            <DashboardRest figures={data} range={range} cards={cards} suggestions={suggestions} />
          </LazyWhenVisible>
        </SkipFirstAnimation>
      )}
    </Stack>
  );
};
