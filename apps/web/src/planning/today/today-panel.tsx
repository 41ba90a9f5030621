import type { Today } from '@netlik/contract/planning/today';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import type { Evaluation } from './close/close-day.tsx';
import { NextThing } from './next-thing.tsx';
import { type OnEntry, useRecord } from './record-questions.ts';
import styles from './today.module.css';
import { todayQuery } from './today.queries.ts';
import { todayTexts as texts } from './today.texts.ts';
import { TodayList } from './today-list.tsx';

const CloseDay = lazyNamed(() => import('./close/close-day.tsx'), 'CloseDay');

const Figures = ({ day: { streak, seconds, questions } }: { day: Today }) => {
  const parts = [
    streak.days > 0 && texts.streak(streak.days),
    seconds > 0 && texts.studied(seconds),
    questions > 0 && texts.solved(questions),
  ].filter(Boolean);
  return (
    <Text as="span" tone="muted" size="small" numbers>
      {parts.join(' · ')}
    </Text>
  );
};

const Closing = ({ day, Evaluation }: { day: Today; Evaluation: Evaluation }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {day.closedAt ? (
        <Text tone="muted" size="small">
          {texts.closed}
        </Text>
      ) : (
        day.canClose && (
          <Button look="line" small onClick={() => setIsOpen(true)}>
            {texts.close}
          </Button>
        )
      )}
      {/* The first step closes the day; the other two follow. */}
      {isOpen && (
        <Suspense>
          <CloseDay day={day} Evaluation={Evaluation} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

type Props = {
  onEntry: OnEntry;
  Evaluation: Evaluation;
  /** The planner's notice and week action, loaded if the day reports them. */
  notice?: ReactNode;
  weekAction?: ReactNode;
};

export const TodayPanel = ({ onEntry, Evaluation, notice, weekAction }: Props) => {
  const { data: day, error, refetch, isFetching } = useQuery(todayQuery());
  const record = useRecord(onEntry);
  return (
    <Stack as="section" gap="3" aria-labelledby="today-title">
      <Row gap="1 3" align="baseline" between wrap>
        <h2 id="today-title">{texts.title}</h2>
        {day && <Figures day={day} />}
      </Row>
      {day ? (
        <>
          {day.planner === 'notice' && (
            <div className={styles.notice}>
              <Suspense>{notice}</Suspense>
            </div>
          )}
          <NextThing day={day} onRecord={record} />
          <TodayList day={day} onRecord={record} />
          <Row gap="2" align="center" wrap>
            <Button look="line" small onClick={() => onEntry()}>
              {texts.entry}
            </Button>
            <Closing day={day} Evaluation={Evaluation} />
            {(day.planner === 'week' || day.planner === 'notice') && weekAction}
          </Row>
        </>
      ) : error ? (
        <ErrorState title={texts.failed} error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <div className={styles.waiting} />
      )}
    </Stack>
  );
};
