import { type DAY_SCALE, dayBar, efficiencyTone } from '@netlik/domain/study/bands';
import { EFFICIENCY_EXPLANATION } from '@netlik/domain/study/efficiency';
import { formatDuration } from '../../../formats/durations.ts';
import { formatNet, formatPercent } from '../../../formats/numbers.ts';
import { FillBar } from '../../../ui/charts/fill-bar.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
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

export const MetricBars = ({ day }: { day: DayAggregate }) => (
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
        <Text as="b" tone={efficiencyTone(day.averageEfficiency)} weight="semibold" numbers>
          {formatPercent(day.averageEfficiency)}
        </Text>
        <InfoTip about={texts.efficiency} text={EFFICIENCY_EXPLANATION} />
      </Row>
    )}
  </Grid>
);
