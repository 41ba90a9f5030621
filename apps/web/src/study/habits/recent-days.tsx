import type { HabitLog, HabitRoutine } from '@netlik/contract/study/habits';
import { addDays, type StudyDay } from '@netlik/domain/study-day';
import { tr } from '@netlik/domain/turkish';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../data/writes/failure-text.ts';
import { formatFullDay } from '../../formats/days.ts';
import { Section } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { LoadingOrOffline } from '../../ui/states/loading-or-offline.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import styles from './habits.module.css';
import { habitQueries, today } from './habits.queries.ts';
import { logNames, recentTexts as texts } from './habits.texts.ts';

const isKept = ({ status }: HabitLog) => status === 'done' || status === 'late' || status === 'auto';

const dayName = (day: StudyDay, now: StudyDay) => {
  if (day === now) return texts.today;
  return day === addDays(now, -1) ? texts.yesterday : formatFullDay(day);
};

const Names = ({ title, logs, nameOf }: { title: string; logs: readonly HabitLog[]; nameOf: NameOf }) => (
  <Stack gap="1" justify="start">
    <Text as="h3" tone="muted" size="tiny">
      {title}
    </Text>
    {logs.length === 0 ? (
      <Text tone="muted">{texts.none}</Text>
    ) : (
      <Stack as="ul" gap="1" wrapAnywhere>
        {tr
          .sortBy(logs, ({ habitRoutineId }) => nameOf(habitRoutineId))
          .map(({ habitRoutineId, status }) => (
            <li key={habitRoutineId}>
              {nameOf(habitRoutineId)}
              {status !== 'done' && (
                <Text as="span" tone="muted">
                  {' '}
                  · {logNames[status]}
                </Text>
              )}
            </li>
          ))}
      </Stack>
    )}
  </Stack>
);

type NameOf = (id: string) => string;

export const RecentDays = ({ habits }: { habits: readonly HabitRoutine[] }) => {
  const now = today();
  const query = useQuery(habitQueries.recent(now));
  const logs = query.data ?? [];
  const names = new Map(habits.map(({ id, name }) => [id, name]));
  const archived = new Set(habits.filter(({ status }) => status === 'archived').map(({ id }) => id));
  const nameOf: NameOf = (id) => names.get(id) ?? '';
  const days = Array.from({ length: 6 }, (_, index) => addDays(now, -index));
  return (
    <Section title={texts.title} lead={texts.lead}>
      {query.error && !query.data && <Notice tone="danger">{failureText('', query.error)}</Notice>}
      {query.isPending && !query.error && <LoadingOrOffline query={query} />}
      {query.data && (
        <Stack>
          {days.map((day) => {
            // An archived habit leaves today; its earlier logs stay.
            const ofDay = logs.filter(
              ({ date, habitRoutineId }) => date === day && (day < now || !archived.has(habitRoutineId)),
            );
            const kept = ofDay.filter(isKept);
            return (
              <details key={day} className={styles.day}>
                <Row as="summary" gap="4" align="center" between minTouchTarget>
                  <span>{dayName(day, now)}</span>
                  <Text as="span" tone={ofDay.length > 0 ? undefined : 'muted'} numbers>
                    {ofDay.length > 0 ? texts.count(kept.length, ofDay.length) : texts.nothing}
                  </Text>
                </Row>
                {ofDay.length > 0 && (
                  <Grid fit={220} gap="4" className={styles.dayNames}>
                    <Names title={texts.done} logs={kept} nameOf={nameOf} />
                    <Names title={texts.open} logs={ofDay.filter((log) => !isKept(log))} nameOf={nameOf} />
                  </Grid>
                )}
              </details>
            );
          })}
        </Stack>
      )}
    </Section>
  );
};
