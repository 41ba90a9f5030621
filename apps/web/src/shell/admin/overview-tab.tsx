import type { StudyDay } from '@netlik/domain/study-day';
import { studyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MotivationForm } from '../../community/motivation/motivation-form.tsx';
import { ExamDatesCard } from '../../exams/exam-dates/exam-dates-card.tsx';
import { formatDay } from '../../formats/days.ts';
import { adminUserQueries } from '../../identity/admin-users/admin-users.queries.ts';
import { lapsingTexts as texts } from '../../platform/admin-system/admin.texts.ts';
import { MetricCards } from '../../platform/admin-system/metric-cards.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { ListRow } from '../../ui/layout/list-row.tsx';
import { Cell, PageGrid } from '../../ui/layout/page-frame.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';

const lastDay = (instant: string): StudyDay => studyDay(new Date(instant));

const SHOWN_AT_FIRST = 5;
const MAX_SHOWN = 100;

const Lapsing = ({ onOpen }: { onOpen: (id: string) => void }) => {
  const [limit, setLimit] = useState(SHOWN_AT_FIRST);
  const query = useQuery(adminUserQueries.lapsing(limit));
  const { data, isFetching } = query;
  const more = data ? data.pagination.total - data.data.length : 0;
  return (
    <Section title={texts.title}>
      <UntilLoaded query={query} failed={texts.failed} compact />
      {data?.data.length === 0 && (
        <Text tone="muted" size="small">
          {texts.empty}
        </Text>
      )}
      <ul>
        {data?.data.map(({ _id, name, premiumUntil, coach }) => (
          <ListRow
            key={_id}
            title={name}
            text={coach && texts.coach(coach.name)}
            onOpen={() => onOpen(_id)}
            after={
              <Text as="time" tone="muted" size="small" nowrap dateTime={premiumUntil}>
                {formatDay(lastDay(premiumUntil))}
              </Text>
            }
          />
        ))}
      </ul>
      {more > 0 && limit === SHOWN_AT_FIRST && (
        <Button look="quiet" small busy={isFetching} onClick={() => setLimit(MAX_SHOWN)}>
          {texts.all(data?.pagination.total ?? 0)}
        </Button>
      )}
      {more > 0 && limit === MAX_SHOWN && !isFetching && (
        <Text tone="muted" size="small">
          {texts.more(more)}
        </Text>
      )}
    </Section>
  );
};

export const OverviewTab = ({ onOpen }: { onOpen: (id: string) => void }) => (
  <Stack gap="7">
    <MetricCards />
    <PageGrid>
      <Cell wide={7}>
        <Stack gap="6">
          <Lapsing onOpen={onOpen} />
          <MotivationForm />
        </Stack>
      </Cell>
      <Cell wide={5}>
        <ExamDatesCard />
      </Cell>
    </PageGrid>
  </Stack>
);
