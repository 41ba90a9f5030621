import { describe, expect, it } from 'vitest';
import {
  clearSelected,
  moveBy,
  NOTHING_SELECTED,
  paintSelected,
  selectAll,
  selectedInRow,
  selectOnly,
  selectTo,
  toggle,
} from './selection.ts';

const size = { topics: 39, days: 31 };
const at = (row: number, day: number) => ({ row, day });

describe('a selection', () => {
  it('reaches from the first cell to the one clicked with Shift, in any direction', () => {
    const { cellColors } = paintSelected(selectTo(selectOnly(at(3, 5)), at(2, 6)), 'blue');
    expect(Object.keys(cellColors).sort()).toEqual(['2-5', '2-6', '3-5', '3-6']);
  });

  it('stays in the days or in the topics when it begins there', () => {
    const days = paintSelected(selectTo(selectOnly(at(-1, 2)), at(8, 4)), 'gray');
    expect(days).toEqual({
      cellColors: {},
      topicColors: {},
      columnColors: { 2: 'gray', 3: 'gray', 4: 'gray' },
    });
    const topics = paintSelected(selectTo(selectOnly(at(1, 0)), at(2, 9)), 'green');
    expect(topics.topicColors).toEqual({ 1: 'green', 2: 'green' });
    const cells = paintSelected(selectTo(selectOnly(at(1, 2)), at(-1, 0)), 'red');
    expect(Object.keys(cells.cellColors)).toHaveLength(4);
  });

  it('takes single places in and out, all of them, and none', () => {
    const two = toggle(selectOnly(at(0, 1)), at(5, 5));
    expect(two.selected.size).toBe(2);
    expect(toggle(two, at(0, 1)).selected.size).toBe(1);
    expect(selectAll(two, size).selected.size).toBe(39 * 31);
    expect(clearSelected(two)).toMatchObject({ selected: new Set(), active: at(5, 5) });
  });

  it('is written as one text a row, empty where nothing is selected', () => {
    const one = toggle(selectOnly(at(2, 1)), at(2, 0));
    expect(selectedInRow(one, 2, 3)).toBe('1100');
    expect(selectedInRow(one, 1, 3)).toBe('');
    expect(selectedInRow(NOTHING_SELECTED, 2, 3)).toBe('');
  });
});

describe('the keys', () => {
  it('move inside the grid and never onto its corner', () => {
    const move = (key: string, row: number, day: number, whole = false) =>
      moveBy(key, at(row, day), size, whole);
    expect(move('ArrowUp', 0, 1)).toEqual(at(-1, 1));
    expect(move('ArrowLeft', -1, 1)).toEqual(at(-1, 1));
    expect(move('ArrowUp', 0, 0)).toEqual(at(0, 0));
    expect(move('ArrowRight', 3, 31)).toEqual(at(3, 31));
    expect(move('Home', 3, 7)).toEqual(at(3, 0));
    expect(move('End', 3, 7, true)).toEqual(at(38, 31));
    expect(move('PageDown', 35, 2)).toEqual(at(38, 2));
    expect(move('a', 3, 3)).toBeNull();
  });
});
