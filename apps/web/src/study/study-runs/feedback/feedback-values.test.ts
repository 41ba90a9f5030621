import { describe, expect, it } from 'vitest';
import { emptyFeedback, readFeedback } from './feedback-values.ts';

const good = { ...emptyFeedback, quality: '4', mood: 'Normal' };
const errorsOf = (change: Partial<typeof good>) => {
  const read = readFeedback({ ...good, ...change });
  return read.ok ? [] : read.errors.map(({ path, message }) => `${path}: ${message}`);
};

describe('readFeedback', () => {
  it('requires quality and mood', () => {
    expect(errorsOf({ quality: '', mood: '' })).toEqual([
      'quality: Çalışmanın kalitesini seç',
      'mood: Ruh halini seç',
    ]);
  });

  it('limits notes to 500 characters, distractions to 50 and answers to 1000', () => {
    expect(errorsOf({ notes: 'a'.repeat(501) })).toEqual(['notes: Not en fazla 500 karakter olabilir']);
    expect(errorsOf({ distractions: '51' })).toEqual(['distractions: 0 ile 50 arasında olmalı']);
    expect(errorsOf({ questions: true, wrongAnswers: '1001' })).toEqual([
      'wrongAnswers: 0 ile 1000 arasında olmalı',
    ]);
    expect(errorsOf({ questions: true, blankAnswers: 'iki' })).toHaveLength(1);
  });

  it('sends questions only if some were solved', () => {
    expect(readFeedback(good)).toEqual({ ok: true, data: { quality: 4, mood: 'Normal', distractions: 0 } });
    expect(readFeedback({ ...good, questions: false, correctAnswers: '9' })).toEqual(readFeedback(good));
    expect(readFeedback({ ...good, notes: ' iyi ', questions: true, correctAnswers: '9' })).toEqual({
      ok: true,
      data: {
        quality: 4,
        mood: 'Normal',
        distractions: 0,
        notes: 'iyi',
        questionStats: { correctAnswers: 9, wrongAnswers: 0, blankAnswers: 0 },
      },
    });
  });
});
