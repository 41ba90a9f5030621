import type { ProblemCode } from './parsed-entry.ts';
import { isFiller, numberAt, type Token, use } from './tokens.ts';
import type { CountName } from './values.ts';

export interface Amounts {
  readonly questions: number | null;
  readonly right: number | null;
  readonly wrong: number | null;
  readonly blank: number | null;
  readonly seconds: number | null;
  readonly problems: readonly ProblemCode[];
}

type Unit = CountName | 'hours' | 'minutes';

const UNITS: readonly (readonly [RegExp, Unit])[] = [
  [/^(?:soru\p{L}{0,6}|sr|sru|srou)$/u, 'questions'],
  [/^(?:d|dgr|dogr|dogru\p{L}{0,6}|dogu|dorgu)$/u, 'right'],
  [/^(?:y|yan|yanl|ynls|ynlis|yanls|yanlis\p{L}{0,6})$/u, 'wrong'],
  [/^(?:b|bos(?:u|um|lar|luk)?)$/, 'blank'],
  [/^(?:sa|st|saat\p{L}{0,5}|saaat|sat|h)$/u, 'hours'],
  [/^(?:dk|dkl[iu]k|dak|dakika\p{L}{0,5}|dakka\p{L}{0,4}|dka|min)$/u, 'minutes'],
];

/** "20s" means questions, "2s" hours. */
const MAX_HOURS_BY_S = 4;

const SOLVED = /^cozd?(?:um|uk|m)$/;

const wordUnit = (token: Token | undefined): Unit | null => {
  if (!token || token.used || token.isNumber) return null;
  return UNITS.find(([pattern]) => pattern.test(token.plain))?.[1] ?? null;
};

const unitOf = (token: Token | undefined, value: number): Unit | null => {
  if (token?.plain === 's' && !token.used) return value <= MAX_HOURS_BY_S ? 'hours' : 'questions';
  return wordUnit(token);
};

const openReading = (tokens: Token[]) => {
  const counts: Record<CountName, number | null> = { questions: null, right: null, wrong: null, blank: null };
  let seconds: number | null = null;
  const problems = new Set<ProblemCode>();
  return {
    tokens,
    counts,
    problems,
    seconds: () => seconds,
    plainAt: (at: number): string => {
      const token = tokens[at];
      return token && !token.used ? token.plain : '';
    },
    setCount: (name: CountName, value: number) => {
      if (value < 0) problems.add('negative');
      if (!Number.isInteger(value)) problems.add('unclearNumber');
      if (counts[name] !== null) problems.add('twoAmounts');
      counts[name] = value;
    },
    setSeconds: (value: number) => {
      if (value < 0) problems.add('negative');
      if (seconds !== null) problems.add('twoAmounts');
      seconds = Math.round(value);
    },
  };
};
type Reading = ReturnType<typeof openReading>;

/** Reads "yarım saat", "hepsi doğru", "full", "yanlış yok" and "yanlışsız". */
const readPhrase = ({ tokens, plainAt, setCount, setSeconds }: Reading, at: number) => {
  const [word, next] = [plainAt(at), plainAt(at + 1)];
  const isWithout = /s[iu]z$/.test(word);
  if (word === 'yarim' && wordUnit(tokens[at + 1]) === 'hours') {
    setSeconds(1800);
    use(tokens, at, 2);
  } else if (/^(?:hepsi|hepsini|tamami|tamamini|tumu)$/.test(word) && next.startsWith('dogru')) {
    setCount('wrong', 0);
    use(tokens, at, 2);
  } else if (/^(?:full?|full?edim)$/.test(word)) {
    setCount('wrong', 0);
    use(tokens, at, 1);
  } else if (/^(?:yanlis|bos)/.test(word) && (isWithout || next === 'yok')) {
    setCount(word.startsWith('bos') ? 'blank' : 'wrong', 0);
    use(tokens, at, isWithout ? 1 : 2);
  }
};

/** Minutes after hours, as in "1 saat 20 dk" or "1 sa 20"; "1 saat 30 soru" has none. */
const minutesAfter = ({ tokens, plainAt }: Reading, at: number): { minutes: number; length: number } => {
  const none = { minutes: 0, length: 0 };
  const read = numberAt(tokens, at);
  if (!read || read.value < 0 || read.value > 59 || !Number.isInteger(read.value)) return none;
  const unit = unitOf(tokens[at + read.length], read.value);
  if (unit === 'minutes') return { minutes: read.value, length: read.length + 1 };
  const isBare = unit === null && !/^(?:net|test|tane|adet)/.test(plainAt(at + read.length));
  return isBare ? { minutes: read.value, length: read.length } : none;
};

/** A number and its unit, with "tane" or a suffix as in "35'i doğru" allowed between. */
const readNumber = (reading: Reading, at: number) => {
  const { tokens, plainAt, setCount, setSeconds } = reading;
  const read = numberAt(tokens, at);
  if (!read) return;
  const isMinus = plainAt(at - 1) === 'eksi';
  let value = isMinus ? -read.value : read.value;
  let unitAt = at + read.length;
  if (plainAt(unitAt) === 'bucuk') {
    value += 0.5;
    unitAt += 1;
  }
  const direct = unitOf(tokens[unitAt], value);
  for (let skipped = 0; direct === null && skipped < 2; skipped++)
    if (plainAt(unitAt) !== '' && isFiller(tokens[unitAt]!)) unitAt += 1;
  const unit = direct ?? unitOf(tokens[unitAt], value);
  if (unit === null) return;
  let end = unitAt + 1;
  if (unit === 'hours') {
    const hasHalf = plainAt(end) === 'bucuk';
    const more = minutesAfter(reading, hasHalf ? end + 1 : end);
    setSeconds(value * 3600 + (hasHalf ? 1800 : 0) + more.minutes * 60);
    end += (hasHalf ? 1 : 0) + more.length;
  } else if (unit === 'minutes') setSeconds(value * 60);
  else setCount(unit, value);
  use(tokens, isMinus ? at - 1 : at, end - at + (isMinus ? 1 : 0));
};

/** Reads "doğru 32 yanlış 6" or "d: 32", where the word precedes a number without a unit. */
const readReversed = ({ tokens, setCount }: Reading, at: number) => {
  const unit = wordUnit(tokens[at]);
  const read = numberAt(tokens, at + 1);
  if (!unit || unit === 'hours' || unit === 'minutes' || !read || numberAt(tokens, at - 1)) return;
  const after = at + 1 + read.length;
  if (unitOf(tokens[after], read.value) && !numberAt(tokens, after + 1)) return;
  setCount(unit, read.value);
  use(tokens, at, 1 + read.length);
};

/** Reads "20'de 18" or "40'ta 35 doğru". */
const readOutOf = ({ tokens, plainAt, setCount }: Reading, at: number) => {
  const all = numberAt(tokens, at);
  const right = all && /^[dt][ae]$/.test(plainAt(at + all.length)) && numberAt(tokens, at + all.length + 1);
  if (!all || !right) return;
  setCount('questions', all.value);
  use(tokens, at, all.length + 1);
  const rightAt = at + all.length + 1;
  if (unitOf(tokens[rightAt + right.length], right.value)) return;
  setCount('right', right.value);
  use(tokens, rightAt, right.length);
};

/** "2 test" is reported as not understood without blocking the entry; "2. derece" is a topic. */
const readAside = ({ tokens }: Reading, at: number) => {
  const [token, next] = [tokens[at]!, tokens[at + 1]];
  if (token.used || !token.isNumber || !next) return;
  if (next.plain.startsWith('derece')) token.isNumber = false;
  if (!/^(?:test|sayfa|video|kitap|unite)/.test(next.plain)) return;
  token.typed = `${token.typed} ${next.typed}`;
  token.isAside = true;
  next.used = true;
};

/** "32/6/2" and "32-6-2" are right, wrong and blank; "32/6" has no blank; "1:30" is a duration. */
const readJoined = ({ tokens, setCount, setSeconds }: Reading, at: number) => {
  const token = tokens[at]!;
  if (token.used || !token.isNumber) return;
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(token.plain);
  if (clock) {
    setSeconds(Number(clock[1]) * 3600 + Number(clock[2]) * 60);
    use(tokens, at, wordUnit(tokens[at + 1]) === 'hours' ? 2 : 1);
  }
  const answers = /^(\d+)([/-])(\d+)(?:\2(\d+))?$/.exec(token.plain);
  if (!answers || (answers[2] === '-' && answers[4] === undefined)) return;
  setCount('right', Number(answers[1]));
  setCount('wrong', Number(answers[3]));
  if (answers[4] !== undefined) setCount('blank', Number(answers[4]));
  token.used = true;
};

/** In "30 mat 25d 5y" and "50 paragraf çözdüm" the only number without a unit counts questions. */
const readBare = ({ tokens, counts, seconds, setCount }: Reading) => {
  const bare = tokens.flatMap(({ isNumber, isAside, used }, at) =>
    isNumber && !isAside && !used ? [at] : [],
  );
  const value = bare.length === 1 ? numberAt(tokens, bare[0]!)?.value : undefined;
  const { questions, right, wrong, blank } = counts;
  const isSum = right !== null && wrong !== null && value === right + wrong + (blank ?? 0);
  const isSolved =
    seconds() === null && right === null && wrong === null && tokens.some(({ plain }) => SOLVED.test(plain));
  if (value !== undefined && value > 0 && questions === null && (isSum || isSolved)) {
    setCount('questions', value);
    use(tokens, bare[0]!, 1);
  }
};

/** Reads after the days, so that "12 kasım" is no count. */
export function readAmounts(tokens: Token[]): Amounts {
  const reading = openReading(tokens);
  for (const readAt of [readPhrase, readReversed, readOutOf, readNumber, readJoined, readAside])
    for (let at = 0; at < tokens.length; at++) readAt(reading, at);
  readBare(reading);
  return { ...reading.counts, seconds: reading.seconds(), problems: [...reading.problems] };
}
