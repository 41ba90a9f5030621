import { describe, expect, it } from 'vitest';
import { MOODS } from '../study-values.ts';
import { checkFeedback, type FeedbackInput } from './feedback.ts';

const good: FeedbackInput = { quality: 4, mood: 'Mutlu' };
const issues = (changes: FeedbackInput) => {
  const check = checkFeedback({ ...good, ...changes });
  return check.ok ? [] : check.issues;
};

describe('checkFeedback', () => {
  it('accepts quality and mood alone, with defaults for the rest', () => {
    expect(checkFeedback({ ...good, notes: '  ', wrongAnswers: '', blankAnswers: null })).toEqual({
      ok: true,
      feedback: {
        quality: 4,
        mood: 'Mutlu',
        notes: null,
        distractions: 0,
        correctAnswers: 0,
        wrongAnswers: 0,
        blankAnswers: 0,
      },
    });
  });

  it.each([undefined, null, 0, 6, 2.5, '3'])('requires a quality from 1 to 5, not %j', (quality) => {
    expect(issues({ quality })).toEqual([{ field: 'quality', code: 'qualityRequired' }]);
  });

  it('requires one of the six moods', () => {
    expect(MOODS).toHaveLength(6);
    for (const mood of MOODS) expect(issues({ mood })).toEqual([]);
    for (const mood of [undefined, '', 'mutlu', 3])
      expect(issues({ mood })).toEqual([{ field: 'mood', code: 'moodRequired' }]);
  });

  it('allows notes of 500 characters once trimmed', () => {
    expect(issues({ notes: ` ${'ğ'.repeat(500)} ` })).toEqual([]);
    expect(issues({ notes: 'ğ'.repeat(501) })).toEqual([{ field: 'notes', code: 'tooLong', max: 500 }]);
  });

  it.each([
    ['distractions', 50],
    ['correctAnswers', 1000],
    ['wrongAnswers', 1000],
    ['blankAnswers', 1000],
  ] as const)('holds %s between 0 and %i', (field, max) => {
    for (const value of [0, max]) expect(issues({ [field]: value })).toEqual([]);
    for (const value of [-1, max + 1, 1.5, '7'])
      expect(issues({ [field]: value })).toEqual([{ field, code: 'range', min: 0, max }]);
  });

  it('reports everything at once', () => {
    expect(checkFeedback({ distractions: 99 })).toMatchObject({ ok: false, issues: { length: 3 } });
  });
});
