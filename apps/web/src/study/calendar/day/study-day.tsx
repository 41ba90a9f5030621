import type { StudySession } from '@netlik/contract/study/study-sessions';
import { type DAY_SCALE, dayBar } from '@netlik/domain/study/bands';
import { EFFICIENCY_EXPLANATION } from '@netlik/domain/study/efficiency';
import type { StudyDay as Day } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatClock } from '../../../formats/clock.ts';
import { formatDuration } from '../../../formats/durations.ts';
import { formatNet, formatPercent } from '../../../formats/numbers.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { FillBar } from '../../../ui/charts/fill-bar.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { InfoTip } from '../../../ui/overlays/info-tip.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SkeletonBlock } from '../../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { SubjectMark } from '../../../ui/subjects/subject-mark.tsx';
import { daySessionsQuery } from '../../study-sessions/day-sessions.queries.ts';
import { Efficiency, Stars } from '../../study-sessions/session-marks.tsx';
import styles from './day.module.css';
import { dayTexts as texts } from './day.texts.ts';
import { aggregateDay, type DayAggregate } from './day-aggregate.ts';

const SessionCard = ({ session }: { session: StudySession }) => {
  const { questionStats: stats, efficiency, quality, mood } = session;
  return (
    <Stack as="li" gap="1">
      <Row gap="3" align="baseline" between>
        <SubjectMark subject={session.subject} />
        <Text as="b" weight="semibold" numbers nowrap>
          {formatDuration(session.duration)}
        </Text>
      </Row>
      <Row as="p" gap="1 3" wrap tone="muted" size="small">
        <time dateTime={session.date}>{formatClock(session.date)}</time>
        <span>{texts.techniques[session.technique]}</span>
        {session.source === 'manual' && <span>{texts.manual}</span>}
        {mood && <span>{mood}</span>}
        {quality !== null && <Stars quality={quality}>{texts.stars(quality)}</Stars>}
        {efficiency !== null && (
          <span>
            {texts.efficiency} <Efficiency session={session} />
          </span>
        )}
      </Row>
      {stats && (
        <Row as="p" gap="1 3" wrap tone="muted" size="small">
          <span>{texts.questions(stats.correctAnswers, stats.wrongAnswers, stats.blankAnswers)}</span>
          <span>
            Net{' '}
            <Text as="b" weight="semibold" numbers>
              {formatNet(stats.netScore)}
            </Text>
          </span>
        </Row>
      )}
      {session.notes && (
        <Text size="small" wrapAnywhere className={styles.notes}>
          {session.notes}
        </Text>
      )}
    </Stack>
  );
};

type BarProps = {
  figure: keyof typeof DAY_SCALE;
  name: string;
  value: number | null;
  words: string;
  of: string;
};

const Bar = ({ figure, name, value, words, of }: BarProps) => (
  <Stack gap="1" className={styles.metric} data-figure={figure}>
    <Text tone="muted" size="small">
      {name} <span className={styles.of}>{of}</span>
    </Text>
    <Text size="large" weight="semibold" numbers className={styles.value}>
      {words}
    </Text>
    <FillBar fill={dayBar(figure, value ?? 0)} />
  </Stack>
);

const MetricBars = ({ day }: { day: DayAggregate }) => (
  <Grid as="section" columns={3} gap="2 4" aria-label={texts.metrics}>
    <Bar
      figure="minutes"
      name={texts.time}
      value={day.totalTime}
      words={formatDuration(day.totalTime)}
      of={texts.ofTime}
    />
    <Bar
      figure="sessions"
      name={texts.sessions}
      value={day.sessionCount}
      words={String(day.sessionCount)}
      of={texts.ofSessions}
    />
    <Bar
      figure="quality"
      name={texts.quality}
      value={day.averageQuality}
      words={day.averageQuality === null ? texts.noQuality : formatNet(day.averageQuality)}
      of={texts.ofQuality}
    />
    {day.averageEfficiency !== null && (
      <Row as="p" gap="2" align="center" tone="muted" size="small" fullRow>
        {texts.efficiency}
        <Text as="b" tone="plain" weight="semibold" numbers>
          {formatPercent(day.averageEfficiency)}
        </Text>
        <InfoTip about={texts.efficiency} text={EFFICIENCY_EXPLANATION} />
      </Row>
    )}
  </Grid>
);

type Props = { day: Day; today: Day };

type StudyDayProps = Props & {
  side?: ReactNode;
};

const NothingYet = ({ day, today }: Props) => {
  const when = day === today ? 'today' : day < today ? 'past' : 'future';
  return (
    <EmptyState
      drawing="rooms"
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
            <ButtonLink small look="line" to="/study-tracker/sessions">
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
            <Stack
              as="ul"
              gap="3"
              divided
              justify="start"
              className={styles.sessions}
              aria-label={texts.list}
              tabIndex={0}
            >
              {sessions.map((session) => (
                <SessionCard key={session._id} session={session} />
              ))}
            </Stack>
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
