import { addDays, dayOfWeek, daysBetween, parseStudyDay, type StudyDay, yearOf } from '../../study-day.ts';
import { numberAt, type Token, use } from './tokens.ts';

const WEEKDAYS = ['pazartesi', 'sali', 'carsamba', 'persembe', 'cuma', 'cumartesi', 'pazar'];
const MONTHS = [
  'ocak',
  'subat',
  'mart',
  'nisan',
  'mayis',
  'haziran',
  'temmuz',
  'agustos',
  'eylul',
  'ekim',
  'kasim',
  'aralik',
];
/** In January "28 aralık" is last month's; earlier days are taken as future ones. */
const MAX_DAYS_INTO_LAST_YEAR = 60;

interface DayRead {
  readonly date: StudyDay;
  readonly length: number;
}

function calendarDay(day: number, month: number, year: number | null, today: StudyDay): StudyDay | null {
  const inYear = (of: number) =>
    parseStudyDay(`${of}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
  if (year !== null) return inYear(year);
  const [now, before] = [inYear(yearOf(today)), inYear(yearOf(today) - 1)];
  const isLastYear = now && now > today && before && daysBetween(before, today) <= MAX_DAYS_INTO_LAST_YEAR;
  return isLastYear ? before : now;
}

const DAY_ENDING = /^(?:nde|nda|de|da|te|ta|si|i|dan|den)?$/;

function weekdayAt(word: string): number {
  const exact = WEEKDAYS.indexOf(word);
  if (exact >= 0) return exact;
  return WEEKDAYS.findIndex((name) => word.startsWith(name) && DAY_ENDING.test(word.slice(name.length)));
}

function dayAt(tokens: readonly Token[], at: number, today: StudyDay): DayRead | null {
  const token = tokens[at]!;
  if (token.used) return null;
  const [word, next] = [token.plain, tokens[at + 1]?.plain ?? ''];
  if (/^bugun(?:ku)?$/.test(word)) return { date: today, length: 1 };
  if (/^dun(?:ku)?$/.test(word)) return { date: addDays(today, -1), length: 1 };
  if (/^(?:evvelsi|evvelki|onceki)$/.test(word))
    return { date: addDays(today, -2), length: next === 'gun' ? 2 : 1 };
  if (/^yarin(?:ki)?$/.test(word)) return { date: addDays(today, 1), length: 1 };

  const isPast = /^gecen$/.test(word);
  const weekday = weekdayAt(isPast ? next : word);
  if (weekday >= 0) {
    const back = (dayOfWeek(today) - 1 - weekday + 7) % 7;
    return { date: addDays(today, -(isPast && back === 0 ? 7 : back)), length: isPast ? 2 : 1 };
  }

  const number = numberAt(tokens, at);
  const after = tokens[at + (number?.length ?? 0)]?.plain ?? '';
  if (number && after === 'gun' && /^(?:once|evvel)/.test(tokens[at + number.length + 1]?.plain ?? ''))
    return Number.isInteger(number.value) && number.value >= 0 && number.value <= 400
      ? { date: addDays(today, -number.value), length: number.length + 2 }
      : null;
  const month = MONTHS.findIndex(
    (name) => after === name || (after.startsWith(name) && DAY_ENDING.test(after.slice(name.length))),
  );
  if (number && month >= 0) {
    const yearText = tokens[at + number.length + 1]?.plain ?? '';
    const year = /^20\d\d$/.test(yearText) ? Number(yearText) : null;
    const date = calendarDay(number.value, month + 1, year, today);
    return date && { date, length: number.length + 1 + (year === null ? 0 : 1) };
  }
  // "1.5 saat" is a duration, so a date needs a month with two digits.
  const written =
    /^(\d{1,2})[./](\d{1,2})[./](20\d\d)$/.exec(word) ?? /^(\d{1,2})\.(0[1-9]|1[0-2])$/.exec(word);
  if (!written) return null;
  const date = calendarDay(
    Number(written[1]),
    Number(written[2]),
    written[3] ? Number(written[3]) : null,
    today,
  );
  return date && { date, length: 1 };
}

export function readDay(tokens: Token[], today: StudyDay): { date: StudyDay | null; isTwo: boolean } {
  const found = new Set<StudyDay>();
  for (let at = 0; at < tokens.length; at++) {
    const read = dayAt(tokens, at, today);
    if (!read) continue;
    found.add(read.date);
    use(tokens, at, read.length);
  }
  const [date = null] = found;
  return { date, isTwo: found.size > 1 };
}
