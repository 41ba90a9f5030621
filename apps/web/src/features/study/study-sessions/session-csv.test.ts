import type { StudySession } from '@netlik/contract/study/study-sessions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sessionsCsv } from './session-csv.ts';

const row = (part: Partial<StudySession> = {}): StudySession => ({
  _id: '019a0000-0000-7000-8000-000000000001',
  subject: 'matematik',
  duration: 85.25,
  date: '2026-11-15T21:30:00.000Z',
  day: '2026-11-16',
  notes: '',
  quality: 4,
  technique: 'Pomodoro',
  mood: 'Mutlu',
  distractions: 2,
  efficiency: 84,
  dailyPlanId: null,
  subjectIndex: null,
  questionStats: {
    correctAnswers: 20,
    wrongAnswers: 3,
    blankAnswers: 1,
    targetQuestions: null,
    netScore: 19.25,
    completionRate: null,
  },
  source: 'timer',
  verifiedMinutes: 85,
  ...part,
});

/** As a spreadsheet reads it. */
const read = (text: string): string[][] => {
  const lines: string[][] = [[]];
  for (const [, quoted, plain, end] of text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r\n)/g)) {
    lines.at(-1)!.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'));
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
};

describe('sessionsCsv', () => {
  it('matches the screen, in Istanbul time', () => {
    const [head, first] = read(sessionsCsv([row()]));
    expect(head!.slice(0, 3)).toEqual(['Tarih', 'Ders', 'Süre']);
    expect(first).toEqual([
      '16 Kas 2026, 00:30',
      'TYT Matematik',
      '1 sa 25 dk',
      'Pomodoro',
      '4/5',
      '%84',
      'Mutlu',
      '20/3/1',
      '19,25',
      '2',
      '',
      'Zamanlayıcı',
    ]);
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
