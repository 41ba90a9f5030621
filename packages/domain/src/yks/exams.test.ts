import { describe, expect, it } from 'vitest';
import { EXAM_KEYS } from './exam-keys.ts';
import { EXAMS, questionCounts, testsOf } from './exams.ts';
import { FIELD_TYPES } from './field-types.ts';
import { FIELDS } from './fields.ts';
import { subjectOf } from './subjects.ts';

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, each) => total + each, 0);

describe.each(EXAM_KEYS)('%s', (key) => {
  const exam = EXAMS[key];

  it('has as many questions as its tests', () => {
    expect(sum(exam.tests.map((test) => test.questionCount))).toBe(exam.questionCount);
  });

  it('has tests as long as their parts, or as each part where one is chosen', () => {
    for (const test of exam.tests) {
      const counts = test.parts.map((part) => part.questionCount);
      if (test.oneSubjectOnly) expect(new Set(counts)).toEqual(new Set([test.questionCount]));
      else expect(sum(counts)).toBe(test.questionCount);
    }
  });

  it('asks subjects of its own group', () => {
    for (const { subjectKey } of exam.tests.flatMap((test) => test.parts))
      expect(subjectOf(subjectKey).group).toBe(key);
  });
});

describe('the exams', () => {
  it('have the published length', () => {
    expect(EXAM_KEYS.map((key) => [key, EXAMS[key].questionCount, EXAMS[key].minutes])).toEqual([
      ['TYT', 120, 165],
      ['AYT', 160, 180],
      ['YDT', 80, 120],
    ]);
  });

  it('name every test and every part once', () => {
    const tests = EXAM_KEYS.flatMap((key) => EXAMS[key].tests);
    expect(new Set(tests.map((test) => test.key)).size).toBe(9);
    expect(tests).toHaveLength(9);
    const parts = tests.flatMap((test) => test.parts.map((part) => part.partKey ?? part.subjectKey));
    expect(new Set(parts).size).toBe(parts.length);
  });
});

describe('testsOf', () => {
  it.each(FIELD_TYPES)('gives %s the whole TYT', (field) => {
    expect(testsOf('TYT', field)).toEqual(EXAMS.TYT.tests);
  });

  it.each(FIELD_TYPES)('gives %s 80 questions in its field exam and none in the other', (field) => {
    const perTest = (exam: 'AYT' | 'YDT') => sum(testsOf(exam, field).map((test) => test.questionCount));
    expect([perTest('AYT'), perTest('YDT')]).toEqual(field === 'dil' ? [0, 80] : [80, 0]);
    expect(FIELDS[field].exams).toEqual(field === 'dil' ? ['TYT', 'YDT'] : ['TYT', 'AYT']);
  });

  it('puts the main test of the field first', () => {
    expect(testsOf('AYT', 'esit_agirlik').map((test) => test.key)).toEqual([
      'ayt_matematik',
      'ayt_edebiyat_sosyal1',
    ]);
  });
});

describe('questionCounts', () => {
  it('adds the parts of one subject', () => {
    expect(Object.fromEntries(questionCounts('AYT', 'sozel'))).toEqual({
      edebiyat: 24,
      tarih_ayt: 21,
      cografya_ayt: 17,
      felsefe_ayt: 12,
      din_kultur_ayt: 6,
    });
  });

  it('leaves out the parts of tests that do not count', () => {
    expect(Object.fromEntries(questionCounts('AYT', 'esit_agirlik'))).toEqual({
      matematik_ayt: 40,
      edebiyat: 24,
      tarih_ayt: 10,
      cografya_ayt: 6,
    });
    expect(Object.fromEntries(questionCounts('AYT', 'sayisal'))).toEqual({
      matematik_ayt: 40,
      fizik_ayt: 14,
      kimya_ayt: 13,
      biyoloji_ayt: 13,
    });
  });

  it('offers each of the five languages in full', () => {
    expect(Object.fromEntries(questionCounts('YDT', 'dil'))).toEqual({
      ingilizce: 80,
      almanca: 80,
      fransizca: 80,
      arapca: 80,
      rusca: 80,
    });
  });
});
