import { describe, expect, it } from 'vitest';
import type { RoutineBlock } from '../routines/blocks.ts';
import { hoursOfGoal, hoursOfRoutine, studyWindows } from './study-windows.ts';

const block = (kind: RoutineBlock['kind'], from: number, to: number): RoutineBlock => ({
  kind,
  startMinute: from * 60,
  endMinute: to * 60,
  label: '',
});

describe('studyWindows', () => {
  it('are the study blocks of the routine, in order', () => {
    const day = [block('study', 20, 22), block('study', 16, 18), block('school', 8, 15)];
    expect(studyWindows(day).map(({ startMinute }) => startMinute / 60)).toEqual([16, 20]);
  });

  it('are what is free while one is awake when no block is for study', () => {
    const day = [block('sleep', 0, 7), block('school', 8, 16), block('free', 18, 19)];
    expect(studyWindows(day)).toEqual([{ startMinute: 960, endMinute: 1350 }]);
  });
});

it('takes all of the study blocks and half of what is only free, up to six hours', () => {
  const study = [block('study', 16, 19)];
  const free = [block('school', 8, 16)];
  const lazy = [block('sleep', 0, 1)];
  expect(hoursOfRoutine([study, free, lazy, [], [], [], []])).toEqual([180, 195, 360, 0, 0, 0, 0]);
  expect(hoursOfRoutine([[], [], [], [], [], [], []])).toBeNull();
});

it('divides the weekly goal into equal days', () => {
  expect(hoursOfGoal(840)).toEqual([120, 120, 120, 120, 120, 120, 120]);
  expect(hoursOfGoal(null)[6]).toBe(240);
});
