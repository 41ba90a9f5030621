import type { CalendarDay, CalendarMode } from '@netlik/contract/calendar';
import type { StudyDay } from '@netlik/domain/study-day';
import { minutesText } from '../../ui/formats/minutes-text.ts';
import { fullDayText } from '../../ui/pickers/calendar.ts';
import { countTexts as counts, calendarTexts as texts } from './calendar.texts.ts';
import { questionsOf } from './day-figures.ts';

/** „2 sa 30 dk · 3 çalışma”; empty for a day that holds nothing of this kind. */
export const amountWords = (mode: CalendarMode, day: CalendarDay | undefined): string[] => {
  if (!day) return [];
  if (mode === 'question') return questionsOf(day) > 0 ? [counts.questions(questionsOf(day))] : [];
  if (day.sessionCount === 0) return [];
  return [minutesText(day.totalTime), counts.sessions(day.sessionCount)];
};

type Said = {
  mode: CalendarMode;
  date: StudyDay;
  today: StudyDay;
  day: CalendarDay | undefined;
  known: boolean;
};

/** All a square shows, in words: „15 Kasım 2026 Pazar, bugün: 2 sa 30 dk, 3 çalışma, 1 açık hatırlatma”. */
export const dayLabel = ({ mode, date, today, day, known }: Said): string => {
  const named = date === today ? `${fullDayText(date)}, ${texts.now}` : fullDayText(date);
  if (!known) return `${named}: ${texts.unknown}`;
  const amount = amountWords(mode, day);
  const said = amount.length > 0 ? amount : [texts.nothing[mode]];
  if (day && day.openReminders > 0) said.push(counts.openReminders(day.openReminders));
  return `${named}: ${said.join(', ')}`;
};
