import { formatPercent } from '../../formats/numbers.ts';
import { Text } from '../../ui/layout/text.tsx';
import { calendarTexts as texts } from './calendar.texts.ts';
import type { DayPlan } from './plan-days.ts';
import styles from './plan-mark.module.css';

/** Hidden from screen readers: the day's label already says it. */
export const PlanMark = ({ plan: { rate, band } }: { plan: DayPlan }) => (
  <Text
    as="span"
    look="tiny semibold"
    numbers
    nowrap
    className={styles.mark}
    data-band={band ?? 'planned'}
    aria-hidden="true"
  >
    {band ? formatPercent(rate) : texts.planned}
  </Text>
);
