import { readAmounts } from './line-amounts.ts';
import { type LineMeaning, readMeanings } from './line-names.ts';
import { cut, type Line } from './line-parts.ts';

/** Ordered by priority. */
export type LineProblem = 'questionsLimit' | 'minutesLimit' | 'notUnderstood' | 'noSubject' | 'examUnclear';

export interface ProgramLine {
  /** TYT before AYT if both have it; empty if the line names no subject. */
  readonly meanings: readonly LineMeaning[];
  readonly questions: number | null;
  readonly minutes: number | null;
  /** Words, numbers and marks outside the other fields, as typed. */
  readonly rest: readonly string[];
  readonly problem: LineProblem | null;
}

const MAX_LINE = 200;
const MAX_QUESTIONS = 500;
const STEP_MINUTES = 15;
const MAX_MINUTES = 480;

/** Other marks may change the meaning of a line. */
const SEPARATORS = /[\s,:()"“”'’`·|–—-]/g;

const hasUnreadMark = (marks: string) => marks.replace(SEPARATORS, '') !== '';

const restOf = ({ parts, end }: Line): string[] => {
  const runs: string[] = [];
  let run = '';
  const endRun = () => {
    if (run !== '') runs.push(run.trim());
    run = '';
  };
  for (const [at, { marks, typed, used }] of parts.entries()) {
    // A dot after a word, as in "mat." for matematik, abbreviates; after a number it makes an ordinal.
    const isAbbreviated = /^\.\s+$/.test(marks) && parts[at - 1]?.isNumber === false;
    const isMarked = !isAbbreviated && hasUnreadMark(marks);
    if (isMarked || run !== '') run += used && !isMarked ? '' : marks;
    if (used) endRun();
    else run += typed;
  }
  if (hasUnreadMark(end.replace(/^\.\s*$/, ''))) run += end;
  endRun();
  return runs;
};

const isWithin = (value: number, step: number, max: number) =>
  value >= step && value <= max && value % step === 0;

const problemOf = ({ meanings, questions, minutes, rest }: Omit<ProgramLine, 'problem'>) => {
  if (questions !== null && !isWithin(questions, 1, MAX_QUESTIONS)) return 'questionsLimit';
  if (minutes !== null && !isWithin(minutes, STEP_MINUTES, MAX_MINUTES)) return 'minutesLimit';
  if (rest.length > 0) return 'notUnderstood';
  if (meanings.length === 0) return 'noSubject';
  return meanings.length > 1 ? 'examUnclear' : null;
};

/** Never guesses: text other than known names and amounts stays in `rest`. */
export function readProgramLine(text: string): ProgramLine {
  const line = cut(text.slice(0, MAX_LINE));
  const meanings = readMeanings(line.parts);
  const { questions, minutes } = readAmounts(line.parts);
  const rest = [...restOf(line), text.slice(MAX_LINE).trim()].filter(Boolean);
  const read = { meanings, questions, minutes, rest };
  return { ...read, problem: problemOf(read) };
}
