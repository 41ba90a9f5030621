import { parseStudyDay, type StudyDay, yearOf } from '../../../study-day.ts';
import { tr } from '../../../turkish.ts';
import type { Word } from '../../../words.ts';

const WEEKDAYS: readonly (readonly [RegExp, string])[] = [
  [/^(pazartesi|pzt|pzrtesi|ptesi|pts(de|ye|den)?$)/, 'monday'],
  [/^sali(ya|yi|da|dan|nin|ki|gunu)?$/, 'tuesday'],
  [/^(carsamba|crsmba|carsanba)/, 'wednesday'],
  [/^(persembe|prsmbe|persenbe)/, 'thursday'],
  [/^(cumartesi|cumertesi|cmt|ctesi|cts(de|ye|den)?$)/, 'saturday'],
  [/^cuma(ya|yi|da|dan|nin|ki|gunu)?$/, 'friday'],
  [/^pazar(a|i|da|dan|in|ki|gunu)?$/, 'sunday'],
];

/** Weekday names typed without vowels, such as "cmrtesi" or "prşmbe". */
const BARE_WEEKDAYS: readonly (readonly [string, string])[] = [
  ['pzrts', 'monday'],
  ['crsmb', 'wednesday'],
  ['crsnb', 'wednesday'],
  ['prsmb', 'thursday'],
  ['prsnb', 'thursday'],
  ['cmrts', 'saturday'],
];

const weekdayOf = (plain: string): string | undefined => {
  const bare = plain.replace(/[aeiou]/g, '');
  return (
    WEEKDAYS.find(([pattern]) => pattern.test(plain))?.[1] ??
    BARE_WEEKDAYS.find(([name]) => bare.startsWith(name))?.[1]
  );
};

const MONTHS = [
  ['ocak', 'january'],
  ['subat', 'february'],
  ['mart', 'march'],
  ['nisan', 'april'],
  ['mayis', 'may'],
  ['haziran', 'june'],
  ['temmuz', 'july'],
  ['agustos', 'august'],
  ['eylul', 'september'],
  ['ekim', 'october'],
  ['kasim', 'november'],
  ['aralik', 'december'],
] as const;

const MONTH_ENDING = /^(i|u|in|un|[dt]a|[dt]e|[dt]an|[dt]en|[dt]aki|[dt]eki|a|e|ki|ayi|nda)?$/;

const NUMBERS: Readonly<Record<string, number>> = {
  bir: 1,
  bi: 1,
  iki: 2,
  uc: 3,
  dort: 4,
  bes: 5,
  alti: 6,
  yedi: 7,
  sekiz: 8,
  dokuz: 9,
  on: 10,
  otuz: 30,
};

export const numberOf = (word: string | undefined): number | undefined =>
  word === undefined ? undefined : /^\d{1,3}$/.test(word) ? Number(word) : NUMBERS[word];

const monthOf = (word: string | undefined) =>
  MONTHS.findIndex(([name]) => word?.startsWith(name) && MONTH_ENDING.test(word.slice(name.length)));

const isoDay = (year: number, month: number, day: number) =>
  parseStudyDay(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`) ?? undefined;

const TENS: Readonly<Record<string, number>> = { on: 10, yirmi: 20, otuz: 30 };
const DAY_ENDING = /(s?[iu]nde|s?[iu]nda|s[iu]ndeki|[iu]nden?|[iu]n(i|u)?)$/;
const GENITIVE_MONTH = /(in|un|nin)$/;

/** Reads "on birinde", "yirmisinde" or "15inde". */
function dayNumberIn([first = '', second = '']: readonly string[]): number | undefined {
  const digits = /^(\d{1,2})(inde|unda|unde|sinda|sinde|inda)?$/.exec(first)?.[1];
  if (digits) return Number(digits);
  const unitOf = (word: string) => NUMBERS[word.replace(DAY_ENDING, '')] ?? NUMBERS[word];
  const tens = TENS[first];
  if (tens !== undefined) {
    const unit = unitOf(second);
    return unit !== undefined && unit < 10 ? tens + unit : undefined;
  }
  return TENS[first.replace(DAY_ENDING, '')] ?? (DAY_ENDING.test(first) ? unitOf(first) : undefined);
}

const LOOKS_AHEAD =
  /\b(plan|program|ne (var|yapac|yapic|yapsa)|(cali|coz|yap|gir)\w*(ac|ec|ic|uc)[ae]?[gkm])/;

/** Without a year: the latest such day up to today, or the next one in questions about plans. */
function nearestDay(
  day: number,
  month: number,
  today: StudyDay | undefined,
  text: string,
): string | undefined {
  if (!today) return undefined;
  const now = isoDay(yearOf(today), month, day);
  if (LOOKS_AHEAD.test(tr.fold(text)))
    return now && now < today ? isoDay(yearOf(today) + 1, month, day) : now;
  return now && now > today ? isoDay(yearOf(today) - 1, month, day) : now;
}

function dateIn(words: readonly Word[], text: string, today: StudyDay | undefined): string | undefined {
  const iso = /\b(20\d\d-\d\d-\d\d)\b/.exec(text)?.[1];
  if (iso) return parseStudyDay(iso) ?? undefined;
  const written = /\b(\d{1,2})[./](\d{1,2})[./](20\d\d)\b/.exec(text);
  if (written) return isoDay(Number(written[3]), Number(written[2]), Number(written[1]));
  const short = /\b(\d{1,2})[./](0[1-9]|1[0-2])\b(?![.,]?\d)/.exec(text);
  if (short) return nearestDay(Number(short[1]), Number(short[2]), today, text);
  for (const [at, { plain }] of words.entries()) {
    const month = monthOf(words[at + 1]?.plain);
    if (/^\d{1,2}$/.test(plain) && month >= 0) {
      const year = /^20\d\d$/.exec(words[at + 2]?.plain ?? '')?.[0];
      return year
        ? isoDay(Number(year), month + 1, Number(plain))
        : nearestDay(Number(plain), month + 1, today, text);
    }
    const genitive = GENITIVE_MONTH.test(plain) ? monthOf(plain) : -1;
    if (genitive >= 0) {
      const day = dayNumberIn(words.slice(at + 1, at + 3).map((word) => word.plain));
      if (day) return nearestDay(day, genitive + 1, today, text);
    }
    const ofMonth =
      plain === 'ayin'
        ? /^(\d{1,2})(i|u|si|su|sinda|sinde|inde|unda|unde)?$/.exec(words[at + 1]?.plain ?? '')
        : null;
    if (ofMonth && today) return isoDay(yearOf(today), Number(today.slice(5, 7)), Number(ofMonth[1]));
  }
  return undefined;
}

export function dayIn(words: readonly Word[], text: string, today?: StudyDay): string | undefined {
  const date = dateIn(words, text, today);
  if (date) return date;
  for (const [at, { plain }] of words.entries()) {
    const next = words[at + 1]?.plain ?? '';
    const count = numberOf(plain);
    if (count !== undefined && next.startsWith('gun') && /^(once|evvel)/.test(words[at + 2]?.plain ?? ''))
      return count === 1 ? 'yesterday' : `${count}_days_ago`;
    if (/^(evvelsi|evvelki|onceki)$/.test(plain) && next.startsWith('gun')) return '2_days_ago';
    if (/^(dun|dn)(ku|un|u|e|den|kunu)?$/.test(plain)) {
      // "dünden bugüne" means today.
      if (plain === 'dunden' && /^bugun/.test(next)) return 'today';
      return 'yesterday';
    }
  }
  for (const [at, { plain }] of words.entries()) {
    if (/^(bugun|bgun$|bgn$|bugn|bugnku)/.test(plain)) return 'today';
    if (plain === 'bu' && /^(gun(ku)?|aksam|sabah|gece)$/.test(words[at + 1]?.plain ?? '')) return 'today';
    if (/^yarin(ki|a|i|in)?$/.test(plain)) return 'tomorrow';
  }
  for (const { plain } of words) {
    // "pazartesiden beri" is a period.
    if (/den$|dan$/.test(plain) && words.some((word) => /^(beri|itibaren|bugune|pazara)$/.test(word.plain)))
      continue;
    const found = weekdayOf(plain);
    if (found) return found;
  }
  return undefined;
}

const WEEK = /^(hafta|hafda|hft|hfta|hf$|haftlik)/;
const MONTH_WORD = /^(ay|ayi|ayin|ayki|ayda|ayim|ayimi|ayla|aydan|aya|aydaki|aylik|ayinda)$/;

export function rangeIn(words: readonly Word[], today?: StudyDay): string | undefined {
  let plainRange: string | undefined;
  for (const [at, { plain }] of words.entries()) {
    const before = words[at - 1]?.plain ?? '';
    const isWeek =
      WEEK.test(plain) &&
      !/^(sonu|ici|basi|haftaya)/.test(words[at + 1]?.plain ?? '') &&
      !/^hafta(sonu|ici|lar)/.test(plain) &&
      !/^(sinav|hangi|haftadan)$/.test(before);
    const isMonth = MONTH_WORD.test(plain) && before !== 'hangi';
    const count = numberOf(before);
    const isLast = /^(son|sn)$/.test(words[at - 2]?.plain ?? '') || /^(son|sn)$/.test(before);
    if (count !== undefined && /^(once|evvel)/.test(words[at + 1]?.plain ?? '')) {
      if (isWeek) return count === 1 ? 'last_week' : `${count}_weeks_ago`;
      if (isMonth && count === 1) return 'last_month';
      if (isMonth && today && count < 12) return MONTHS[(Number(today.slice(5, 7)) + 11 - count) % 12]![1];
    }
    if (isLast && count !== undefined && plain.startsWith('gun')) return `last_${count}`;
    if (isLast && isWeek) return `last_${7 * (count ?? 1)}`;
    if (isLast && isMonth) return `last_${30 * (count ?? 1)}`;
    if (plain.startsWith('gunluk') && (count === 7 || count === 30)) return `last_${count}`;
    if (count === 30 && /^gunun?/.test(plain)) return 'last_30';
    const isPast = /^(gecen|gecenki|gcen|onceki|evvelki|gectigimiz|gectimiz)$/.test(before);
    if (isWeek && isPast) return 'last_week';
    if (isMonth && isPast) return 'last_month';
    if (isWeek && /^(gelecek|onumuzdeki|oburki|sonraki|diger)$/.test(before)) return 'next_week';
    if (plain === 'haftaya' && !/^(bu|haftadan)$/.test(before)) return 'next_week';
    const month = monthOf(plain);
    const isOfDate =
      /^\d{1,2}$/.test(before) ||
      (GENITIVE_MONTH.test(plain) && dayNumberIn(words.slice(at + 1, at + 3).map((word) => word.plain)));
    if (month >= 0 && !isOfDate) plainRange ??= MONTHS[month]![1];
    else if (isWeek && !/^(kac|her|iki|uc|\d+)$/.test(before)) plainRange ??= 'week';
    else if (
      isMonth &&
      !/^(kac|her|iki|uc|\d+)$/.test(before) &&
      !(plain === 'ayin' && /^\d/.test(words[at + 1]?.plain ?? ''))
    )
      plainRange ??= 'month';
    if (/^pazartesiden$/.test(plain)) plainRange ??= 'week';
  }
  return plainRange;
}
