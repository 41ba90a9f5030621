import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAM_KEYS } from '../../yks/exam-keys.ts';
import type { AttemptValues, SubjectAnswers } from './attempt.ts';
import { attemptIssues } from './attempt-issues.ts';
import { rowsBySubject, rowsByTest } from './exam-rows.ts';

const today = '2026-11-15';
const row = (subject: string, correct: number, wrong = 0, blank = 0, part?: 1 | 2): SubjectAnswers => ({
  subject,
  correct,
  wrong,
  blank,
  ...(part && { part }),
});
const of = (examType: AttemptValues['examType'], ...subjects: SubjectAnswers[]): AttemptValues => ({
  date: '2026-11-14',
  source: 'x',
  examType,
  subjects,
});
const messages = (attempt: AttemptValues) => attemptIssues(attempt, today).map(({ message }) => message);

describe('attemptIssues', () => {
  it.each(EXAM_KEYS)('accepts a whole %s by test and by subject, and nothing beyond', (exam) => {
    const filled = (rows: ReturnType<typeof rowsByTest>) =>
      rows.map(({ subject, questionCount, part }) => row(subject, questionCount, 0, 0, part));
    const bySubject = exam === 'YDT' ? rowsBySubject(exam).slice(0, 1) : rowsBySubject(exam);
    for (const rows of [filled(rowsByTest(exam)), filled(bySubject)]) {
      expect(messages(of(exam, ...rows))).toEqual([]);
      const over = rows.map((each, index) => (index === 0 ? { ...each, blank: 1 } : each));
      expect(messages(of(exam, ...over))).not.toEqual([]);
    }
  });

  it('lets extra felsefe replace din', () => {
    const sosyal = [row('tarih', 5), row('cografya', 5), row('felsefe', 10)];
    expect(messages(of('TYT', ...sosyal))).toEqual([]);
    expect(messages(of('TYT', ...sosyal, row('din_kultur', 1)))).toEqual([
      'Sosyal Bilimler Testi en fazla 20 soru',
    ]);
  });

  it.each([
    ['TYT', row('fizik', 5, 3), 'Fizik en fazla 7 soru'],
    ['TYT', row('felsefe', 11), 'Felsefe en fazla 10 soru'],
    ['AYT', row('edebiyat', 20, 5), 'Edebiyat en fazla 24 soru'],
    ['AYT', row('tarih_ayt', 11, 0, 0, 1), 'Tarih-1 en fazla 10 soru'],
    ['AYT', row('biyoloji_ayt', 14), 'Biyoloji en fazla 13 soru'],
  ] as const)('keeps a subject of %s within its share of the test: %o', (exam, subject, message) => {
    expect(messages(of(exam, subject))).toEqual([message]);
  });

  it('refuses a test entered as a whole and by subject', () => {
    expect(messages(of('TYT', row('tyt_fen', 1), row('fizik', 1)))).toEqual([
      'Fen Bilimleri Testi hem toplam hem ders ders girilmiş',
    ]);
  });

  it('fits Tarih without its part into either of its tests', () => {
    const full = [row('edebiyat', 24), row('felsefe_ayt', 12), row('din_kultur_ayt', 6)];
    expect(messages(of('AYT', ...full, row('tarih_ayt', 21), row('cografya_ayt', 17)))).toEqual([]);
    expect(messages(of('AYT', ...full, row('tarih_ayt', 22), row('cografya_ayt', 17)))).toEqual([
      'Tarih en fazla 21 soru',
      'Tarih ve Coğrafya soruları iki sosyal testine sığmıyor',
    ]);
    const parts = [row('tarih_ayt', 10, 0, 0, 1), row('tarih_ayt', 11, 0, 0, 2)];
    expect(messages(of('AYT', ...full, ...parts))).toEqual([]);
    expect(messages(of('AYT', row('edebiyat', 24, 0, 0, 1)))).toEqual([
      expect.stringContaining('içinde yok'),
    ]);
  });

  it('limits a branch exam to 200 questions of real subjects, and YDT to one language', () => {
    expect(messages(of(null, row('fizik', 200)))).toEqual([]);
    expect(messages(of(null, row('fizik', 150), row('kimya', 51)))).toEqual([
      'Branş denemesi en fazla 200 soru olabilir',
    ]);
    expect(messages(of(null, row('genel_tekrar', 1)))).toEqual(['Böyle bir ders yok']);
    expect(messages(of('YDT', row('ingilizce', 10), row('almanca', 10)))).toEqual([
      'YDT’de tek bir yabancı dil seçilir',
    ]);
  });

  it('pairs topics with a subject of the exam and never names more wrong answers than there were', () => {
    const with_ = (subject: string, topic: string, wrong: number, asked?: number) => ({
      ...of('TYT', row('tyt_matematik', 20, 5)),
      topics: [{ subject, topic, wrong, asked }],
    });
    expect(messages(with_('matematik', 'Mutlak Değer', 5))).toEqual([]);
    expect(messages(with_('matematik', 'Mutlak Değer', 6))).toHaveLength(1);
    expect(messages(with_('matematik', 'Mutlak Değer', 2, 1))).toEqual(['Sorulan soru yanlıştan az olamaz']);
    expect(messages(with_('fizik', 'Elektrik', 0))).toEqual(['Fizik bu denemede yok']);
    expect(messages(with_('matematik', 'Elektrik', 1))).toEqual(['Bu konu seçtiğin dersin değil']);
  });

  it('accepts any answers within the tests and refuses any beyond', () => {
    const rows = rowsByTest('TYT');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(50), fc.nat(50)), { minLength: 4, maxLength: 4 }), (answers) => {
        const subjects = rows.map(({ subject }, index) =>
          row(subject, answers[index]![0], answers[index]![1]),
        );
        const over = rows.some(
          ({ questionCount }, index) => answers[index]![0] + answers[index]![1] > questionCount,
        );
        const empty = subjects.every(({ correct, wrong }) => correct + wrong === 0);
        expect(messages(of('TYT', ...subjects)).length > 0).toBe(over || empty);
      }),
    );
  });
});
