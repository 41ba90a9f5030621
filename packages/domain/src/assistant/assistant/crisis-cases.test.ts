import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { crisisAnswer } from './crisis-answers.texts.ts';
import { intentOf } from './intent.ts';

/**
 * `strangers-4.tsv` was written without the code and never used for training. `dangers.tsv` was written for
 * these rules, each sentence before the rules were run on it.
 */
const rowsOf = (file: string) =>
  readFileSync(new URL(`./testing/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([kind, text, expected]) => ({ kind: kind!, text: text!, isCry: expected === 'crisis' }));

const strangers = rowsOf('strangers-4.tsv');
const dangers = rowsOf('dangers.tsv');

const ofKinds = (rows: typeof strangers, ...kinds: string[]) =>
  rows.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text);
const isCalled = (text: string) => intentOf(text).intent === 'crisis';

const judging = (crisis: number) => ({ model: () => ({ shares: new Map(), crisis }) });
const isCalledBy = (crisis: number) => (text: string) => intentOf(text, judging(crisis)).intent === 'crisis';

describe('a cry for help', () => {
  it('is no short reply, word of the product or word of lessons', () => {
    expect(ofKinds(strangers, 'short', 'school').filter(isCalled)).toEqual([]);
    expect(
      ofKinds(
        dangers.filter(({ isCry }) => !isCry),
        'short',
        'product',
        'school',
      ).filter(isCalled),
    ).toEqual([]);
  });

  it('is not called by the model alone in them, however sure it is', () => {
    const texts = ['hayır', 'yok', 'olur', 'yardım', 'bana yardım et', 'takvimi aç', 'kesişim kümesi konusu'];
    expect(texts.filter(isCalledBy(1))).toEqual([]);
    expect(['dayanamıyorum', 'ip aldım', 'eve gidemem'].filter((text) => !isCalledBy(1)(text))).toEqual([]);
  });

  it('is poisoning and violence at home by rules alone, whatever else the message is about', () => {
    expect(ofKinds(dangers, 'poison', 'home').filter((text) => !isCalledBy(0)(text))).toEqual([]);
    expect(ofKinds(strangers, 'overdose').filter((text) => !isCalledBy(0)(text))).toEqual([]);
    for (const text of [
      '20 hap bilgi çalıştım',
      '10 gün ilaç içtim',
      'abim fifada beni dövdü',
      'kahveden zehirlendim resmen',
    ])
      expect([text, isCalledBy(0)(text)]).toEqual([text, false]);
  });

  it('is missed and mistaken at most as often as measured', () => {
    const missed = (rows: typeof strangers) => rows.filter(({ isCry, text }) => isCry && !isCalled(text));
    const mistaken = (rows: typeof strangers) => rows.filter(({ isCry, text }) => !isCry && isCalled(text));
    expect(missed(dangers)).toEqual([]);
    expect(mistaken(dangers).length).toBeLessThanOrEqual(9);
    // Panic, eating and other languages have no rules yet.
    expect(missed(strangers).length).toBeLessThanOrEqual(9);
    expect(
      ofKinds(strangers, 'direct', 'abuse', 'overdose', 'friend').filter((text) => !isCalled(text)),
    ).toEqual([]);
    expect(mistaken(strangers).length).toBeLessThanOrEqual(4);
  });
});

describe('the answer to a cry', () => {
  const answerOf = (text: string) => crisisAnswer({ text }).response;

  it('names 112 and the poison line where something was swallowed', () => {
    for (const text of [...ofKinds(dangers, 'poison'), ...ofKinds(strangers, 'overdose')])
      expect([text, answerOf(text)]).toEqual([text, expect.stringMatching(/112[\s\S]*114/)]);
  });

  it('names 112 and 183 where home is not safe, and no parent', () => {
    for (const text of ofKinds(dangers, 'home')) {
      expect([text, answerOf(text)]).toEqual([text, expect.stringMatching(/112[\s\S]*183/)]);
      expect(answerOf(text)).not.toMatch(/annen|baban/);
    }
  });

  it('names 112 and a grown-up otherwise', () => {
    for (const text of ofKinds(strangers, 'direct'))
      expect(answerOf(text)).toMatch(/112[\s\S]*güvendiğin bir yetişkin/);
  });
});
