import type { CalendarMode } from '@netlik/contract/study/calendar';
import { formatDuration } from '../../formats/durations.ts';
import { formatCount, formatNet, formatPercent } from '../../formats/numbers.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { SkeletonBlock } from '../../ui/states/skeleton.tsx';
import { countTexts as counts, summaryTexts as texts } from './calendar.texts.ts';
import type { Totals } from './day-figures.ts';
import styles from './summary.module.css';

type Props = {
  mode: CalendarMode;
  span: string;
  /** Undefined until loaded. */
  totals: Totals | undefined;
  loading: boolean;
};

const NONE = '–';

type Fact = readonly [name: string, value: (totals: Totals) => string];

const factsOf: Record<CalendarMode, readonly Fact[]> = {
  study: [
    [texts.activeDays.study, ({ activeDays }) => counts.days(activeDays)],
    [texts.sessions, ({ sessions }) => formatCount(sessions)],
    [
      texts.perDay,
      ({ minutes, activeDays }) => (activeDays === 0 ? NONE : formatDuration(minutes / activeDays)),
    ],
  ],
  question: [
    [texts.activeDays.question, ({ activeDays }) => counts.days(activeDays)],
    [texts.correct, ({ correct }) => formatCount(correct)],
    [texts.wrong, ({ wrong }) => formatCount(wrong)],
    [texts.blank, ({ blank }) => formatCount(blank)],
    [texts.net, ({ net }) => formatNet(net)],
    [texts.accuracy, ({ accuracy }) => (accuracy === null ? NONE : formatPercent(accuracy))],
  ],
};

const totalOf = (mode: CalendarMode, { minutes, questions }: Totals): string =>
  mode === 'study' ? formatDuration(minutes) : counts.questions(questions);

/** Reserves its space while loading, so that the days below do not shift. */
export const Summary = ({ mode, span, totals, loading }: Props) => (
  <Row gap="3 8" align="end" between wrap className={styles.summary} data-tour="calendar-summary">
    <div>
      <Text tone="muted" size="small">
        {texts.total[mode](span)}
      </Text>
      <Text size="figure" weight="bold" numbers className={styles.total}>
        {loading ? <SkeletonBlock width={180} height={44} /> : totals ? totalOf(mode, totals) : NONE}
      </Text>
    </div>
    <Row as="dl" gap="2 7" wrap className={styles.facts}>
      {factsOf[mode].map(([name, value]) => (
        <div key={name}>
          <Text as="dt" tone="muted" size="small">
            {name}
          </Text>
          <Text as="dd" size="large" weight="semibold" numbers>
            {loading ? <SkeletonBlock width={56} height={20} /> : totals ? value(totals) : NONE}
          </Text>
        </div>
      ))}
    </Row>
  </Row>
);
