import type { CallInput } from '@netlik/contract/endpoint';
import { planner, type ShownSettings, type YearPlan } from '@netlik/contract/planning/planner/planner';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useWrite, type Write } from '../../../data/writes/use-write.ts';
import { formatShortDayMonth, formatWeek } from '../../../formats/days.ts';
import { formatDuration } from '../../../formats/durations.ts';
import { formatCount } from '../../../formats/numbers.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Chart } from '../../../ui/charts/chart.tsx';
import { numberAxis } from '../../../ui/charts/chart-scale.ts';
import { useSettled } from '../../../ui/forms/use-settled.ts';
import { Section } from '../../../ui/layout/card.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SkeletonBlock } from '../../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import styles from '../planner.module.css';
import { plannerQueries } from '../planner.queries.ts';
import { plannerTexts, statusTexts } from '../planner.texts.ts';
import { NotFittingCard } from '../week/not-fitting-card.tsx';
import { yearTexts as texts } from './year.texts.ts';

const SLIDER = { min: -60, max: 120, step: 15 };
const SETTLE_MS = 250;
const DAY = 24 * 60;

/** Changes every study day; days without study stay empty. */
const withMinutes = (settings: ShownSettings['settings'], extra: number) => ({
  ...settings,
  hours: settings.hours.map((minutes) => (minutes === 0 ? 0 : Math.min(DAY, Math.max(0, minutes + extra)))),
});

const ExtraMinutes = ({ value, onChange }: { value: number; onChange: (value: number) => void }) => {
  const id = useId();
  const text = value === 0 ? texts.same : texts.daily(value);
  return (
    <Stack>
      <Row gap="2" between size="small">
        <label htmlFor={id}>{texts.slider}</label>
        <output htmlFor={id}>{text}</output>
      </Row>
      <input
        id={id}
        type="range"
        {...SLIDER}
        value={value}
        className={styles.slider}
        aria-valuetext={text}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </Stack>
  );
};

const WeeksChart = ({ weeks, done, total }: Pick<YearPlan, 'weeks' | 'done' | 'total'>) => {
  const sums = weeks.map((_, at) =>
    weeks.slice(0, at + 1).reduce((sum, week) => sum + week.finished.length, done),
  );
  const names = (at: number) => weeks[at]!.finished.map(({ topic }) => topic);
  return (
    // The first child of its column, so that both titles are at the same height.
    <div>
      <Section title={texts.chart}>
        <Chart
          untitled
          title={texts.chart}
          start={0}
          slots={weeks.map(({ weekStart }) => ({ key: weekStart, tick: formatShortDayMonth(weekStart) }))}
          plots={[
            {
              kind: 'line',
              axisName: texts.axis,
              axis: numberAxis([total]),
              tickText: formatCount,
              series: [{ name: texts.series, values: sums, colour: 'var(--primary)' }],
            },
          ]}
          readout={(at) => texts.readout(weeks[at]!.weekStart, sums[at]!, names(at))}
          columns={texts.columns}
          row={(at) => [
            formatWeek(weeks[at]!.weekStart),
            formatDuration(weeks[at]!.minutes + weeks[at]!.reviewMinutes),
            names(at).join(', ') || texts.nothing,
          ]}
        />
      </Section>
    </div>
  );
};

export const YearView = ({ settings: { settings } }: { settings: ShownSettings }) => {
  const [extra, setExtra] = useState(0);
  const query = useQuery(plannerQueries.year(Number(useSettled(String(extra), SETTLE_MS))));
  const save: Write<CallInput<typeof planner.saveSettings>, ShownSettings> = useWrite(planner.saveSettings, {
    failed: texts.useFailed,
    done: texts.used,
    replied: (cache, reply) => cache.patch(plannerQueries.settings(), () => reply),
    undo: () => () => save.send({ body: settings }),
    onDone: () => setExtra(0),
  });
  const year = query.data;
  if (!year)
    return (
      <UntilLoaded query={query} failed={texts.failed}>
        <SkeletonBlock height={160} />
        <SkeletonBlock height={260} />
      </UntilLoaded>
    );
  if (year.status !== 'planned' && year.status !== 'no_hours') {
    const { title, text, action, to } = statusTexts[year.status];
    return (
      <EmptyState
        drawing="plan"
        title={title}
        text={text}
        action={<ButtonLink to={to}>{action}</ButtonLink>}
      />
    );
  }
  const { weeks, done, finished, total, effect } = year;
  return (
    <Grid fit={440} gap="6 8" align="start">
      <Section title={texts.weeks(weeks.length)} lead={done > 0 ? texts.done(done) : undefined}>
        <Text as="strong" size="title" weight="bold" numbers aria-live="polite">
          {texts.finishes(done + finished, total)}
        </Text>
        <ExtraMinutes value={extra} onChange={setExtra} />
        <Row gap="2 4" align="center" between wrap>
          <Text tone="plain" weight="medium" numbers aria-live="polite">
            {texts.effect(effect.minutesPerDay, effect.topics, effect.points)}
          </Text>
          {extra !== 0 && (
            <Button busy={save.busy} onClick={() => save.send({ body: withMinutes(settings, extra) })}>
              {texts.use}
            </Button>
          )}
        </Row>
        <Text tone="muted" size="small">
          {plannerTexts.estimates}
        </Text>
      </Section>
      {weeks.length > 0 && <WeeksChart weeks={weeks} done={done} total={total} />}
      <NotFittingCard items={year.unfinished.map((topic) => ({ kind: 'topic', ...topic }))} />
    </Grid>
  );
};
