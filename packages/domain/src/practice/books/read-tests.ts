import { tr } from '../../turkish.ts';
import { isSubjectKey } from '../../yks/subject-keys.ts';
import { topicsOf } from '../../yks/topics.ts';
import { readTestsTexts as texts } from './read-tests.texts.ts';

export interface ListedTest {
  readonly name: string;
  /** Null if the line names no catalogue topic. */
  readonly topic: string | null;
  readonly questions: number;
}

export const MAX_BOOK_TESTS = 500;
export const MAX_TEST_QUESTIONS = 200;
export const MAX_TEST_NAME = 120;
const USUAL_QUESTIONS = 12;

type Read =
  | { readonly ok: true; readonly tests: readonly ListedTest[] }
  | { readonly ok: false; readonly error: string };

/** Prefers the longest topic name in the line: "Türev Uygulamaları" before "Türev". */
const topicIn = (subject: string, line: string): string | null => {
  if (!isSubjectKey(subject)) return null;
  const found = topicsOf(subject).filter((topic) => tr.includes(line, topic));
  return found.sort((a, b) => b.length - a.length)[0] ?? null;
};

const QUESTIONS = /[,;:(–—-]?\s*(\d+)\s*soru(?:luk)?\)?/iu;
const RANGE = /(\d+)\s*[–—-]\s*(\d+)\.?\s*test(?:ler)?/iu;
const COUNT = /(\d+)\s*(?:adet\s*)?test(?:ten|i)?(?!\p{L})/iu;
const EDGES = /^[\s,;:.–—-]+|[\s,;:.–—-]+$/gu;

/**
 * Reads one test per line: "1–40 test, 12 soru", "Türev: 5 test, 14 soru" or a name. A line without a number
 * of questions uses the previous line's.
 */
export function readTests(text: string, subject: string): Read {
  const tests: ListedTest[] = [];
  let questions = USUAL_QUESTIONS;
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    if (raw.trim() === '') continue;
    const line = index + 1;
    const asked = QUESTIONS.exec(raw);
    if (asked) questions = Number(asked[1]);
    if (questions < 1 || questions > MAX_TEST_QUESTIONS)
      return { ok: false, error: texts.questions(line, MAX_TEST_QUESTIONS) };
    const rest = raw.replace(QUESTIONS, ' ');
    const range = RANGE.exec(rest);
    const count = range ? null : COUNT.exec(rest);
    const name = rest
      .replace(RANGE, ' ')
      .replace(count ? COUNT : '', ' ')
      .trim()
      .replaceAll(EDGES, '');
    const topic = topicIn(subject, name);
    const [first, last] = range
      ? [Number(range[1]), Number(range[2])]
      : count
        ? [1, Number(count[1])]
        : [0, 0];
    if (last < first) return { ok: false, error: texts.range(line) };
    if (tests.length + last - first + 1 > MAX_BOOK_TESTS)
      return { ok: false, error: texts.tooMany(MAX_BOOK_TESTS) };
    // Leaves room for the last test's number behind a long name.
    if (name.length > MAX_TEST_NAME - 5) return { ok: false, error: texts.name(line, MAX_TEST_NAME - 5) };
    for (let number = first; number <= last; number += 1)
      tests.push({ name: nameOf(name, number, range !== null || count !== null), topic, questions });
  }
  return tests.length === 0 ? { ok: false, error: texts.empty } : { ok: true, tests };
}

const nameOf = (name: string, number: number, isNumbered: boolean) => {
  if (!isNumbered) return name === '' ? texts.numbered(1) : name;
  return name === '' ? texts.numbered(number) : texts.ofTopic(name, number);
};
