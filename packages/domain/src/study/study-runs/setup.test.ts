import { describe, expect, it } from 'vitest';
import { TIMER_MODES } from '../../study-values.ts';
import { EXAM_SUBJECTS, isSessionSubject, sessionSubject, studyChoice } from '../../yks/study-choice.ts';
import { SUBJECT_KEYS } from '../../yks/subject-keys.ts';
import { TIMER_DEFAULTS, TIMER_LIMITS } from './modes.ts';
import { checkSetup, type TimerSetupInput } from './setup.ts';

const good: TimerSetupInput = { mode: 'Pomodoro', studyMinutes: 45, subject: 'matematik' };
const issues = (changes: TimerSetupInput) => {
  const check = checkSetup({ ...good, ...changes });
  return check.ok ? [] : check.issues;
};

describe('checkSetup', () => {
  it.each(TIMER_MODES)('fills %s with its defaults', (mode) => {
    const { studyMinutes } = TIMER_DEFAULTS[mode];
    expect(checkSetup({ mode, studyMinutes, subject: 'fizik' })).toEqual({
      ok: true,
      mode,
      config: { ...TIMER_DEFAULTS[mode], subject: 'fizik', goalMinutes: null },
    });
  });

  it.each([
    ['studyMinutes', 1, 180],
    ['breakMinutes', 1, 30],
    ['targetSessions', 1, 10],
    ['longBreakInterval', 2, 8],
    ['longBreakMinutes', 10, 60],
  ] as const)('holds %s between %i and %i, whole', (field, min, max) => {
    expect(TIMER_LIMITS[field]).toEqual({ min, max });
    for (const value of [min, max]) expect(issues({ [field]: value })).toEqual([]);
    for (const value of [min - 1, max + 1, min + 0.5, Number.NaN, Number.POSITIVE_INFINITY, '20', [20], true])
      expect(issues({ [field]: value })).toEqual([{ field, code: 'range', min, max }]);
  });

  it.each([undefined, null, ''])('requires a study length (%j) and nothing else', (empty) => {
    expect(issues({ studyMinutes: empty })).toMatchObject([{ field: 'studyMinutes', code: 'required' }]);
    expect(issues({ breakMinutes: empty, targetSessions: empty, longBreakMinutes: empty })).toEqual([]);
  });

  it('requires either a subject or an exam', () => {
    expect(issues({ subject: null })).toEqual([{ field: 'subject', code: 'chooseSubjectOrExam' }]);
    expect(issues({ examMode: 'TYT' })).toEqual([{ field: 'subject', code: 'subjectExamExclusive' }]);
    expect(issues({ subject: 'simya' })).toEqual([{ field: 'subject', code: 'unknown' }]);
    expect(issues({ subject: null, examMode: 'KPSS' })).toEqual([{ field: 'examMode', code: 'unknown' }]);
  });

  it('requires one of the seven branch subjects for BRANS', () => {
    const branch = { subject: null, examMode: 'BRANS' };
    const missing = [{ field: 'branchSubject', code: 'required' }];
    expect(issues(branch)).toEqual(missing);
    expect(issues({ ...branch, branchSubject: 'turkce' })).toEqual(missing);
    expect(issues({ ...branch, branchSubject: 'edebiyat' })).toEqual([]);
  });

  it('reports everything that is wrong at once', () => {
    expect(issues({ mode: 'Nap', studyMinutes: 0, subject: '', goalMinutes: 0 })).toHaveLength(4);
  });
});

describe('the subject of a session', () => {
  it('is the subject, or the exam under its own name', () => {
    expect(sessionSubject({ kind: 'subject', subject: 'kimya' })).toBe('kimya');
    expect(sessionSubject({ kind: 'exam', exam: 'AYT' })).toBe('exam_AYT');
    expect(sessionSubject({ kind: 'exam', exam: 'BRANS', branch: 'fizik_ayt' })).toBe('exam_fizik_ayt');
  });

  it('converts back to the choice it came from', () => {
    for (const subject of [...SUBJECT_KEYS, ...EXAM_SUBJECTS]) {
      const choice = studyChoice(subject);
      expect(choice && sessionSubject(choice)).toBe(subject);
    }
    for (const text of ['', 'exam_', 'exam_BRANS', 'exam_turkce', 'constructor', 'MATEMATIK'])
      expect(isSessionSubject(text)).toBe(false);
  });
});
