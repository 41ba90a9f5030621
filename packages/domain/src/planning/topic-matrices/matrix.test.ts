import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toStudyDay } from '../../study-day.ts';
import {
  alignRows,
  cellKey,
  dayCountOf,
  doneDaysAfter,
  type MatrixColors,
  NO_COLORS,
  unsavedChanges,
  withChanges,
} from './matrix.ts';
import { columnOf, moveMissedToTomorrow } from './move-missed.ts';
import type { MatrixColor } from './values.ts';

const colors: MatrixColor[] = ['white', 'orange', 'blue', 'purple', 'red', 'green', 'gray'];
const color = fc.constantFrom(...colors);
const row = fc.integer({ min: 0, max: 5 }).map(String);
const day = fc.integer({ min: 1, max: 31 }).map(String);
const matrix: fc.Arbitrary<MatrixColors> = fc.record({
  cellColors: fc.dictionary(
    fc.tuple(row, day).map(([at, on]) => `${at}-${on}`),
    color,
  ),
  columnColors: fc.dictionary(day, color),
  topicColors: fc.dictionary(row, color),
});
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('withChanges', () => {
  it('shows the change, else what was there, and never a white cell', () => {
    fc.assert(
      fc.property(matrix, matrix, (base, changes) => {
        const { cellColors } = withChanges(base, changes);
        expect(Object.values(cellColors)).not.toContain('white');
        for (const key of new Set([...Object.keys(base.cellColors), ...Object.keys(changes.cellColors)]))
          expect(cellColors[key] ?? 'white').toBe(changes.cellColors[key] ?? base.cellColors[key] ?? 'white');
      }),
    );
  });

  it('gives the same picture with only the unsaved changes, and nothing is unsaved afterwards', () => {
    fc.assert(
      fc.property(matrix, matrix, (base, changes) => {
        const saved = withChanges(base, NO_COLORS);
        const after = withChanges(saved, changes);
        expect(withChanges(saved, unsavedChanges(saved, changes))).toEqual(after);
        expect(plain(unsavedChanges(after, changes))).toEqual(plain(NO_COLORS));
      }),
    );
  });
});

describe('alignRows', () => {
  const topics = ['a', 'b', 'c', 'd', 'e', 'f'];

  it('keeps each colour with its topic, there and back', () => {
    fc.assert(
      fc.property(
        matrix,
        fc.shuffledSubarray(topics, { minLength: 6 }).map((list) => ['new', ...list]),
        (base, other) => {
          const there = alignRows(base, topics, other);
          for (const [key, value] of Object.entries(base.topicColors))
            expect(there.topicColors[other.indexOf(topics[Number(key)]!)]).toBe(value);
          expect(alignRows(there, other, topics)).toEqual(base);
        },
      ),
    );
  });

  it('drops a topic that is gone', () => {
    const given = { ...NO_COLORS, cellColors: { '0-3': 'red', '1-3': 'blue' } } as const;
    expect(alignRows(given, ['a', 'b'], ['b']).cellColors).toEqual({ '0-3': 'blue' });
  });
});

describe('the rest of a matrix', () => {
  it('has 30 days unless a number from 1 to 60 is given', () => {
    expect([0, -3, 61, null, undefined, 1, 31, 60].map(dayCountOf)).toEqual([30, 30, 30, 30, 30, 1, 31, 60]);
  });

  it('keeps the day a topic was done', () => {
    const [monday, tuesday] = [toStudyDay('2026-11-16'), toStudyDay('2026-11-17')];
    const done = doneDaysAfter(
      { a: monday!, b: monday! },
      ['a', 'b', 'c'],
      { 0: 'green', 2: 'green' },
      tuesday!,
    );
    expect(done).toEqual({ a: monday, c: tuesday });
  });
});

describe('moveMissedToTomorrow', () => {
  const days = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2027-12-30'), noInvalidDate: true })
    .map((date) => toStudyDay(date.toISOString().slice(0, 10)));

  it('loses no mark: as many undone cells as before, all other cells as they were', () => {
    fc.assert(
      fc.property(matrix, days, fc.constantFrom(28, 30, 31), (base, today, dayCount) => {
        const before = withChanges(base, NO_COLORS);
        const { changes, moved } = moveMissedToTomorrow(before, today, dayCount, 6);
        const after = withChanges(before, { ...NO_COLORS, cellColors: changes });
        const missed = (one: MatrixColors) =>
          Object.values(one.cellColors).filter((each) => each === 'red').length;
        expect(missed(after)).toBe(missed(before));
        expect(Object.keys(changes)).toHaveLength(moved * 2);
        for (const key of Object.keys(before.cellColors))
          if (!(key in changes)) expect(after.cellColors[key]).toBe(before.cellColors[key]);
      }),
    );
  });

  it('goes from the last day of a month to the first of the next', () => {
    const cellColors = { [cellKey(2, 30)]: 'red' } as const;
    const { changes } = moveMissedToTomorrow({ ...NO_COLORS, cellColors }, toStudyDay('2026-11-30'), 30, 6);
    expect(changes).toEqual({ '2-30': 'white', '2-1': 'red' });
    expect(columnOf(toStudyDay('2026-12-31'), 30)).toBeNull();
  });
});
