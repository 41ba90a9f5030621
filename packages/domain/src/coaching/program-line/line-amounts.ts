import { numberAt } from '../../study/quick-entry/tokens.ts';
import { type Part, take } from './line-parts.ts';

const UNITS: readonly (readonly [RegExp, 'questions' | 'hours' | 'minutes'])[] = [
  [/^(?:soru|soruluk|sr)$/, 'questions'],
  [/^(?:saat|saatlik|sa)$/, 'hours'],
  [/^(?:dk|dak|dakika|dakikalik)$/, 'minutes'],
];

const unitAt = (parts: readonly Part[], at: number) => {
  const part = parts[at];
  return part && !part.used ? UNITS.find(([pattern]) => pattern.test(part.plain))?.[1] : undefined;
};

/** Reads "40 soru", "40 tane soru", "45 dk", "1,5 saat", "2 buçuk saat" or "yarım saat". */
const amountAt = (parts: readonly Part[], at: number) => {
  const isHalfHour = parts[at]?.plain === 'yarim' && !parts[at]!.used;
  const number = isHalfHour ? { value: 0.5, length: 1 } : numberAt(parts, at);
  if (!number || number.value < 0) return null;
  const next = at + number.length;
  const word = parts[next]?.plain ?? '';
  const isHalf = word === 'bucuk';
  const unitPlace = isHalf || /^(?:tane|adet)$/.test(word) ? next + 1 : next;
  const unit = unitAt(parts, unitPlace);
  const fits = isHalf || isHalfHour ? unit === 'hours' : unitPlace === next || unit === 'questions';
  const isJoined = parts.slice(at + 1, unitPlace + 1).every(({ marks }) => marks.trim() === '');
  if (!unit || !fits || !isJoined) return null;
  return { unit, value: number.value + (isHalf ? 0.5 : 0), length: unitPlace + 1 - at };
};

/**
 * "mat türev 40" means 40 questions: a number of at least ten after a word and before nothing but amounts.
 */
const readBareQuestions = (parts: readonly Part[]): number | null => {
  const at = parts.findLastIndex(({ role }) => role !== 'amount');
  const [before, part] = [parts[at - 1], parts[at]];
  const isBehindWord = before && !before.isNumber && before.role !== 'amount';
  if (!part || part.used || !isBehindWord || !/^[1-9]\d{1,2}$/.test(part.typed)) return null;
  take(parts, at, 1, 'amount');
  return Number(part.typed);
};

/** A second amount of the same kind stays unread. */
export const readAmounts = (parts: readonly Part[]) => {
  let questions: number | null = null;
  let minutes: number | null = null;
  let endOfHours = -1;
  for (let at = 0; at < parts.length; at++) {
    const amount = amountAt(parts, at);
    if (!amount) continue;
    const { unit, value, length } = amount;
    const isAfterHours = unit === 'minutes' && at === endOfHours && value < 60;
    if (unit === 'questions' && questions === null) questions = value;
    else if (unit !== 'questions' && (minutes === null || isAfterHours))
      minutes = (minutes ?? 0) + value * (unit === 'hours' ? 60 : 1);
    else continue;
    take(parts, at, length, 'amount');
    endOfHours = unit === 'hours' ? at + length : -1;
  }
  return { questions: questions ?? readBareQuestions(parts), minutes };
};
