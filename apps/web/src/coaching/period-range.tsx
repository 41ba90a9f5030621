import { useUrlParams } from '../ui/layout/use-url-params.ts';
import { DatePicker } from '../ui/pickers/date-picker.tsx';
import type { PeriodDays } from './period.ts';
import { periodTexts as texts } from './period-choice.texts.ts';

export const PeriodRange = ({ from, to }: Pick<PeriodDays, 'from' | 'to'>) => {
  const [, change] = useUrlParams();
  return (
    <>
      <DatePicker
        label={texts.from}
        value={from ?? ''}
        max={to ?? undefined}
        onChange={({ currentTarget }) => change({ from: currentTarget.value, page: null })}
      />
      <DatePicker
        label={texts.to}
        value={to ?? ''}
        min={from ?? undefined}
        onChange={({ currentTarget }) => change({ to: currentTarget.value, page: null })}
      />
    </>
  );
};
