import type { ExamAttempt } from '@netlik/contract/exams/exam-attempts';
import { toStudyDay } from '@netlik/domain/study-day';
import { anExamAttempt } from '@netlik/testkit/rows/exams';
import { describe, expect, it } from 'vitest';
import { readCsv, writeCsv } from '../../../formats/csv-text.ts';
import { totalsOf } from '../exam-attempts.queries.ts';
import { attemptsCsv, importAttempts, templateCsv } from './attempts-csv.ts';

const today = '2026-11-20';
const subjects = [
  { subject: 'tyt_matematik', correct: 20, wrong: 8, blank: 12 },
  { subject: 'tyt_fen', correct: 9, wrong: 3, blank: 8 },
];
const attempt = anExamAttempt({
  date: toStudyDay('2026-11-14'),
  source: '=Özdebir; "B"',
  subjects,
  topics: [{ subject: 'matematik', topic: 'Üslü Sayılar', wrong: 2, asked: 4 }],
  totals: totalsOf(subjects),
});

const head = 'Deneme;Tarih;Tür;Yayın;Ders;Doğru;Yanlış;Boş';
const refusedOf = (...lines: string[]) => importAttempts([head, ...lines].join('\n'), [], today).refused;

describe('CSV', () => {
  it('neutralises formulas and reads its own quoting', () => {
    expect(writeCsv([['=1+1', 'a;"b"', -3.75]])).toBe(`\uFEFF'=1+1;"a;""b""";-3,75\r\n`);
    expect(readCsv(writeCsv([['=1+1', 'a;"b"']]))[0]).toEqual(['=1+1', 'a;"b"']);
    expect(readCsv('a,b\n1,"2,5"')).toEqual([
      ['a', 'b'],
      ['1', '2,5'],
    ]);
  });

  it('brings back what it wrote', () => {
    const parts: ExamAttempt = {
      ...attempt,
      examType: 'AYT',
      topics: [],
      subjects: [
        { subject: 'tarih_ayt', correct: 5, wrong: 1, blank: 4, part: 1 },
        { subject: 'cografya_ayt', correct: 5, wrong: 1, blank: 0 },
      ],
    };
    const { attempts, refused } = importAttempts(attemptsCsv([attempt, parts]), [], today);
    expect(refused).toEqual([]);
    for (const [index, one] of [attempt, parts].entries()) {
      const { date, source, examType, topics } = one;
      expect(attempts[index]).toEqual({ date, source, examType, subjects: one.subjects, topics });
    }
  });

  it('accepts its template', () => {
    const { attempts, refused } = importAttempts(templateCsv(), [], today);
    expect(refused).toEqual([]);
    expect(attempts.map(({ examType, subjects: rows }) => [examType, rows.length])).toEqual([
      ['TYT', 4],
      [null, 1],
    ]);
  });

  it('says of each refused line why, and refuses the whole attempt with it', () => {
    expect(
      refusedOf(
        '1;14.11.2026;TYT;Özdebir;Türkçe;30;6;4',
        '1;14.11.2026;TYT;Özdebir;Simya;3;6;4',
        '2;31.02.2026;LGS;;Türkçe;30;6;4',
        '3;2026-11-14;TYT;Özdebir;Türkçe;30;6;5',
        '4;2026-11-21;TYT;Özdebir;Türkçe;30;6;4',
        '5;2026-11-14;TYT;Özdebir;Türkçe;-3;900;4',
      ),
    ).toEqual([
      { line: 2, reason: 'aynı denemenin başka bir satırı alınmadı' },
      { line: 3, reason: '“Simya” adında bir ders ya da test yok' },
      { line: 4, reason: 'tarih GG.AA.YYYY ya da YYYY-AA-GG olmalı' },
      { line: 4, reason: 'tür TYT, AYT, YDT ya da Branş olmalı' },
      { line: 4, reason: 'yayın boş' },
      { line: 5, reason: 'Türkçe Testi en fazla 40 soru' },
      { line: 6, reason: 'Sınav tarihi gelecekte olamaz' },
      { line: 7, reason: 'Doğru 0 ile 200 arasında bir sayı olmalı' },
      { line: 7, reason: 'Yanlış 0 ile 200 arasında bir sayı olmalı' },
    ]);
  });

  it('counts the blanks of a test where the file has none, and refuses what the form would', () => {
    const file = (source: string) => `${head}\n1;2026-11-14;TYT;${source};Türkçe;30;6;`;
    expect(importAttempts(file('Özdebir'), [], today).attempts[0]?.subjects[0]?.blank).toBe(4);
    expect(importAttempts(file('a'.repeat(81)), [], today).refused).toHaveLength(1);
  });

  it('knows what is there already, and a file without its columns', () => {
    expect(importAttempts(attemptsCsv([attempt]), [attempt], today)).toEqual({
      attempts: [],
      refused: [2, 3].map((line) => ({ line, reason: 'bu deneme zaten var' })),
    });
    expect(importAttempts('a;b\n1;2', [], today).refused[0]?.reason).toContain('Tarih');
  });
});
