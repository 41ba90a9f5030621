import { type DAY_SCALE, dayBar, efficiencyTone } from '@netlik/domain/study/bands';
import { EFFICIENCY_EXPLANATION } from '@netlik/domain/study/efficiency';
import { formatDuration } from '../../../formats/durations.ts';
import { formatNet, formatPercent } from '../../../formats/numbers.ts';
import { FillBar } from '../../../ui/charts/fill-bar.tsx';
import { InfoTip } from '../../../ui/overlays/info-tip.tsx';
import styles from './day.module.css';
import { dayTexts as texts } from './day.texts.ts';
import type { DayAggregate } from './day-aggregate.ts';

type BarProps = {
  figure: keyof typeof DAY_SCALE;
  name: string;
  value: number | null;
  words: string;
  of: string;
};

const Bar = ({ figure, name, value, words, of }: BarProps) => (
  <div className={styles.metric} data-figure={figure}>
    <p className={styles.name}>
      {name} <span className={styles.of}>{of}</span>
    </p>
    <p className={styles.value}>{words}</p>
    <FillBar fill={dayBar(figure, value ?? 0)} />
  </div>
);

export const MetricBars = ({ day }: { day: DayAggregate }) => (
  <section className={styles.metrics} aria-label={texts.metrics}>
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
      <p className={styles.efficiency}>
        {texts.efficiency}
        <b data-tone={efficiencyTone(day.averageEfficiency)}>{formatPercent(day.averageEfficiency)}</b>
        <InfoTip about={texts.efficiency} text={EFFICIENCY_EXPLANATION} />
      </p>
    )}
  </section>
);
