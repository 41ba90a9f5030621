import { describe, expect, it } from 'vitest';
import {
  feedbackValues,
  type NewSessionValues,
  newSessionValues,
  readNewSession,
  readSessionChange,
} from './session-values.ts';

// 00:20 in Istanbul, the day after London's.
const now = new Date('2026-11-14T21:20:00Z');

const typed = (part: Partial<NewSessionValues> = {}): NewSessionValues => ({
  ...newSessionValues(now),
  subject: 'kimya',
  day: '2026-11-14',
  time: '14:30',
  duration: '45',
  quality: '4',
  mood: 'Mutlu',
  ...part,
});

const errorsOf = (values: NewSessionValues) => {
  const checked = readNewSession(values);
  return checked.ok ? {} : Object.fromEntries(checked.errors.map(({ path, message }) => [path, message]));
};

describe('readNewSession', () => {
  it('uses Istanbul time for the start', () => {
    expect(readNewSession(typed())).toMatchObject({
      ok: true,
      data: { date: '2026-11-14T11:30:00.000Z', duration: 45, source: 'manual', questionStats: null },
    });
  });
  it('defaults the start to an hour ago, also across midnight', () => {
    expect(newSessionValues(now)).toMatchObject({ day: '2026-11-14', time: '23:20' });
  });
  it('accepts loosely typed times and decimal commas', () => {
    expect(readNewSession(typed({ time: '9.30', duration: '12,5' }))).toMatchObject({
      data: { date: '2026-11-14T06:30:00.000Z', duration: 12.5 },
    });
  });
  it('reads empty question counts as zero', () => {
    expect(readNewSession(typed({ correctAnswers: '20', targetQuestions: '' }))).toMatchObject({
      data: {
        questionStats: { correctAnswers: 20, wrongAnswers: 0, blankAnswers: 0, targetQuestions: null },
      },
    });
  });
  it('reports each missing field', () => {
    expect(Object.keys(errorsOf(newSessionValues(now))).sort()).toEqual([
      'duration',
      'mood',
      'quality',
      'subject',
    ]);
    expect(errorsOf(typed({ time: 'öğlen' }))).toEqual({ time: 'Başlangıç saatini yaz' });
  });
  it('rejects invalid or too large counts at their own field', () => {
    expect(Object.keys(errorsOf(typed({ correctAnswers: 'çok' })))).toEqual(['correctAnswers']);
    expect(errorsOf(typed({ blankAnswers: '1001' }))).toEqual({ blankAnswers: 'En fazla 1000 olabilir' });
    expect(errorsOf(typed({ distractions: '51' }))).toEqual({ distractions: 'En fazla 50 olabilir' });
  });
});

describe('readSessionChange', () => {
  it('allows a note without quality and mood', () => {
    const checked = readSessionChange({ ...feedbackValues(null), notes: ' Limit ' });
    expect(checked).toMatchObject({ ok: true, data: { notes: 'Limit', questionStats: null } });
    expect(checked.ok && checked.data?.quality).toBeUndefined();
  });
});
