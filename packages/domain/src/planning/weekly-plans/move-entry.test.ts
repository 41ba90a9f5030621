import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entriesOfDay, moveEntry, type PlacedEntry, reorderDay } from './move-entry.ts';

const week = fc
  .array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 30 })
  .map((days): PlacedEntry[] =>
    days.map((day, index) => ({
      _id: `e${index}`,
      day,
      order: days.slice(0, index).filter((other) => other === day).length,
    })),
  );

const ids = (entries: readonly PlacedEntry[]) => entries.map(({ _id }) => _id);

describe('moveEntry', () => {
  it('keeps every entry, numbers each day from 0 and puts the moved one where it was asked to', () => {
    fc.assert(
      fc.property(
        week,
        fc.nat(),
        fc.integer({ min: 0, max: 6 }),
        fc.option(fc.nat(40), { nil: undefined }),
        (entries, pick, day, order) => {
          const id = entries[pick % entries.length]!._id;
          const after = moveEntry(entries, id, { day, ...(order !== undefined && { order }) });
          expect(ids(after).sort()).toEqual(ids(entries).sort());
          for (let each = 0; each < 7; each++) {
            const ofDay = entriesOfDay(after, each);
            expect(ofDay.map((entry) => entry.order)).toEqual(ofDay.map((_, index) => index));
            const stayed = (list: readonly PlacedEntry[]) =>
              ids(entriesOfDay(list, each)).filter((other) => other !== id);
            expect(stayed(after)).toEqual(stayed(entries));
          }
          const target = ids(entriesOfDay(after, day));
          expect(target.indexOf(id)).toBe(Math.min(order ?? target.length, target.length - 1));
        },
      ),
    );
  });
});

describe('reorderDay', () => {
  const entries = [
    { _id: 'a', day: 0, order: 0 },
    { _id: 'b', day: 0, order: 1 },
    { _id: 'c', day: 1, order: 0 },
  ];

  it('puts a day into the given order', () => {
    expect(ids(entriesOfDay(reorderDay(entries, 0, ['b', 'a'])!, 0))).toEqual(['b', 'a']);
  });

  it.each([[['a']], [['a', 'b', 'c']], [['a', 'a']], [['a', 'x']], [[]]])(
    'refuses %j, which is not the set of the day',
    (asked) => {
      expect(reorderDay(entries, 0, asked)).toBeNull();
    },
  );
});
