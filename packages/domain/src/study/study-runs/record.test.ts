import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startTimer, stepTimer } from './machine.ts';
import { TIMER_DEFAULTS } from './modes.ts';
import { parseTimerRecord, readTimerRecord, restoreTimer, timerRecordKey, toRecord } from './record.ts';

const T0 = Date.parse('2026-11-15T09:00:00Z');
const minutes = (count: number) => count * 60_000;
const config = { ...TIMER_DEFAULTS.Pomodoro, subject: 'exam_edebiyat', goalMinutes: 100 };
const running = startTimer('Pomodoro', config, T0);
const record = toRecord(running);
const read = (changes: object) => readTimerRecord({ ...record, ...changes });

describe('the stored record', () => {
  it('has the fields of version 1', () => {
    expect(record).toEqual({
      version: 1,
      state: 'running',
      mode: 'Pomodoro',
      endTime: T0 + minutes(45),
      totalSeconds: 2700,
      currentSession: 1,
      completedSessions: 0,
      config,
      accumulatedStudySeconds: 0,
      lastTick: T0,
      startTime: T0,
    });
    const run = { id: '0191', accumulatedSeconds: 0, startedAt: T0 };
    expect(toRecord({ ...running, run })).toEqual({ ...record, run });
  });

  it('is restored at the current instant, also after a night', () => {
    expect(restoreTimer(record, T0 + minutes(20))).toMatchObject({
      state: 'running',
      studiedMs: minutes(20),
    });
    expect(restoreTimer(record, T0 + minutes(600))).toMatchObject({
      state: 'completed',
      studiedMs: minutes(100),
    });
  });

  it('keeps a paused timer paused for any time in storage', () => {
    const paused = stepTimer(running, { type: 'pause' }, T0 + 1234);
    if (paused.state === 'idle') throw new Error('idle');
    expect(restoreTimer(toRecord(paused), T0 + minutes(9999))).toEqual(paused);
  });

  it('is restored on a clock that was set back', () => {
    expect(restoreTimer(record, T0 - minutes(60))).toMatchObject({ state: 'running', studiedMs: 0 });
  });
});

describe('parseTimerRecord', () => {
  it('parses a stored record', () => {
    expect(parseTimerRecord(JSON.stringify(record))).toEqual(record);
    expect(read({ run: null })).toEqual(record);
  });

  it('drops unknown fields', () => {
    expect(read({ extra: 1, config: { ...config, extra: 1 } })).toEqual(record);
  });

  it.each([null, '', 'x', 'null', '[]', '1', '{"version":1}', '{"__proto__":{"version":1}}'])(
    'answers null to %j',
    (text) => {
      expect(parseTimerRecord(text)).toBeNull();
    },
  );

  it.each([
    ['another version', { version: 2 }],
    ['the idle state', { state: 'idle' }],
    ['an unknown state', { state: 'flying' }],
    ['an unknown mode', { mode: 'Nap' }],
    ['a config that no setup allows', { config: { ...config, studyMinutes: 181 } }],
    ['a config without a length', { config: { ...config, breakMinutes: undefined } }],
    ['a subject that does not exist', { config: { ...config, subject: 'exam_turkce' } }],
    ['an end before the last tick', { endTime: T0 - 1 }],
    ['more left than the period has', { endTime: T0 + minutes(46) }],
    ['a period that is too short', { totalSeconds: 4, endTime: T0 }],
    ['a session past the target', { currentSession: 6 }],
    ['sessions that do not fit', { completedSessions: 3 }],
    ['negative study', { accumulatedStudySeconds: -1 }],
    ['study without time', { accumulatedStudySeconds: 60 }],
    ['a start in the future of the last tick', { startTime: T0 + 1 }],
    ['an instant as text', { lastTick: String(T0) }],
    ['an instant that is none', { lastTick: Number.NaN }],
    ['a run without an id', { run: { accumulatedSeconds: 0, startedAt: T0 } }],
    ['a break after the last session', { state: 'break', currentSession: 5, completedSessions: 5 }],
    ['a finished session that runs', { completedSessions: 1 }],
    ['a completed timer with time left', { state: 'completed' }],
  ])('answers null to %s', (_name, changes) => {
    expect(read(changes)).toBeNull();
  });

  it('accepts any JSON without throwing, and can restore what it accepts', () => {
    const values = fc.oneof(
      fc.jsonValue(),
      fc.integer(),
      fc.constantFrom(T0, T0 + 1, 'break', 'paused', 1, 2),
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(record)), values, (field, value) => {
        const changed = read({ [field]: value });
        if (changed)
          expect(restoreTimer(changed, T0 + minutes(1000)).studiedMs).toBeLessThanOrEqual(minutes(180));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('timerRecordKey', () => {
  it('keeps people, scopes and plans apart', () => {
    const places = [
      { scope: 'free' },
      { dailyPlanId: 'p', subjectIndex: 0 },
      { dailyPlanId: 'p', subjectIndex: 1 },
    ];
    const keys = ['ayse', 'can'].flatMap((user) => places.map((place) => timerRecordKey(user, place)));
    expect(new Set(keys).size).toBe(6);
  });
});
