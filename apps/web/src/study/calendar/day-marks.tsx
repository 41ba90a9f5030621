import type { CalendarDay, CalendarMode } from '@netlik/contract/study/calendar';
import BellIcon from 'lucide-react/icons/bell';
import ExamIcon from 'lucide-react/icons/file-check';
import PersonIcon from 'lucide-react/icons/user';
import { formatPercent } from '../../formats/numbers.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { calendarTexts as texts } from './calendar.texts.ts';
import { remindersOf } from './day-figures.ts';
import styles from './day-marks.module.css';
import type { DayPlan } from './plan-days.ts';

const icons = {
  reminder: <BellIcon size={14} />,
  exam: <ExamIcon size={14} />,
  meeting: <PersonIcon size={14} />,
};

/** Hidden from screen readers, because the day's label includes it. */
export const DayMark = ({ kind, count }: { kind: keyof typeof icons; count?: number }) => (
  <Row
    as="span"
    gap="1"
    align="center"
    inline
    tone="plain"
    size="tiny"
    weight="semibold"
    numbers
    className={styles.mark}
    data-kind={kind}
    aria-hidden="true"
  >
    {icons[kind]}
    {count}
  </Row>
);

export const PlanMark = ({ plan: { rate, band } }: { plan: DayPlan }) => (
  <Text
    as="span"
    size="tiny"
    weight="semibold"
    numbers
    nowrap
    className={styles.plan}
    data-band={band ?? 'planned'}
    aria-hidden="true"
  >
    {band ? formatPercent(rate) : texts.planned}
  </Text>
);

type Props = { mode: CalendarMode; day: CalendarDay | undefined; plan: DayPlan | undefined };

export const DayMarks = ({ mode, day, plan }: Props) => {
  const reminders = remindersOf(mode, day);
  const { exams, meetings } = day ?? { exams: 0, meetings: 0 };
  return (
    <>
      {plan && <PlanMark plan={plan} />}
      {reminders > 0 && <DayMark kind="reminder" count={reminders} />}
      {exams > 0 && <DayMark kind="exam" count={exams > 1 ? exams : undefined} />}
      {meetings > 0 && <DayMark kind="meeting" />}
    </>
  );
};
