import { expect, it } from 'vitest';
import { toStudyDay } from '../../study-day.ts';
import { shownStatus } from './program-status.ts';
import type { DailyPlanStatus } from './values.ts';

const today = toStudyDay('2026-11-16');
const shown = (status: DailyPlanStatus, date: string, completionRate = 40) =>
  shownStatus({ status, date, completionRate }, today);

it.each([
  ['active', '2026-11-16', 40, 'active'],
  ['active', '2026-11-15', 40, 'missed'],
  ['active', '2026-11-17', 40, 'upcoming'],
  ['active', '2026-11-15', 100, 'completed'],
  ['completed', '2026-11-15', 40, 'completed'],
  ['archived', '2026-11-15', 40, 'archived'],
  ['draft', '2026-11-17', 0, 'upcoming'],
  ['draft', '2026-11-15', 0, 'draft'],
  ['draft', '2026-11-16', 0, 'active'],
  ['failed', '2026-11-16', 0, 'missed'],
] as const)('shows a program that is %s on %s with %i %% as it is', (status, date, rate, expected) => {
  expect(shown(status, date, rate)).toBe(expected);
});
