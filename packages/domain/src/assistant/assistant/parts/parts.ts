import type { StudyDay } from '../../../study-day.ts';
import { type Word, wordsOf } from '../../../words.ts';
import type { ExamKey } from '../../../yks/exam-keys.ts';
import { dayIn, rangeIn } from './days.ts';
import { examNoIn, publisherIn, testIn } from './exams.ts';
import { programmeIn } from './programme.ts';
import { subjectIn } from './subject.ts';

export const SUPERLATIVES = ['best', 'worst', 'most', 'least'] as const;
export type Superlative = (typeof SUPERLATIVES)[number];

export interface Parts {
  /** today, yesterday, tomorrow, an English weekday, "3_days_ago" or a date. */
  readonly day?: string;
  /** week, last_week, 2_weeks_ago, next_week, last_7, month, last_month, last_30, or an English month. */
  readonly range?: string;
  /** A subject's key without its exam, or the tests `fen` and `sosyal`. */
  readonly subject?: string;
  readonly test?: ExamKey;
  readonly publisher?: string;
  readonly superlative?: Superlative;
  /** A university, a department or both, as typed. */
  readonly programme?: string;
  /** last, previous, 2_ago (two before the last), first, or last_5. */
  readonly exam_no?: string;
}

const SUPERLATIVE_WORDS: readonly (readonly [Superlative, RegExp])[] = [
  ['worst', /^(kotu|dusuk|zayif|basarisiz|verimsiz|berbat|dandik|rezil|fena|les$|cop$|fiyasko|felaket)/],
  [
    'best',
    /^(iyi|yuksek|basarili|guclu|saglam|verimli|rahat|kuvvetli|parlak|istikrarli|guzel|super|efsane|bomba|harika)/,
  ],
  ['most', /^(cok|fazla|uzun|buyuk|yogun|sik)/],
  ['least', /^(az|kisa|seyrek)/],
];

function superlativeIn(words: readonly Word[]): Superlative | undefined {
  for (const [at, { plain }] of words.entries()) {
    const next = words[at + 1]?.plain;
    if (plain !== 'en' || !next) continue;
    // "en az iki saat" names a number, not a minimum.
    if (next === 'az' && /^(\d+|bir|bi|iki|uc|dort|bes|on|kac)$/.test(words[at + 2]?.plain ?? '')) continue;
    const found = SUPERLATIVE_WORDS.find(([, pattern]) => pattern.test(next));
    if (found) return found[0];
  }
  return words.some(({ plain }) => plain.startsWith('rekor')) ? 'best' : undefined;
}

const ASKS = /^m[iu](y|s|$)/;
const SAYS = /^(dedim|demistim|yazdim)$/;

/** Drops what the message corrects, as in "fizik değil kimya". */
const withoutDenied = (words: readonly Word[]): readonly Word[] =>
  words.filter((_, at) => {
    const [next = '', then = ''] = words.slice(at + 1, at + 3).map(({ plain }) => plain);
    const isDenied = next === 'degil' && then !== '' && !ASKS.test(then);
    return !isDenied && !(SAYS.test(next) && then === 'ama');
  });

/** Dates without a year need `today`. */
export function partsOf(text: string, today?: StudyDay): Parts {
  const words = withoutDenied(wordsOf(text));
  const programme = programmeIn(words);
  // "Dokuz Eylül" is a university before it is a day.
  const rest = programme ? words.filter((_, at) => !programme.at.has(at)) : words;
  const day = dayIn(rest, programme ? rest.map(({ typed }) => typed).join(' ') : text, today);
  const found = {
    day,
    range: rangeIn(rest, today),
    subject: subjectIn(words, programme?.at),
    test: testIn(words),
    publisher: publisherIn(words),
    superlative: superlativeIn(words),
    programme: programme?.name,
    exam_no: examNoIn(words),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
