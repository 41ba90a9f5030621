import type { CalendarDay, CalendarMode } from '@netlik/contract/study/calendar';
import type { StudyDay } from '@netlik/domain/study-day';
import { formatFullDay } from '../../formats/days.ts';
import { formatDuration } from '../../formats/durations.ts';
import { countTexts as counts, calendarTexts as texts } from './calendar.texts.ts';
import type { DayPlan } from './calendar-parts.ts';
import { questionsOf, remindersOf } from './day-figures.ts';

/** Returns „2 sa 30 dk”, „3 çalışma”; empty for a day without entries in this mode. */
export const amountTexts = (mode: CalendarMode, day: CalendarDay | undefined): string[] => {
  if (!day) return [];
  if (mode === 'question') return questionsOf(day) > 0 ? [counts.questions(questionsOf(day))] : [];
  if (day.sessionCount === 0) return [];
  return [formatDuration(day.totalTime), counts.sessions(day.sessionCount)];
};

type DayLabelInput = {
  mode: CalendarMode;
  date: StudyDay;
  today: StudyDay;
  day: CalendarDay | undefined;
  known: boolean;
  plan?: DayPlan | undefined;
};

/** Returns „15 Kasım 2026 Pazar, bugün: 2 sa 30 dk, 3 çalışma, 1 açık hatırlatma”. */
export const dayLabel = ({ mode, date, today, day, known, plan }: DayLabelInput): string => {
  const named = date === today ? `${formatFullDay(date)}, ${texts.now}` : formatFullDay(date);
  if (!known) return `${named}: ${texts.unknown}`;
  const amount = amountTexts(mode, day);
  const parts = amount.length > 0 ? amount : [texts.nothing[mode]];
  if (plan) parts.push(plan.band ? texts.planOf(plan.rate) : texts.planAhead);
  const open = remindersOf(mode, day);
  if (open > 0) parts.push(texts.openReminders(open));
  if (day && day.exams > 0) parts.push(texts.exams(day.exams));
  if (day && day.meetings > 0) parts.push(texts.meeting);
  return `${named}: ${parts.join(', ')}`;
};
