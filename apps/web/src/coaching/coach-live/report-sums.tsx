import type { ReportSums as Sums } from '@netlik/contract/coaching/coach-live';
import { formatDuration } from '../../formats/durations.ts';
import { formatCount, formatNet, formatPercent } from '../../formats/numbers.ts';
import { Grid } from '../../ui/layout/grid.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { reportTexts } from './reports.texts.ts';

const { sums: texts } = reportTexts;

/** Totals of the whole period, not of the current page. */
export const ReportSums = ({ sums }: { sums: Sums }) => {
  const shown: [string, string][] = [
    [texts.days, formatCount(sums.days)],
    [texts.completion, formatPercent(sums.completionRate)],
    [texts.time, formatDuration(sums.studyTime)],
    [texts.correct, formatCount(sums.correct)],
    [texts.wrong, formatCount(sums.wrong)],
    [texts.blank, formatCount(sums.blank)],
    [texts.net, formatNet(sums.net)],
  ];
  return (
    <Grid as="dl" fit={112} gap="3 5" aria-label={texts.label}>
      {shown.map(([label, value]) => (
        <div key={label}>
          <Text as="dt" tone="muted" size="tiny">
            {label}
          </Text>
          <Text as="dd" size="large" weight="semibold" numbers>
            {value}
          </Text>
        </div>
      ))}
    </Grid>
  );
};
