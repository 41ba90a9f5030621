/** A calendar day 'YYYY-MM-DD' on the product's clock, Europe/Istanbul. Sorts as text. */
export type StudyDay = string & { readonly __brand: 'StudyDay' };

const TIME_ZONE = 'Europe/Istanbul';
const DAY_MS = 86_400_000;
const FIXED_OFFSET_MS = 3 * 3_600_000;
// Turkey ended daylight saving on 2016-09-07; since then the offset is +03:00.
const FIXED_SINCE_MS = Date.UTC(2016, 8, 8);
const FIXED_SINCE_DAY = '2016-09-09';
const FIRST_MS = Date.parse('0001-01-01T00:00:00Z');
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');

let historicFormat: Intl.DateTimeFormat | undefined;

/** The only conversion from an instant to its day. */
export function studyDay(instant: Date): StudyDay {
  const ms = instant.getTime();
  return ms >= FIXED_SINCE_MS ? utcDay(ms + FIXED_OFFSET_MS) : historicDay(ms);
}

export function parseStudyDay(text: string): StudyDay | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const ms = utcMidnight(text);
  return ms >= FIRST_MS && new Date(ms).toISOString().startsWith(text) ? (text as StudyDay) : null;
}

export function toStudyDay(text: string): StudyDay {
  const day = parseStudyDay(text);
  if (!day) throw new RangeError(`Not a day: ${text}`);
  return day;
}

/** The day's first instant in Istanbul, which was not always 00:00 in years with daylight saving. */
export function startOfStudyDay(day: StudyDay): Date {
  const midnight = utcMidnight(day);
  if (day >= FIXED_SINCE_DAY) return new Date(midnight - FIXED_OFFSET_MS);
  let before = midnight - DAY_MS;
  let start = midnight + DAY_MS;
  while (start - before > 1) {
    const middle = Math.floor((before + start) / 2);
    if (historicDay(middle) < day) before = middle;
    else start = middle;
  }
  return new Date(start);
}

export function addDays(day: StudyDay, count: number): StudyDay {
  if (!Number.isInteger(count)) throw new RangeError(`Days are whole: ${count}`);
  return utcDay(utcMidnight(day) + count * DAY_MS);
}

/** Positive when `to` is later. */
export function daysBetween(from: StudyDay, to: StudyDay): number {
  return (utcMidnight(to) - utcMidnight(from)) / DAY_MS;
}

export function dayOfWeek(day: StudyDay): number {
  return new Date(utcMidnight(day)).getUTCDay() || 7;
}

export function weekStart(day: StudyDay): StudyDay {
  const midnight = utcMidnight(day);
  return utcDay(midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * DAY_MS);
}

export function weekDays(day: StudyDay): StudyDay[] {
  const monday = weekStart(day);
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

export function monthStart(day: StudyDay): StudyDay {
  return `${day.slice(0, 8)}01` as StudyDay;
}

export function yearOf(day: StudyDay): number {
  return Number(day.slice(0, 4));
}

function utcMidnight(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function utcDay(ms: number): StudyDay {
  if (!(ms >= FIRST_MS && ms <= LAST_MS)) throw new RangeError('A study day lies in the years 1 to 9999');
  const date = new Date(ms);
  return written(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

function historicDay(ms: number): StudyDay {
  if (!(ms >= FIRST_MS)) throw new RangeError('A study day lies in the years 1 to 9999');
  // measured: creating a formatter costs a hundred times more than using one.
  historicFormat ??= new Intl.DateTimeFormat('en', {
    timeZone: TIME_ZONE,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const parts = historicFormat.formatToParts(ms);
  const part = (type: 'year' | 'month' | 'day') => Number(parts.find((each) => each.type === type)?.value);
  return written(part('year'), part('month'), part('day'));
}

// measured: toISOString takes several times as long, and reports convert thousands of days.
function written(year: number, month: number, day: number): StudyDay {
  const yyyy = year > 999 ? year : String(year).padStart(4, '0');
  return `${yyyy}-${month > 9 ? '' : '0'}${month}-${day > 9 ? '' : '0'}${day}` as StudyDay;
}
