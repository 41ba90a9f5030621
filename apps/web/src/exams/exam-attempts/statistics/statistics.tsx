import {
  type ExamAttempt,
  type ExamFilter,
  examAttempts,
  examFilters,
} from '@netlik/contract/exams/exam-attempts';
import {
  type Balance,
  blankBalances,
  type CountedAttempt,
  dayPartOf,
  type NetGroup,
  netsBy,
  subjectTrends,
} from '@netlik/domain/exams/exam-attempts/statistics';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { read } from '../../../data/calls/read.ts';
import { formatChange } from '../../../formats/numbers.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { FillBar } from '../../../ui/charts/fill-bar.tsx';
import { Spark } from '../../../ui/charts/spark.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Section } from '../../../ui/layout/card.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { examNames } from '../exam-attempts.texts.ts';
import { filterOf } from '../exam-filter.ts';
import { type StatisticsView, statisticsTexts as texts } from './statistics.texts.ts';

/** The number of nets in a sparkline. */
const SPARK_NETS = 12;
/** Attempts of the same day sort by creation. */
const when = ({ date, createdAt }: ExamAttempt) => `${date} ${createdAt}`;

const tones = { '-1': 'muted', 0: 'muted', 1: 'success' } as const;

type Attempts = { attempts: readonly CountedAttempt[] };

const Trends = ({ attempts }: Attempts) => (
  <Grid as="ul" fit={260} gap="5">
    {subjectTrends(attempts).map(({ name, nets, average, change }) => (
      <Row as="li" key={name} gap="3" align="center" between>
        <Stack gap="0" shrink>
          <strong>{name}</strong>
          <Text tone="muted" size="small" numbers>
            {[texts.last(nets.at(-1)!), texts.average(average), texts.attempts(nets.length)].join(' · ')}
          </Text>
          {change === null ? (
            <Text tone="muted" size="tiny">
              {texts.noChange}
            </Text>
          ) : (
            <Text tone={tones[Math.sign(change) as -1 | 0 | 1]} size="small" weight="semibold" numbers>
              {formatChange(change)} net
            </Text>
          )}
        </Stack>
        <Spark values={nets.slice(-SPARK_NETS)} />
      </Row>
    ))}
  </Grid>
);

const Groups = ({ groups }: { groups: readonly NetGroup[] }) => (
  <Stack as="ul" gap="4">
    {groups.map(({ name, attempts, average, share }) => (
      <Stack as="li" key={name} gap="1">
        <Row gap="1 3" align="baseline" between wrap>
          <Text as="strong" wrapAnywhere>
            {name}
          </Text>
          <Text tone="muted" size="small" numbers>
            {[texts.average(average), texts.share(share), texts.attempts(attempts)].join(' · ')}
          </Text>
        </Row>
        <FillBar fill={Math.max(0, share)} />
      </Stack>
    ))}
  </Stack>
);

const Hours = ({ attempts }: Attempts) => {
  const query = useQuery(read(examAttempts.hours, {}));
  const hours = new Map(query.data?.map(({ attemptId, hour }) => [attemptId, hour]));
  const groups = netsBy(attempts, ({ id }) => {
    const hour = hours.get(id);
    return hour === undefined ? undefined : texts.dayParts[dayPartOf(hour)];
  });
  return (
    <>
      <UntilLoaded query={query} failed={texts.hoursFailed} compact lines={3} />
      {query.data && groups.length === 0 && (
        <EmptyState
          drawing="exams"
          compact
          title={texts.noHours}
          text={texts.noHoursText}
          action={
            <ButtonLink look="line" to="/study-tracker/timer">
              {texts.timer}
            </ButtonLink>
          }
        />
      )}
      <Groups groups={groups} />
    </>
  );
};

const gainOf = ({ blank, blankGain }: Balance) => {
  if (blankGain < 0) return texts.blankLoss(blankGain);
  return blank === 0 ? texts.noBlank : texts.blankGain(blank, blankGain);
};

const Balances = ({ attempts }: Attempts) => {
  const balances = blankBalances(attempts);
  if (balances.length === 0) return <Text tone="muted">{texts.enough}</Text>;
  return (
    <Grid as="ul" fit={300} gap="5">
      {balances.map((balance) => (
        <Stack as="li" key={balance.name} gap="1">
          <strong>{balance.name}</strong>
          <Text size="small">{gainOf(balance)}</Text>
          {balance.wrong > 0 && <Text size="small">{texts.wrongCost(balance.wrong, balance.wrongCost)}</Text>}
          <Text tone="muted" size="small">
            {texts.basis(balance.answered, balance.attempts, balance.hitRate)}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
};

const views = (Object.keys(texts.views) as StatisticsView[]).map((value) => ({
  value,
  label: texts.views[value],
}));

type Props = { attempts: readonly ExamAttempt[]; start: ExamFilter | null };

export const Statistics = ({ attempts, start }: Props) => {
  const types = examFilters.filter((type) => attempts.some(({ examType }) => filterOf(examType) === type));
  const [chosen, setChosen] = useState<ExamFilter | null>(start);
  const [view, setView] = useState<StatisticsView>('subjects');
  const type = types.find((each) => each === chosen) ?? types[0];
  const counted = useMemo(
    () =>
      attempts
        .filter(({ examType }) => filterOf(examType) === type)
        .toSorted((one, other) => (when(one) < when(other) ? -1 : 1)) as readonly CountedAttempt[],
    [attempts, type],
  );
  if (!type) return null;
  return (
    <Section title={texts.title}>
      <Row gap="3" wrap>
        {types.length > 1 && (
          <Segmented
            label={texts.type}
            quiet
            value={type}
            options={types.map((value) => ({ value, label: examNames[value] }))}
            onChange={setChosen}
          />
        )}
        <Segmented label={texts.view} quiet value={view} options={views} onChange={setView} />
      </Row>
      <Text tone="muted" size="small">
        {texts.leads[view]}
      </Text>
      {view === 'subjects' && <Trends attempts={counted} />}
      {view === 'sources' && <Groups groups={netsBy(counted, ({ source }) => source)} />}
      {view === 'hours' && <Hours attempts={counted} />}
      {view === 'balance' && <Balances attempts={counted} />}
      <Text tone="muted" size="tiny">
        {texts.national}
      </Text>
    </Section>
  );
};
