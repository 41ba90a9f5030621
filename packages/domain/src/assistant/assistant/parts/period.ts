import {
  addDays,
  dayOfWeek,
  monthStart,
  parseStudyDay,
  type StudyDay,
  weekStart,
} from '../../../study-day.ts';
import { dayText } from '../answer-format.ts';
import type { Parts } from './parts.ts';

export interface Period {
  readonly from: StudyDay;
  readonly to: StudyDay;
  /** "Dün (17 Kasım)". */
  readonly label: string;
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const WEEKDAY_NAMES = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'];
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const MONTH_NAMES = 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' ');

/** The last such weekday, today included. */
const lastWeekday = (at: number, today: StudyDay) => addDays(today, -((dayOfWeek(today) - 1 - at + 7) % 7));

function dayOf(day: string, today: StudyDay): { day: StudyDay; label: string } | null {
  if (day === 'today') return { day: today, label: 'Bugün' };
  const named = (at: StudyDay, name: string) => ({ day: at, label: `${name} (${dayText(at)})` });
  if (day === 'yesterday') return named(addDays(today, -1), 'Dün');
  if (day === 'tomorrow') return named(addDays(today, 1), 'Yarın');
  const weekday = WEEKDAYS.indexOf(day);
  if (weekday >= 0) return named(lastWeekday(weekday, today), `${WEEKDAY_NAMES[weekday]} günü`);
  const ago = /^(\d+)_days_ago$/.exec(day);
  if (ago) return named(addDays(today, -Number(ago[1])), `${ago[1]} gün önce`);
  const date = parseStudyDay(day);
  return date && { day: date, label: dayText(date) };
}

const monthEnd = (start: StudyDay) => addDays(monthStart(addDays(start, 31)), -1);

function rangeOf(range: string, today: StudyDay): Period | null {
  const monday = weekStart(today);
  if (range === 'week') return { from: monday, to: today, label: 'Bu hafta' };
  if (range === 'last_week')
    return { from: addDays(monday, -7), to: addDays(monday, -1), label: 'Geçen hafta' };
  if (range === 'next_week')
    return { from: addDays(monday, 7), to: addDays(monday, 13), label: 'Gelecek hafta' };
  if (range === 'month') return { from: monthStart(today), to: today, label: 'Bu ay' };
  if (range === 'last_month') {
    const to = addDays(monthStart(today), -1);
    return { from: monthStart(to), to, label: 'Geçen ay' };
  }
  const weeksAgo = Number(/^(\d+)_weeks_ago$/.exec(range)?.[1] ?? 0);
  if (weeksAgo > 0) {
    const from = addDays(monday, -7 * weeksAgo);
    return { from, to: addDays(from, 6), label: `${weeksAgo} hafta önce (${dayText(from)} haftası)` };
  }
  const last = /^last_(\d+)$/.exec(range);
  if (last) return { from: addDays(today, 1 - Number(last[1])), to: today, label: `Son ${last[1]} günde` };
  const month = MONTHS.indexOf(range);
  if (month < 0) return null;
  const now = Number(today.slice(5, 7)) - 1;
  const year = Number(today.slice(0, 4)) - (month > now ? 1 : 0);
  const from = parseStudyDay(`${year}-${String(month + 1).padStart(2, '0')}-01`)!;
  const to = month === now ? today : monthEnd(from);
  return { from, to, label: `${MONTH_NAMES[month]} ${year} ayında` };
}

export function periodOf({ day, range }: Parts, today: StudyDay): Period | null {
  const named = day === undefined ? null : dayOf(day, today);
  if (named) return { from: named.day, to: named.day, label: named.label };
  return range === undefined ? null : rangeOf(range, today);
}

/** The requested plan's day; weekdays mean the coming one. */
export function planDayOf(parts: Parts, today: StudyDay): StudyDay {
  const weekday = WEEKDAYS.indexOf(parts.day ?? '');
  if (weekday >= 0) return addDays(today, (weekday - (dayOfWeek(today) - 1) + 7) % 7);
  if (parts.day !== undefined) return dayOf(parts.day, today)?.day ?? today;
  return parts.range === 'next_week' || parts.range === 'last_week'
    ? rangeOf(parts.range, today)!.from
    : today;
}
