import type { StudyDay } from '@netlik/domain/study-day';
import { studyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../../../formats/days.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Cell, Grid } from '../../../ui/layout/page-frame.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import styles from '../admin.module.css';
import { adminQueries } from '../admin.queries.ts';
import { lapsingTexts as texts } from '../admin.texts.ts';
import { ExamDatesCard } from './exam-dates-card.tsx';
import { MetricCards } from './metric-cards.tsx';
import { MotivationForm } from './motivation-form.tsx';

const lastDay = (instant: string): StudyDay => studyDay(new Date(instant));

const SHOWN_AT_FIRST = 5;
const MAX_SHOWN = 100;

const Lapsing = ({ onOpen }: { onOpen: (id: string) => void }) => {
  const [limit, setLimit] = useState(SHOWN_AT_FIRST);
  const query = useQuery(adminQueries.lapsing(limit));
  const { data, isFetching } = query;
  const more = data ? data.pagination.total - data.data.length : 0;
  return (
    <Card title={texts.title}>
      <UntilLoaded query={query} failed={texts.failed} compact />
      {data?.data.length === 0 && <p className={styles.quiet}>{texts.empty}</p>}
      <ul className={styles.list}>
        {data?.data.map(({ _id, name, premiumUntil, coach }) => (
          <li key={_id} className={styles.item}>
            <span className={styles.words}>
              <button type="button" className={styles.open} onClick={() => onOpen(_id)}>
                {name}
              </button>
              {coach && <span className={styles.quiet}>{texts.coach(coach.name)}</span>}
            </span>
            <time dateTime={premiumUntil} className={styles.quiet}>
              {formatDay(lastDay(premiumUntil))}
            </time>
          </li>
        ))}
      </ul>
      {more > 0 && limit === SHOWN_AT_FIRST && (
        <Button look="plain" small busy={isFetching} onClick={() => setLimit(MAX_SHOWN)}>
          {texts.all(data?.pagination.total ?? 0)}
        </Button>
      )}
      {more > 0 && limit === MAX_SHOWN && !isFetching && <p className={styles.quiet}>{texts.more(more)}</p>}
    </Card>
  );
};

export const OverviewTab = ({ onOpen }: { onOpen: (id: string) => void }) => (
  <div className={styles.stack}>
    <MetricCards />
    <Grid>
      <Cell wide={7}>
        <div className={styles.stack}>
          <Lapsing onOpen={onOpen} />
          <MotivationForm />
        </div>
      </Cell>
      <Cell wide={5}>
        <ExamDatesCard />
      </Cell>
    </Grid>
  </div>
);
