import type { StudySession } from '@netlik/contract/study/study-sessions';
import { toStudyDay } from '@netlik/domain/study-day';
import { aStudySession } from '@netlik/testkit/rows/study';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sessionsCsv } from './session-csv.ts';

const row = (part: Partial<StudySession> = {}) =>
  aStudySession({
    duration: 85.25,
    date: '2026-11-15T21:30:00.000Z',
    day: toStudyDay('2026-11-16'),
    distractions: 2,
    efficiency: 84,
    questionStats: {
      correctAnswers: 20,
      wrongAnswers: 3,
      blankAnswers: 1,
      targetQuestions: null,
      netScore: 19.25,
      completionRate: null,
    },
    verifiedMinutes: 85,
    ...part,
  });

const read = (text: string): string[][] => {
  const lines: string[][] = [[]];
  for (const [, quoted, plain, end] of text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r\n)/g)) {
    lines.at(-1)!.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'));
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
};

describe('sessionsCsv', () => {
  it('has readable columns in Istanbul time, and columns to calculate with', () => {
    const [head, first] = read(sessionsCsv([row()]));
    expect(head!.slice(0, 3)).toEqual(['Tarih', 'Ders', 'Süre']);
    expect(first).toEqual([
      '16 Kas 2026, 00:30',
      'TYT Matematik',
      '1 sa 25 dk',
      'Pomodoro',
      '5 üzerinden 4',
      '%84',
      'Mutlu',
      '20 D, 3 Y, 1 B',
      '19,25',
      '2',
      '',
      'Zamanlayıcı',
      '2026-11-15T21:30:00.000Z',
      '85,25',
      '85',
      '4',
      '84',
      '20',
      '3',
      '1',
    ]);
    expect(head).toHaveLength(first!.length);
  });
  it('has nothing that a spreadsheet takes for a date', () => {
    for (const text of read(sessionsCsv([row(), row({ duration: 5.11, questionStats: null })])).flat())
      expect(text).not.toMatch(/^\d{1,4}[/.-]\d{1,2}([/.-]\d{1,4})?$/);
  });
  it('starts with a BOM for Excel', () => {
    expect(sessionsCsv([]).charCodeAt(0)).toBe(0xfeff);
  });
  it.each(['=1+1', '+90', '-2', '@SUM(A1)', '\t=1', '\r=1'])('escapes %j', (notes) => {
    expect(read(sessionsCsv([row({ notes })]))[1]![10]).toBe(`'${notes}`);
  });
  it('quotes notes with separators and line breaks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const notes = `n${typed}`;
        expect(read(sessionsCsv([row({ notes }), row()]))[1]![10]).toBe(notes);
      }),
    );
  });
});
