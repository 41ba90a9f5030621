import { check } from '@netlik/contract/check';
import { GoalList, type TargetUniversity } from '@netlik/contract/identity/goals';
import { aTargetUniversity } from '@netlik/testkit/rows/identity';
import { describe, expect, it } from 'vitest';
import { applyChange, byPriority, draftGoal, isDraft, toGoalList } from './goal-changes.ts';
import { freePriority, priorityBand } from './priority.ts';

const goal = (id: number, priority: number) =>
  aTargetUniversity({
    _id: `01890a5d-ac96-774b-bcce-b302099a805${id}`,
    name: `Üniversite ${id}`,
    department: 'Tıp',
    priority,
    placement: {
      year: 2025,
      variants: [{ name: '', minScore: 500, scoreType: 'SAY', programmes: 1 }],
    },
  });

const names = (goals: readonly TargetUniversity[]) => goals.map(({ name }) => name);
const draft = () =>
  draftGoal({ name: 'Yeni', department: 'Hukuk', priority: 2, image: null, programmeCode: null });

describe('goal changes', () => {
  it('sorts by priority, equal ones in insertion order', () => {
    expect(names(byPriority([goal(1, 5), goal(2, 1), goal(3, 5)]))).toEqual([
      'Üniversite 2',
      'Üniversite 1',
      'Üniversite 3',
    ]);
  });

  it('applies an addition, an edit and a removal, and drops a failed one', () => {
    const saved = [goal(1, 1), goal(2, 2)];
    const added = applyChange(saved, { kind: 'add', goal: draft() });
    const edited = applyChange(added, { kind: 'edit', goal: { ...goal(1, 9), name: 'Başka' } });
    expect(names(applyChange(edited, { kind: 'remove', id: goal(2, 2)._id }))).toEqual(['Başka', 'Yeni']);
    expect(names(saved)).toEqual(['Üniversite 1', 'Üniversite 2']);
  });

  it('sends saved goals with their id and new ones without', () => {
    const list = toGoalList([goal(1, 1), draft()]);
    expect(check(GoalList, list).ok).toBe(true);
    expect(list[0]?._id).toBe(goal(1, 1)._id);
    expect(list[1]).toEqual({
      name: 'Yeni',
      department: 'Hukuk',
      priority: 2,
      image: null,
      programmeCode: null,
    });
  });

  it('gives drafts different ids', () => {
    const [first, second] = [draft(), draft()];
    expect(isDraft(first)).toBe(true);
    expect(isDraft(goal(1, 1))).toBe(false);
    expect(first._id).not.toBe(second._id);
  });
});

it.each([
  [1, 'high'],
  [3, 'high'],
  [4, 'medium'],
  [6, 'medium'],
  [7, 'low'],
  [10, 'low'],
])('priority %i is %s', (priority, band) => {
  expect(priorityBand(priority)).toBe(band);
});

it('offers the first unused priority, or the last when all are used', () => {
  expect(freePriority([])).toBe(1);
  expect(freePriority([{ priority: 1 }, { priority: 3 }])).toBe(2);
  expect(freePriority(Array.from({ length: 10 }, (_, index) => ({ priority: index + 1 })))).toBe(10);
});
