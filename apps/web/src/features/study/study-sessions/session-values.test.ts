import { describe, expect, it } from 'vitest';
import { feedbackOf, type NewValues, newValues, readChange, readNew } from './session-values.ts';

// 00:20 in Istanbul, the day after London's.
const now = new Date('2026-11-14T21:20:00Z');

const typed = (part: Partial<NewValues> = {}): NewValues => ({
  ...newValues(now),
  subject: 'kimya',
  day: '2026-11-14',
  time: '14:30',
  duration: '45',
  quality: '4',
  mood: 'Mutlu',
  ...part,
});

const errorsOf = (values: NewValues) => {
  const checked = readNew(values);
  return checked.ok ? {} : Object.fromEntries(checked.errors.map(({ path, message }) => [path, message]));
};

describe('a session typed in by hand', () => {
  it('begins at the day and time of Istanbul', () => {
    expect(readNew(typed())).toMatchObject({
      ok: true,
      data: { date: '2026-11-14T11:30:00.000Z', duration: 45, source: 'manual', questionStats: null },
    });
  });
  it('is first guessed an hour ago, also across midnight', () => {
    expect(newValues(now)).toMatchObject({ day: '2026-11-14', time: '23:20' });
  });
  it('takes times as people type them, and halves with a comma', () => {
    expect(readNew(typed({ time: '9.30', duration: '12,5' }))).toMatchObject({
      data: { date: '2026-11-14T06:30:00.000Z', duration: 12.5 },
    });
  });
  it('counts what is left empty among the questions as none', () => {
    expect(readNew(typed({ correctAnswers: '20', targetQuestions: '' }))).toMatchObject({
      data: {
        questionStats: { correctAnswers: 20, wrongAnswers: 0, blankAnswers: 0, targetQuestions: null },
      },
    });
  });
  it('says at each field what is missing', () => {
    expect(Object.keys(errorsOf(newValues(now))).sort()).toEqual(['duration', 'mood', 'quality', 'subject']);
    expect(errorsOf(typed({ time: 'öğlen' }))).toEqual({ time: 'Başlangıç saatini yaz' });
  });
  it('refuses counts that are none or too many, at their own field', () => {
    expect(Object.keys(errorsOf(typed({ correctAnswers: 'çok' })))).toEqual(['correctAnswers']);
    expect(errorsOf(typed({ blankAnswers: '1001' }))).toEqual({ blankAnswers: 'En fazla 1000 olabilir' });
    expect(errorsOf(typed({ distractions: '51' }))).toEqual({ distractions: 'En fazla 50 olabilir' });
  });
});

describe('a corrected session', () => {
  it('may stay unjudged while its note is written', () => {
    const checked = readChange({ ...feedbackOf(null), notes: ' Limit ' });
    expect(checked).toMatchObject({ ok: true, data: { notes: 'Limit', questionStats: null } });
    expect(checked.ok && checked.data?.quality).toBeUndefined();
  });
});
