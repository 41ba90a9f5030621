import type { StudySession } from '@netlik/contract/study/study-sessions';
import { describe, expect, it } from 'vitest';
import {
  editedSessionValues,
  type NewSessionValues,
  newSessionValues,
  readNewSession,
  readSessionChange,
} from './session-values.ts';

// 00:20 in Istanbul, one day after London.
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
  const checked = readNewSession(values, now);
  return checked.ok ? {} : Object.fromEntries(checked.errors.map(({ path, message }) => [path, message]));
};

describe('readNewSession', () => {
  it('uses Istanbul time for the start', () => {
    expect(readNewSession(typed(), now)).toMatchObject({
      ok: true,
      data: { date: '2026-11-14T11:30:00.000Z', duration: 45, source: 'manual', questionStats: null },
    });
  });
  it('defaults the start to an hour ago, also across midnight', () => {
    expect(newSessionValues(now)).toMatchObject({ day: '2026-11-14', time: '23:20' });
  });
  it('accepts loosely typed times to the minute, and decimal commas', () => {
    expect(readNewSession(typed({ time: '7.13', duration: '12,5' }), now)).toMatchObject({
      data: { date: '2026-11-14T04:13:00.000Z', duration: 12.5 },
    });
  });
  it('reads empty question counts as zero', () => {
    expect(readNewSession(typed({ correctAnswers: '20', targetQuestions: '' }), now)).toMatchObject({
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
  it('rejects more than 180 minutes, and an end after now', () => {
    expect(errorsOf(typed({ duration: '1800' }))).toEqual({ duration: 'En fazla 180 dk olabilir' });
    expect(errorsOf(typed({ day: '2026-11-15', time: '00:10', duration: '30' }))).toEqual({
      duration: 'Çalışma şu andan sonra bitemez',
    });
  });
});

describe('readSessionChange', () => {
  const session = {
    subject: 'kimya',
    duration: 20.35,
    date: '2026-11-14T04:13:20.000Z',
    day: '2026-11-14',
    notes: '',
    quality: null,
    mood: null,
    distractions: 0,
    questionStats: null,
  } as StudySession;
  const values = editedSessionValues(session);
  const changeOf = (part: Partial<typeof values>) => readSessionChange({ ...values, ...part }, session, now);

  it('allows a note without quality and mood, and leaves the time alone', () => {
    expect(values).toMatchObject({ time: '07:13', duration: '20' });
    const checked = changeOf({ notes: ' Limit ' });
    expect(checked).toEqual({ ok: true, data: { notes: 'Limit', distractions: 0, questionStats: null } });
  });
  it('sends what changed of the time', () => {
    expect(changeOf({ time: '7.20', duration: '25', subject: 'fizik' })).toMatchObject({
      data: { date: '2026-11-14T04:20:00.000Z', duration: 25, subject: 'fizik' },
    });
    expect(changeOf({ duration: '200' })).toMatchObject({ ok: false });
  });
});
