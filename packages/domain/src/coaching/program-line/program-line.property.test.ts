import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUILT_LINES } from '../../study/quick-entry/examples/built-lines.data.ts';
import { SUBJECT_NAMES } from '../../study/quick-entry/subject-names.data.ts';
import { tr } from '../../turkish.ts';
import { SUBJECTS, subjectOf } from '../../yks/subjects.ts';
import { topicsOf } from '../../yks/topics.ts';
import { type ProgramLine, readProgramLine } from './program-line.ts';

const NUMBERS = ['yarım', 'buçuk', 'bir', 'iki', 'beş', 'on', 'yirmi', 'kırk'];
const UNITS = ['soru', 'tane', 'dk', 'dakika', 'saat', 'sa', 'saatlik'];
const OTHERS = [
  'test',
  'dinlenme',
  'cuma',
  'her',
  'gün',
  'sonra',
  'değil',
  '32d',
  '9:30',
  '40-50',
  '2x',
  '½',
];

const piecesOf = (text: string): string[] => [
  ...(tr.fold(text.normalize('NFC')).match(/\p{L}+|\d+(?:[.,:/-]\d+)*/gu) ?? []),
];
const singular = (word: string) => word.replace(/^(.{3,})l[ae]r$/, '$1');

const anyWord = fc.oneof(
  fc.constantFrom(...NUMBERS, ...UNITS, ...OTHERS, 'tyt', 'AYT'),
  fc.constantFrom(...SUBJECT_NAMES.flatMap(({ names }) => names)),
  fc.constantFrom(...SUBJECTS.flatMap(({ key, label }) => [label, ...topicsOf(key)])),
  fc.constantFrom(...BUILT_LINES.flatMap(([line]) => line.split(' '))),
  fc.integer({ min: -10, max: 700 }).map(String),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);
const anyLine = fc
  .array(anyWord, { maxLength: 7 })
  .map((words) => words.join(' '))
  .filter((line) => line.length <= 200);

/** An independent list of all words that may explain what was understood. */
const explained = ({ meanings, questions, minutes }: ProgramLine): Set<string> => {
  const words = new Set<string>();
  const add = (...texts: string[]) => {
    for (const piece of texts.flatMap(piecesOf)) words.add(singular(piece));
  };
  for (const { subject, topic } of meanings) {
    const { label, longLabel, group } = subjectOf(subject);
    add(label, longLabel, group, topic ?? '');
    add(...SUBJECT_NAMES.filter(({ keys }) => keys.includes(subject)).flatMap(({ names }) => names));
  }
  if (questions !== null) add('soru', 'soruluk', 'sr', 'tane', 'adet');
  if (minutes !== null) add('saat', 'saatlik', 'sa', 'dk', 'dak', 'dakika', 'dakikalık');
  if (questions !== null || minutes !== null) add(...NUMBERS);
  return words;
};

/** True if the number is questions, minutes, hours, or minutes beyond full hours. */
const isAmount = (piece: string, { questions, minutes }: ProgramLine) => {
  const value = Number(piece.replace(',', '.'));
  const times =
    minutes === null
      ? []
      : [minutes, minutes / 60, (minutes - 30) / 60, Math.floor(minutes / 60), minutes % 60];
  return [questions ?? Number.NaN, ...times].some((amount) => Math.abs(amount - value) < 1e-9);
};

describe('any line', () => {
  it('has each of its words and numbers in the entry or in the rest', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const read = readProgramLine(line);
        const known = explained(read);
        const rest = piecesOf(read.rest.join(' '));
        for (const piece of piecesOf(line)) {
          const isInEntry = known.has(singular(piece)) || isAmount(piece, read);
          expect(isInEntry || rest.includes(piece), `${piece} in ${JSON.stringify(read)}`).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('is an entry only if it says the subject, and nothing else is left', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const { meanings, questions, minutes, rest, problem } = readProgramLine(line);
        if (problem !== null) return;
        expect(rest).toEqual([]);
        expect(meanings).toHaveLength(1);
        if (questions !== null) expect(questions >= 1 && questions <= 500).toBe(true);
        if (minutes !== null) expect(minutes % 15 === 0 && minutes >= 15 && minutes <= 480).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('is no entry with one more word that nothing explains', () => {
    fc.assert(
      fc.property(
        anyLine,
        fc.constantFrom('dinlenme', 'cuma', 'sonra', '?', '%'),
        fc.nat(),
        (line, word, at) => {
          const words = line.split(' ');
          const longer = words.toSpliced(at % (words.length + 1), 0, word).join(' ');
          const { rest } = readProgramLine(longer);
          expect(rest.join(' ')).toContain(word);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('beyond the longest real one is left as it is', () => {
    expect(readProgramLine(`mat türev ${'40 '.repeat(100)}`).problem).toBe('notUnderstood');
    expect(readProgramLine(`mat${' '.repeat(210)}dinlenme`).rest).toEqual(['dinlenme']);
  });
});

describe('a name', () => {
  it('of every topic is understood beside its subject', () => {
    for (const { key, label } of SUBJECTS)
      for (const topic of topicsOf(key)) {
        const { meanings, questions, rest } = readProgramLine(`${label} ${topic} 40 soru`);
        expect({ meanings, questions, rest }).toEqual({
          meanings: [{ subject: key, topic }],
          questions: 40,
          rest: [],
        });
      }
  });

  it('of every subject is understood', () => {
    for (const { key, label, longLabel } of SUBJECTS)
      for (const name of [label, longLabel.replace(/ \(.*/, '')])
        expect(readProgramLine(`${name} 45 dk`)).toMatchObject({
          meanings: [{ subject: key, topic: null }],
          minutes: 45,
          problem: null,
        });
  });
});
