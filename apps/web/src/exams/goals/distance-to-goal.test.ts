import type { GoalProgramme } from '@netlik/contract/exams/estimates';
import { expect, it } from 'vitest';
import { distanceText, movedText, netShares } from './distance-to-goal.ts';

const at = (
  reach: GoalProgramme['reach'],
  missing: number | null,
  missingBefore: number | null = null,
): Pick<GoalProgramme, 'reach' | 'nets' | 'missingBefore'> => ({
  reach,
  nets: missing === null ? null : { now: 90, missing },
  missingBefore,
});

it.each([
  [at('far', 11.25), 'Şimdilik uzak: yaklaşık 11 net'],
  [at('possible', 0.25), 'Yakın: yaklaşık 1 net'],
  [at('possible', 0), 'Bugünkü netlerin tahminen yetiyor.'],
  [at('likely', 0), 'Bugünkü netlerin tahminen rahat yetiyor.'],
  [at('far', null), 'Bütün netlerin tam olsa bile tahminimiz bu sıraya varmıyor.'],
  [at(null, null), null],
])('a goal says in one sentence how far it is', (programme, text) => {
  expect(distanceText(programme)).toBe(text);
});

it('says what the newest attempt moved, and moves the bar by it', () => {
  expect(movedText(at('far', 10, 12.5))).toBe('Son denemenle 2,5 net yaklaştın.');
  expect(movedText(at('far', 10, 9))).toBe('Son denemenle 1 net uzaklaştın.');
  expect(movedText(at('far', 10, 10))).toBeNull();
  expect(movedText(at('far', 10))).toBeNull();
  expect(netShares(at('far', 10, 20))).toEqual({ now: 0.9, before: 0.8 });
  expect(netShares(at('far', null))).toBeNull();
});
