import { describe, expect, it } from 'vitest';
import {
  hasOwnDetails,
  readSetupValues,
  setupInput,
  setupValues,
  withBlock,
  withMode,
} from './setup-values.ts';

const filled = { ...setupValues(null), subject: 'matematik' };
const errorsOf = (change: Partial<typeof filled>) => {
  const result = readSetupValues({ ...filled, ...change });
  return result.ok ? {} : result.errors;
};

describe('timer setup values', () => {
  it('starts with 45/15 Pomodoro, and a mode resets the numbers', () => {
    expect(readSetupValues(filled)).toMatchObject({
      ok: true,
      mode: 'Pomodoro',
      config: { studyMinutes: 45, breakMinutes: 15, subject: 'matematik' },
    });
    expect(withMode(filled, 'Stopwatch')).toMatchObject({
      studyMinutes: '60',
      breakMinutes: '10',
      targetSessions: '2',
      subject: 'matematik',
    });
  });

  it('has no target as a stopwatch, whatever stands in the fields', () => {
    const typed = { ...withMode(filled, 'Stopwatch'), studyMinutes: '', targetSessions: '99' };
    expect(readSetupValues(typed)).toMatchObject({
      ok: true,
      config: { studyMinutes: 180, targetSessions: 1, goalMinutes: null },
    });
  });

  it.each([
    [
      { focusMinutes: 50, breakMinutes: 10 },
      { studyMinutes: 50, breakMinutes: 10, targetSessions: 5 },
    ],
    [
      { focusMinutes: 90, breakMinutes: 45 },
      { studyMinutes: 90, breakMinutes: 30 },
    ],
    [
      { focusMinutes: 25, breakMinutes: 0 },
      { studyMinutes: 25, targetSessions: 1 },
    ],
  ])('takes the lengths of the room block %o and keeps the subject', (block, config) => {
    expect(readSetupValues(withBlock(withMode(filled, 'Stopwatch'), block))).toMatchObject({
      ok: true,
      mode: 'Pomodoro',
      config: { ...config, subject: 'matematik' },
    });
  });

  it('takes what was studied last for a room block where no subject is set up', () => {
    const block = { focusMinutes: 25, breakMinutes: 5, subject: 'fizik' };
    expect(readSetupValues(withBlock(setupValues(null), block))).toMatchObject({
      ok: true,
      config: { subject: 'fizik' },
    });
  });

  it('takes what was chosen for a room block before what is set up', () => {
    const block = { focusMinutes: 25, breakMinutes: 5, chosen: 'fizik' };
    const exam = { ...filled, subject: '', examMode: 'TYT' as const };
    for (const values of [filled, exam])
      expect(readSetupValues(withBlock(values, block))).toMatchObject({
        ok: true,
        config: { subject: 'fizik' },
      });
  });

  it.each([
    ['studyMinutes', '', 'Çalışma süresi gereklidir'],
    ['studyMinutes', '181', '1 ile 180 dk arasında olmalı'],
    ['studyMinutes', 'on', '1 ile 180 dk arasında olmalı'],
    ['studyMinutes', '12,5', '1 ile 180 dk arasında olmalı'],
    ['breakMinutes', '31', '1 ile 30 dk arasında olmalı'],
    ['targetSessions', '11', '1 ile 10 arasında olmalı'],
    ['longBreakInterval', '1', '2 ile 8 arasında olmalı'],
    ['longBreakMinutes', '9', '10 ile 60 dk arasında olmalı'],
  ])('refuses %s of "%s"', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });

  it('requires a subject or an exam, not both, and the branch of a branch exam', () => {
    expect(errorsOf({ subject: '' })).toEqual({ subject: 'Bir ders ya da deneme türü seç' });
    expect(errorsOf({ examMode: 'TYT' })).toEqual({ subject: 'Ders ve deneme türü birlikte seçilemez' });
    expect(errorsOf({ subject: '', examMode: 'BRANS' })).toEqual({ branchSubject: 'Branş dersini seç' });
    expect(
      readSetupValues({ ...filled, subject: '', examMode: 'BRANS', branchSubject: 'edebiyat' }),
    ).toMatchObject({ ok: true, config: { subject: 'exam_edebiyat' } });
  });

  it('ignores what stands in fields that are not shown', () => {
    expect(errorsOf({ targetSessions: '1', breakMinutes: '99', longBreakMinutes: 'x' })).toEqual({});
    expect(errorsOf({ mode: 'Timeblock', longBreakInterval: '99' })).toEqual({});
    expect(errorsOf({ mode: 'Timeblock', breakMinutes: '99' })).toHaveProperty('breakMinutes');
  });

  it('knows when a detail is not the default', () => {
    expect(hasOwnDetails({ ...filled, studyMinutes: '20' })).toBe(false);
    expect(hasOwnDetails({ ...filled, breakMinutes: '10' })).toBe(true);
    expect(hasOwnDetails({ ...withMode(filled, 'Freeform'), breakMinutes: '10' })).toBe(false);
  });

  it('restores the stored setup and ignores unknown fields', () => {
    const chosen = { ...withMode(filled, 'Freeform'), studyMinutes: '20' };
    expect(setupValues(setupInput(chosen))).toEqual(chosen);
    expect(readSetupValues(setupValues({ mode: 'x', subject: 7, studyMinutes: 'a' }))).toMatchObject({
      ok: false,
    });
  });
});
