import type { Advanced, StatsRange } from '@netlik/contract/analytics';
import { SCORE_EXPLANATIONS } from '@netlik/domain/analytics/scores';
import { EFFICIENCY_EXPLANATION } from '@netlik/domain/study/efficiency';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../../../formats/days.ts';
import { formatDuration } from '../../../formats/durations.ts';
import { formatCount, formatDecimal, formatPercent } from '../../../formats/numbers.ts';
import { subjectName } from '../../../study/subject-name.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { ProgressRing } from '../../../ui/charts/progress-ring.tsx';
import { Shares } from '../../../ui/charts/shares.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { InfoTip } from '../../../ui/overlays/info-tip.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { analyticsQueries } from '../analytics.queries.ts';
import { advancedTexts as texts } from './advanced.texts.ts';
import styles from './panel.module.css';
import { SubjectBars } from './subject-bars.tsx';
import { TimeSeries } from './time-series.tsx';

const scores = ['consistencyScore', 'focusScore', 'velocityScore'] as const;

const Scores = ({ overall }: { overall: Advanced['overall'] }) => (
  <section className={styles.part}>
    <h3>{texts.scores}</h3>
    <ul className={styles.scores}>
      {scores.map((name) => (
        <li key={name} className={styles.score}>
          <ProgressRing
            value={overall[name] === null ? null : overall[name] / 100}
            label={texts.scoreNames[name]}
            size={88}
          >
            <strong className={styles.scoreNumber}>{overall[name] ?? '–'}</strong>
          </ProgressRing>
          <div>
            <p className={styles.scoreName}>{texts.scoreNames[name]}</p>
            <p className={styles.formula}>{SCORE_EXPLANATIONS[name]}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);

const percent = (value: number | null) => (value === null ? null : formatPercent(Math.round(value)));

type FactProps = { name: string; value: string | null; why?: string };

const Fact = ({ name, value, why }: FactProps) => (
  <div className={styles.fact}>
    <dt>
      {name}
      {why && <InfoTip about={name} text={why} />}
    </dt>
    <dd>{value ?? <span className={styles.faded}>{texts.notYet}</span>}</dd>
  </div>
);

const Averages = ({ overall }: { overall: Advanced['overall'] }) => (
  <section className={styles.part}>
    <h3>{texts.averages}</h3>
    <dl>
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
    </dl>
  </section>
);

const Questions = ({ summary }: { summary: Advanced['questionStatsSummary'] }) => (
  <section className={styles.part}>
    <h3>{texts.questions}</h3>
    {summary.totalAttempted === 0 ? (
      <p className={styles.faded}>{texts.noQuestions}</p>
    ) : (
      <>
        <Shares
          shares={[
            { name: texts.correct, count: summary.totalCorrect, colour: 'var(--success)' },
            { name: texts.wrong, count: summary.totalWrong, colour: 'var(--danger)' },
            { name: texts.blank, count: summary.totalBlank, colour: 'var(--field)' },
          ]}
        />
        <dl>
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
        </dl>
      </>
    )}
  </section>
);

const Techniques = ({ techniques }: { techniques: Advanced['techniqueDistribution'] }) => (
  <section className={styles.part}>
    <h3>{texts.techniques}</h3>
    <Shares
      shares={techniques.map(({ technique, count }, index) => ({
        name: texts.techniqueNames[technique] ?? technique,
        count,
        colour: `var(--subject-${(index % 8) + 1})`,
      }))}
    />
  </section>
);

/** Code and data are loaded only when it is opened. */
export const AdvancedPanel = ({ range }: { range: StatsRange }) => {
  const [subject, setSubject] = useState('');
  const whole = useQuery(analyticsQueries.advanced(range, ''));
  const query = useQuery(analyticsQueries.advanced(range, subject));
  const { data, isFetching } = query;
  if (!data) return <UntilLoaded query={query} failed={texts.failed} compact lines={10} />;
  if (data.overall.sessionCount === 0 && data.questionStatsSummary.totalAttempted === 0 && subject === '')
    return (
      <EmptyState
        compact
        drawing="chart"
        title={texts.empty}
        text={texts.emptyText}
        action={
          <ButtonLink look="quiet" small to="/study-tracker/timer">
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
    <div className={styles.panel} aria-busy={isFetching || undefined}>
      <div className={styles.panelHead}>
        <p className={styles.faded}>
          {texts.span(formatDay(data.from), formatDay(data.to))}
          {range === 'all' && ` · ${texts.monthly}`}
        </p>
        <div className={styles.choice}>
          <Select
            label={texts.subject}
            placeholder={texts.allSubjects}
            options={choices}
            value={subject}
            onChange={(event) => setSubject(event.currentTarget.value)}
          />
        </div>
      </div>
      <TimeSeries points={data.timeSeries} />
      {data.subjectStats.length > 0 && <SubjectBars subjects={data.subjectStats} />}
      <div className={styles.columns}>
        {data.techniqueDistribution.length > 0 && <Techniques techniques={data.techniqueDistribution} />}
        <Questions summary={data.questionStatsSummary} />
      </div>
      <div className={styles.columns}>
        <Scores overall={data.overall} />
        <Averages overall={data.overall} />
      </div>
    </div>
  );
};
