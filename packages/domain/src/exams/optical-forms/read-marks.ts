import { EXAMS, type ExamTest } from '../../yks/exams.ts';
import { rowName } from '../exam-attempts/exam-rows.ts';
import { opticalTexts as texts } from './optical-form.texts.ts';
import { BLANK, type Booklet, CANCELLED, type Marks } from './optical-form.ts';

type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string };
const refuse = (error: string): Read<never> => ({ ok: false, error });

const MAX_NUMBER = 200;
const LETTER = /[A-E]/;
const BLANKS = /[.\-–—_]/;

const markOf = (sign: string): string | null => {
  if (LETTER.test(sign)) return sign;
  if (BLANKS.test(sign)) return BLANK;
  return sign === '*' || sign === 'X' ? CANCELLED : null;
};

/** Reads `1-A 2.B 3) C`, where a missing answer is blank and another number 1 begins the next test. */
const readNumbered = (text: string): Read<string> => {
  const tests: string[][] = [];
  const rest = text.replaceAll(
    /(\d+)\s*[.):=\-–—]?\s*([A-E*X]|[.\-–—_])?/g,
    (_, number: string, sign: string | undefined) => {
      const at = Number(number);
      if (at === 1 || tests.length === 0) tests.push([]);
      if (at >= 1 && at <= MAX_NUMBER) tests.at(-1)![at - 1] = sign === undefined ? BLANK : markOf(sign)!;
      else tests.at(-1)!.push(`#${number}`);
      return '';
    },
  );
  const wrongNumber = tests.flat().find((mark) => mark?.startsWith('#'));
  if (wrongNumber) return refuse(texts.numberTooLarge(Number(wrongNumber.slice(1, 6))));
  const unread = /[^\s.,;:|/]/u.exec(rest);
  if (unread) return refuse(texts.unread(unread[0], text.indexOf(unread[0]) + 1));
  return {
    ok: true,
    value: tests.map((marks) => Array.from(marks, (mark) => mark ?? BLANK).join('')).join(''),
  };
};

/** Reads typed or pasted answers such as "ACBD…" or numbered ones; points and dashes are blank. */
export function readMarks(text: string): Read<string> {
  const upper = text.toUpperCase();
  if (upper.trim() === '') return refuse(texts.empty);
  if (/\d/.test(upper)) return readNumbered(upper);
  let marks = '';
  for (const [index, sign] of [...upper].entries()) {
    if (/[\s,;|/]/.test(sign)) continue;
    const mark = markOf(sign);
    if (mark === null) return refuse(texts.unread(sign, index + 1));
    marks += mark;
  }
  return marks === '' ? refuse(texts.empty) : { ok: true, value: marks };
}

const sizeOf = (tests: readonly ExamTest[]) =>
  tests.reduce((sum, { questionCount }) => sum + questionCount, 0);

const spread = (marks: string, tests: readonly ExamTest[]): Marks => {
  let at = 0;
  return Object.fromEntries(
    tests.map(({ key, questionCount }) => {
      at += questionCount;
      return [key, marks.slice(at - questionCount, at)];
    }),
  );
};

type Target = {
  booklet: Booklet;
  /** The open test takes text that is not a whole booklet. */
  test: ExamTest;
  fieldTests: readonly ExamTest[];
};

/** Assigns marks to a whole booklet, the field's tests or the open test. */
export function readAnswers(text: string, { booklet, test, fieldTests }: Target): Read<Marks> {
  const read = readMarks(text);
  if (!read.ok) return read;
  const marks = read.value.replaceAll(CANCELLED, BLANK);
  const { tests, questionCount } = EXAMS[booklet.examType];
  for (const group of [tests, fieldTests])
    if (group.length > 1 && marks.length === sizeOf(group)) return { ok: true, value: spread(marks, group) };
  if (marks.length > test.questionCount)
    return refuse(texts.pasteLength(rowName(test.key), test.questionCount, marks.length, questionCount));
  return { ok: true, value: { [test.key]: marks.padEnd(test.questionCount, BLANK) } };
}

/** Like answers, but a key has an answer for each question. */
export function readKey(text: string, { booklet, test, fieldTests }: Target): Read<Marks> {
  const read = readMarks(text);
  if (!read.ok) return read;
  const marks = read.value;
  const { tests, questionCount } = EXAMS[booklet.examType];
  const blank = marks.indexOf(BLANK);
  if (blank >= 0) return refuse(texts.keyBlank(blank + 1));
  for (const group of [[test], tests, fieldTests])
    if (marks.length === sizeOf(group)) return { ok: true, value: spread(marks, group) };
  return refuse(texts.pasteLength(rowName(test.key), test.questionCount, marks.length, questionCount));
}

/** Maps the answer key to this booklet; `order[i]` is question i's number in the key's booklet. */
export function reorderKey(key: string, order: string): Read<string> {
  const numbers = (order.match(/\d+/g) ?? []).map(Number);
  if (numbers.length !== key.length) return refuse(texts.orderLength(key.length, numbers.length));
  const twice = numbers.find((number, at) => !key[number - 1] || numbers.indexOf(number) < at);
  if (twice !== undefined) return refuse(texts.orderNumber(twice));
  return { ok: true, value: numbers.map((number) => key[number - 1]).join('') };
}
