import type { Advanced, StatsRange } from '@netlik/contract/study/analytics';
import { SCORE_EXPLANATIONS } from '@netlik/domain/study/analytics/scores';
import { EFFICIENCY_EXPLANATION } from '@netlik/domain/study/efficiency';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatDay } from '../../../formats/days.ts';
import { formatDuration } from '../../../formats/durations.ts';
import { formatCount, formatDecimal, formatPercent } from '../../../formats/numbers.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { ProgressRing } from '../../../ui/charts/progress-ring.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { InfoTip } from '../../../ui/overlays/info-tip.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { colourAt } from '../../../ui/subjects/subject-colour.ts';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import { analyticsQueries } from '../analytics.queries.ts';
import { advancedTexts as texts } from './advanced.texts.ts';
import styles from './panel.module.css';
import { Shares } from './shares.tsx';
import { SubjectBars } from './subject-bars.tsx';
import { TimeSeries } from './time-series.tsx';

const scores = ['consistencyScore', 'focusScore', 'velocityScore'] as const;

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap="3" justify="start" shrink>
    <Text as="h3" size="body">
      {title}
    </Text>
    {children}
  </Stack>
);

const Scores = ({ overall }: { overall: Advanced['overall'] }) => (
  <Part title={texts.scores}>
    <Stack as="ul" gap="4">
      {scores.map((name) => (
        <Row key={name} as="li" gap="4" align="center">
          <ProgressRing
            value={overall[name] === null ? null : overall[name] / 100}
            label={texts.scoreNames[name]}
            size={88}
          >
            <Text as="strong" size="large" numbers>
              {overall[name] ?? '–'}
            </Text>
          </ProgressRing>
          <div>
            <Text weight="semibold">{texts.scoreNames[name]}</Text>
            <Text tone="muted" size="small">
              {SCORE_EXPLANATIONS[name]}
            </Text>
          </div>
        </Row>
      ))}
    </Stack>
  </Part>
);

const percent = (value: number | null) => (value === null ? null : formatPercent(Math.round(value)));

type FactProps = { name: string; value: string | null; why?: string };

const Fact = ({ name, value, why }: FactProps) => (
  <Row gap="4" align="center" between size="small" minTouchTarget>
    <dt>
      {name}
      {why && <InfoTip about={name} text={why} />}
    </dt>
    <Text as="dd" weight="semibold" numbers>
      {value ?? (
        <Text as="span" tone="muted" size="small">
          {texts.notYet}
        </Text>
      )}
    </Text>
  </Row>
);

const Averages = ({ overall }: { overall: Advanced['overall'] }) => (
  <Part title={texts.averages}>
    <Stack as="dl" gap="1" divided>
      <Fact name={texts.total} value={formatDuration(overall.totalStudyTime)} />
      <Fact
        name={texts.averageQuality}
        value={overall.averageQuality === null ? null : `${formatDecimal(overall.averageQuality, 1, 1)} / 5`}
      />
      <Fact
        name={texts.averageEfficiency}
        value={percent(overall.averageEfficiency)}
        why={EFFICIENCY_EXPLANATION}
      />
      <Fact
        name={texts.completionRate}
        value={percent(overall.completionRate)}
        why={texts.completionRateWhy}
      />
    </Stack>
  </Part>
);

const Questions = ({ summary }: { summary: Advanced['questionStatsSummary'] }) => (
  <Part title={texts.questions}>
    {summary.totalAttempted === 0 ? (
      <Text tone="muted" size="small">
        {texts.noQuestions}
      </Text>
    ) : (
      <>
        <Shares
          shares={[
            { name: texts.correct, count: summary.totalCorrect, colour: 'var(--good)' },
            { name: texts.wrong, count: summary.totalWrong, colour: 'var(--primary)' },
            { name: texts.blank, count: summary.totalBlank, colour: 'var(--line-field)' },
          ]}
        />
        <Stack as="dl" gap="1" divided>
          <Fact name={texts.attempted} value={formatCount(summary.totalAttempted)} />
          {summary.totalTargetQuestions > 0 && (
            <Fact name={texts.target} value={formatCount(summary.totalTargetQuestions)} />
          )}
          <Fact name={texts.accuracy} value={percent(summary.accuracyPercent)} why={texts.accuracyWhy} />
          <Fact
            name={texts.completion}
            value={percent(summary.avgCompletionRate)}
            why={texts.completionWhy}
          />
        </Stack>
      </>
    )}
  </Part>
);

const Techniques = ({ techniques }: { techniques: Advanced['techniqueDistribution'] }) => (
  <Part title={texts.techniques}>
    <Shares
      shares={techniques.map(({ technique, count }, index) => ({
        name: texts.techniqueNames[technique] ?? technique,
        count,
        colour: colourAt(index),
      }))}
    />
  </Part>
);

/** Loads its code and data when opened. */
export const AdvancedPanel = ({ range }: { range: StatsRange }) => {
  const [subject, setSubject] = useState('');
  const whole = useQuery(analyticsQueries.advanced(range, ''));
  const query = useQuery(analyticsQueries.advanced(range, subject));
  const { data, isFetching } = query;
  if (!data) return <UntilLoaded query={query} failed={texts.failed} compact lines={10} />;
  if (data.overall.sessionCount === 0 && data.questionStatsSummary.totalAttempted === 0 && subject === '')
    return (
      <EmptyState
        drawing="exams"
        compact
        title={texts.empty}
        text={texts.emptyText}
        action={
          <ButtonLink look="line" small to="/study-tracker/timer">
            {texts.emptyAction}
          </ButtonLink>
        }
      />
    );
  const choices = (whole.data?.subjectStats ?? data.subjectStats).map((row) => ({
    value: row.subject,
    label: subjectName(row.subject),
  }));
  return (
    <Stack gap="8" shrink aria-busy={isFetching || undefined}>
      <Row gap="3 6" align="end" between wrap>
        <Text tone="muted" size="small">
          {texts.span(formatDay(data.from), formatDay(data.to))}
          {range === 'all' && ` · ${texts.monthly}`}
        </Text>
        <div className={styles.choice}>
          <Select
            label={texts.subject}
            placeholder={texts.allSubjects}
            options={choices}
            value={subject}
            onChange={(event) => setSubject(event.currentTarget.value)}
          />
        </div>
      </Row>
      <TimeSeries points={data.timeSeries} />
      {data.subjectStats.length > 0 && <SubjectBars subjects={data.subjectStats} />}
      <Stack gap="8" className={styles.columns}>
        {data.techniqueDistribution.length > 0 && <Techniques techniques={data.techniqueDistribution} />}
        <Questions summary={data.questionStatsSummary} />
      </Stack>
      <Stack gap="8" className={styles.columns}>
        <Scores overall={data.overall} />
        <Averages overall={data.overall} />
      </Stack>
    </Stack>
  );
};
