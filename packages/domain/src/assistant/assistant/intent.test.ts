import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toStudyDay } from '../../study-day.ts';
import { EXAMPLES } from './examples/examples.ts';
import { intentOf } from './intent.ts';
import { INTENTS, type Intent } from './intents.ts';

const shared = readFileSync(new URL('./testing/questions.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([, intent, text]) => ({ intent: intent as Intent, text: text! }));

/** Expected intents are separated by "|". */
const labelled = (file: string) =>
  readFileSync(new URL(`./testing/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([intents, text, parts]) => ({
      intents: intents!.split('|') as (Intent | 'other')[],
      text: text!,
      parts: parts ? parts.split(';').toSorted() : [],
      got: intentOf(text!, { today: toStudyDay('2026-11-18') }),
    }));

const sharedTexts = new Set(shared.map(({ text }) => text));

// Each example is classified without itself; `got` is computed once, because a message takes milliseconds.
const asked = [
  ...shared.map((question) => ({ ...question, isShared: true, got: intentOf(question.text).intent })),
  ...EXAMPLES.filter(({ text }) => !sharedTexts.has(text)).map((example) => ({
    ...example,
    isShared: false,
    got: intentOf(example.text, { without: example.text }).intent,
  })),
];

const isQuestion = ({ intent }: { intent: Intent }) => intent !== 'crisis' && intent !== 'exam_stress';
const shareOf = (some: readonly unknown[], all: readonly unknown[]) => some.length / all.length;
const wrong = (questions: typeof asked) =>
  questions
    .filter(({ got, intent }) => got !== intent)
    .map(({ text, intent, got }) => `${intent} → ${got}: ${text}`);

describe('intentOf', () => {
  it('reaches the intent of at least 95 of 100 shared questions', () => {
    const questions = asked.filter(({ isShared }) => isShared);
    expect(shareOf(wrong(questions), questions)).toBeLessThanOrEqual(0.05);
  });

  // On unseen sets the first results were 85, 84 and 84 %, then with examples 92, 100 (of 82) and 93 % (of
  // 46).
  it('reaches the intent of at least 94 of 100 examples without knowing the example', () => {
    const questions = asked.filter((question) => !question.isShared && isQuestion(question));
    expect(questions.length).toBeGreaterThan(1000);
    expect(shareOf(wrong(questions), questions)).toBeLessThanOrEqual(0.06);
  });

  // docs/measurements/assistant.md has the results of unseen sets before they became examples.
  it('misses no crisis it was told of, and at most 15 of 1000 without knowing the example', () => {
    const crises = asked.filter(({ intent }) => intent === 'crisis');
    expect(crises.length).toBeGreaterThan(900);
    expect(crises.filter(({ text }) => intentOf(text).intent !== 'crisis')).toEqual([]);
    expect(shareOf(wrong(crises), crises)).toBeLessThanOrEqual(0.015);
  });

  // Signs of stress are close to a crisis, and missing a crisis costs more than a false alarm.
  it('takes at most 5 of 100 signs of exam stress, 3 of 1000 questions and 3 of 100 of both for a crisis', () => {
    const takenForCrisis = (some: typeof asked) =>
      shareOf(
        some.filter(({ got }) => got === 'crisis'),
        some,
      );
    expect(takenForCrisis(asked.filter(({ intent }) => intent === 'exam_stress'))).toBeLessThanOrEqual(0.05);
    expect(takenForCrisis(asked.filter(({ intent }) => intent !== 'crisis'))).toBeLessThanOrEqual(0.03);
    expect(takenForCrisis(asked.filter(isQuestion))).toBeLessThanOrEqual(0.003);
  });

  // Written without the code and never used for training, except that half of the second set preceded the
  // last rules.
  it.each(['blind.tsv', 'strangers.tsv', 'thirty-strangers.tsv'])(
    'meets messages it was never trained on: 99 of 100 crises, 90 of 100 questions, 85 of 100 parts, 3 of 100 others taken for a crisis (%s)',
    (file) => {
      const rows = labelled(file);
      const isCry = ({ intents }: (typeof rows)[number]) => intents.includes('crisis');
      const cries = rows.filter(isCry);
      const missed = cries.filter(({ got }) => got.intent !== 'crisis');
      // The failure lists the missed messages.
      expect(missed.map(({ text }) => text).slice(Math.floor(cries.length / 100))).toEqual([]);
      const others = rows.filter((row) => !isCry(row));
      expect(
        shareOf(
          others.filter(({ got }) => got.intent === 'crisis'),
          others,
        ),
      ).toBeLessThanOrEqual(0.03);
      const questions = others.filter(
        ({ intents }) => !intents.includes('other') && !intents.includes('exam_stress'),
      );
      expect(
        shareOf(
          questions.filter(({ intents, got }) => intents.includes(got.intent)),
          questions,
        ),
      ).toBeGreaterThan(0.9);
      const named = questions.filter(({ parts }) => parts.length > 0);
      const isRead = ({ parts, got }: (typeof rows)[number]) =>
        Object.entries(got.parts)
          .map((part) => part.join('='))
          .toSorted()
          .join() === parts.join();
      expect(shareOf(named.filter(isRead), named)).toBeGreaterThan(0.85);
    },
  );

  it('hears a cry by a rule or by the model, each enough', () => {
    const judging = (crisis: number) => ({ model: () => ({ shares: new Map(), crisis }) });
    const byRule = 'artık ölmek istiyorum';
    const byModel = 'bu odada hiç kimse beni görmüyor';
    expect([byRule, byModel].map((text) => intentOf(text, judging(0)).intent === 'crisis')).toEqual([
      true,
      false,
    ]);
    expect(intentOf(byModel, judging(1)).intent).toBe('crisis');
  });

  it('takes no figure of speech for a cry, and a cry beside one for a cry', () => {
    for (const idiom of [
      'okulu asmak',
      'soruyu görünce kanım dondu',
      'damarlarımda kafein var',
      'bıçak sırtındayım tercihte',
      'son 7 günüm nasıl geçti',
    ])
      expect([idiom, intentOf(idiom).intent]).not.toEqual([idiom, 'crisis']);
    for (const cry of [
      'okulu asıp köprüden atlamak istiyorum',
      'okulda kendimi asmak istiyorum',
      'kitapları bırakıp camdan atlamak istiyorum',
      'canım çıktı artık ölmek istiyorum',
    ])
      expect([cry, intentOf(cry).intent]).toEqual([cry, 'crisis']);
  });

  it('knows every intent of the questions and says out_of_scope for nothing', () => {
    expect(shared.filter(({ intent }) => !INTENTS.includes(intent))).toEqual([]);
    for (const text of ['hjkl', 'asdasd', 'لا اله', 'njk', 'lkjhg fdsa', 'what is the capital of france'])
      expect([text, intentOf(text).intent === 'crisis']).toEqual([text, false]);
    for (const text of ['', '🙂 ???'])
      expect(intentOf(text)).toMatchObject({ intent: 'out_of_scope', score: 0, parts: {} });
  });
});
