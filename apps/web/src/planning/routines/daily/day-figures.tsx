import type { RoutineBlock } from '@netlik/domain/planning/routines/blocks';
import { daySummary } from '@netlik/domain/planning/routines/summary';
import { formatMinuteOfDay } from '../../../formats/clock.ts';
import { formatDuration } from '../../../formats/durations.ts';
import { StatCard } from '../../../ui/charts/stat-card.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { dailyTexts as texts } from './daily.texts.ts';

const GOOD_SLEEP = 480;

export const DayFigures = ({ blocks, loading }: { blocks: readonly RoutineBlock[]; loading: boolean }) => {
  const { wakeMinute, sleepMinutes, studyMinutes, filledShare } = daySummary(blocks);
  const freeMinutes = Math.round((1 - filledShare) * 1440);
  const studyBlocks = blocks.filter(({ kind }) => kind === 'study').length;
  return (
    <Grid fit={140} gap="4">
      <StatCard
        label={texts.wake}
        value={wakeMinute === null ? null : formatMinuteOfDay(wakeMinute)}
        hint={texts.wakeHint}
        loading={loading}
      />
      <StatCard
        label={texts.sleep}
        value={sleepMinutes === 0 ? null : formatDuration(sleepMinutes)}
        hint={texts.sleepHint(sleepMinutes >= GOOD_SLEEP)}
        loading={loading}
      />
      <StatCard
        label={texts.study}
        value={studyMinutes === 0 ? null : formatDuration(studyMinutes)}
        hint={texts.studyHint(studyBlocks)}
        loading={loading}
      />
      <StatCard
        label={texts.filled}
        value={texts.percent(filledShare)}
        hint={freeMinutes === 0 ? texts.full : texts.freeTime(formatDuration(freeMinutes))}
        loading={loading}
      />
    </Grid>
  );
};
