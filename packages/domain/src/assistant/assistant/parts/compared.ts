import type { StudyDay } from '../../../study-day.ts';
import { wordsOf } from '../../../words.ts';
import { dayIn, rangeIn } from './days.ts';
import type { Parts } from './parts.ts';
import { type Period, periodOf } from './period.ts';

type Days = Pick<Parts, 'day' | 'range'>;

const MAX_WORDS = 3;
/** Asks which of two is more; "dünden bugüne" alone is a period. */
const COMPARES =
  /\b(daha|gore|karsilas\w*|kiyas\w*|fark\w*|fazla m[iu]|iyi m[iu]|cok m[iu]|az m[iu]|kotu m[iu])\b|\bm[iu]\b.*\bm[iu]\b/;

function namedDays(text: string, today: StudyDay): Days[] {
  const words = wordsOf(text);
  const found: Days[] = [];
  let at = 0;
  while (at < words.length) {
    let length = 1;
    let here: Days = {};
    for (; length <= MAX_WORDS && at + length <= words.length; length++) {
      const some = words.slice(at, at + length);
      const day = dayIn(some, some.map(({ typed }) => typed).join(' '), today);
      const range = day === undefined ? rangeIn(some, today) : undefined;
      here = { ...(day && { day }), ...(range && { range }) };
      if (day ?? range) break;
    }
    if (here.day ?? here.range) {
      found.push(here);
      at += length;
    } else at++;
  }
  return found;
}

/** The default counterpart of a single named period: the current one, or the one before it. */
const OTHER: Readonly<Record<string, Days>> = {
  today: { day: 'yesterday' },
  week: { range: 'last_week' },
  last_week: { range: 'week' },
  month: { range: 'last_month' },
  last_month: { range: 'month' },
};

/** The two compared periods, the later first; null without a comparison. */
export function comparedIn(text: string, today: StudyDay): readonly [Period, Period] | null {
  const plain = wordsOf(text)
    .map((word) => word.plain)
    .join(' ');
  if (!COMPARES.test(plain)) return null;
  const named = new Map(namedDays(text, today).map((days) => [days.day ?? days.range!, days]));
  const [first, second] = [...named.values()];
  if (!first) return null;
  const other =
    second ?? OTHER[first.day ?? first.range!] ?? (first.day ? { day: 'today' } : { range: 'month' });
  const periods = [first, other].map((days) => periodOf(days, today));
  const [a, b] = periods;
  if (!a || !b || (a.from === b.from && a.to === b.to)) return null;
  return a.from > b.from ? [a, b] : [b, a];
}

/** Without named periods this week is compared with the last. */
export const comparedOrWeeks = (text: string, today: StudyDay): readonly [Period, Period] =>
  comparedIn(text, today) ?? [periodOf({ range: 'week' }, today)!, periodOf({ range: 'last_week' }, today)!];

export const comparesNamed = (text: string, today: StudyDay): boolean =>
  comparedIn(text, today) !== null &&
  new Set(namedDays(text, today).map(({ day, range }) => day ?? range)).size > 1;
