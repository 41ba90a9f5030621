import { type CalendarRange, daysOf } from '@netlik/domain/months';
import type { StudyDay } from '@netlik/domain/study-day';

export type AgendaPart = { name: 'today' | 'earlier' | 'later'; days: readonly StudyDay[] };

export const groupAgendaDays = (range: CalendarRange, today: StudyDay): AgendaPart[] => {
  const days = daysOf(range);
  const parts: AgendaPart[] = [
    { name: 'today', days: days.filter((day) => day === today) },
    { name: 'earlier', days: days.filter((day) => day < today).reverse() },
    { name: 'later', days: days.filter((day) => day > today) },
  ];
  return parts.filter((part) => part.days.length > 0);
};
