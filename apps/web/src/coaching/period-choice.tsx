import { studyDay } from '@netlik/domain/study-day';
import { Suspense } from 'react';
import { Segmented } from '../ui/forms/segmented.tsx';
import { lazyNamed } from '../ui/layout/lazy-named.ts';
import { Row } from '../ui/layout/row.tsx';
import { Text } from '../ui/layout/text.tsx';
import { useUrlParams } from '../ui/layout/use-url-params.ts';
import { type Period, type PeriodDays, periods, readPeriod } from './period.ts';
import { periodTexts as texts } from './period-choice.texts.ts';

const PeriodRange = lazyNamed(() => import('./period-range.tsx'), 'PeriodRange');

export const usePeriod = (usual: Period): PeriodDays => {
  const [params] = useUrlParams();
  return readPeriod(params, usual, studyDay(new Date()));
};

type Props = {
  days: PeriodDays;
  usual: Period;
  /** Excludes `all`, which cannot be compared. */
  bounded?: boolean;
  /** True for one student, because only students have meetings. */
  ofStudent?: boolean;
};

export const PeriodChoice = ({ days: { period, from, to, isLoading }, usual, bounded, ofStudent }: Props) => {
  const [, change] = useUrlParams();
  const options = periods
    .filter((one) => (!bounded || one !== 'all') && (ofStudent || one !== 'meeting'))
    .map((value) => ({ value, label: texts.names[value] }));
  const choose = (next: Period) =>
    change({
      period: next === usual ? null : next,
      from: next === 'range' ? from : null,
      to: next === 'range' ? to : null,
      page: null,
    });
  return (
    <Row gap="2 3" align="end" wrap>
      <Segmented wrap label={texts.label} quiet options={options} value={period} onChange={choose} />
      {period === 'range' && (
        <Suspense>
          <PeriodRange from={from} to={to} />
        </Suspense>
      )}
      {period === 'meeting' && !from && !isLoading && (
        <Text tone="muted" size="small">
          {texts.noMeeting}
        </Text>
      )}
    </Row>
  );
};
