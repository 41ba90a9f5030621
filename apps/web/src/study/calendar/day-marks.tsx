import type { CalendarDay, CalendarMode } from '@netlik/contract/study/calendar';
import BellIcon from 'lucide-react/icons/bell';
import ExamIcon from 'lucide-react/icons/file-check';
import PersonIcon from 'lucide-react/icons/user';
import { formatPercent } from '../../formats/numbers.ts';
import type { DayMark } from '../../ui/pickers/day-cell.tsx';
import { calendarTexts as texts } from './calendar.texts.ts';
import type { DayPlan } from './calendar-parts.ts';
import { remindersOf } from './day-figures.ts';

export const signs = {
  reminder: { icon: <BellIcon size={14} />, tone: 'warning' },
  exam: { icon: <ExamIcon size={14} />, tone: 'primary' },
  meeting: { icon: <PersonIcon size={14} />, tone: 'primary' },
} satisfies Record<string, DayMark>;

const planTones = { excellent: 'success', good: 'primary', fair: 'muted', poor: 'muted' } as const;

export const planMark = ({ rate, band }: DayPlan): DayMark =>
  band
    ? { count: formatPercent(rate), tone: planTones[band] }
    : { count: texts.planned, tone: 'muted', dashed: true };

export const marksOf = (
  mode: CalendarMode,
  day: CalendarDay | undefined,
  plan: DayPlan | undefined,
): DayMark[] => {
  const reminders = remindersOf(mode, day);
  const { exams, meetings } = day ?? { exams: 0, meetings: 0 };
  return [
    ...(plan ? [planMark(plan)] : []),
    ...(reminders > 0 ? [{ ...signs.reminder, count: reminders }] : []),
    ...(exams > 0 ? [{ ...signs.exam, count: exams > 1 ? exams : undefined }] : []),
    ...(meetings > 0 ? [signs.meeting] : []),
  ];
};
