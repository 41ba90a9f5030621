import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockMinutes, checkDay, DAY_MINUTES, overlaps, type RoutineBlock, rangeProblem } from './blocks.ts';
import { freeTimeAt, moveBlock, resizeBlock } from './fit.ts';
import { daySummary, freeGaps, idealMatch, slotKinds, weekSummary } from './summary.ts';
import { ROUTINE_KINDS, type RoutineKind } from './values.ts';
import { addEntry, changeEntry, entriesOfDay, moveEntry, repeatDay, type WeekEntry } from './week.ts';

const at = (text: string) => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
};
const block = (start: string, end: string, kind: RoutineKind = 'study', label = ''): RoutineBlock => ({
  startMinute: at(start),
  endMinute: at(end),
  kind,
  label,
});

const step = (max: number) => fc.integer({ min: 0, max: max / 5 }).map((steps) => steps * 5);
/** Any block a form can send, valid or not. */
const anyBlock = fc.record({
  startMinute: step(1435),
  endMinute: step(1440),
  kind: fc.constantFrom(...ROUTINE_KINDS),
  label: fc.constant(''),
});
/** A day as it can be saved, without blocks that do not fit. */
const savedDay = fc.array(anyBlock, { maxLength: 12 }).map((wanted) => {
  let day: RoutineBlock[] = [];
  for (const each of wanted) {
    const checked = checkDay([...day, each]);
    if (checked.ok) day = checked.blocks;
  }
  return day;
});

const hasOverlap = (blocks: readonly RoutineBlock[]) =>
  blocks.some((one, index) => blocks.slice(index + 1).some((other) => overlaps(one, other)));
const ids = () => {
  let next = 0;
  return () => `e${next++}`;
};

describe('checkDay', () => {
  it('never lets a day overlap, whatever is sent', () => {
    fc.assert(
      fc.property(fc.array(anyBlock, { maxLength: 6 }), (given) => {
        const checked = checkDay(given);
        if (!checked.ok) {
          expect(checked.index).toBeLessThan(given.length);
          return;
        }
        expect(hasOverlap(checked.blocks)).toBe(false);
        expect(checked.blocks.every(({ startMinute, endMinute }) => startMinute <= endMinute)).toBe(true);
      }),
    );
  });

  it('counts sleep across midnight once', () => {
    fc.assert(
      fc.property(step(1435), step(1440), (startMinute, endMinute) => {
        const night: RoutineBlock = { startMinute, endMinute, kind: 'sleep', label: '' };
        const expected = endMinute >= startMinute ? endMinute - startMinute : 1440 - startMinute + endMinute;
        const checked = checkDay([night]);
        expect(daySummary([night]).sleepMinutes).toBe(expected);
        expect(checked.ok && daySummary(checked.blocks).sleepMinutes).toBe(expected);
        expect(slotKinds([night]).filter((kind) => kind === 'sleep')).toHaveLength(expected / 5);
      }),
    );
  });

  it('splits sleep at midnight and refuses other kinds that end before they start', () => {
    expect(checkDay([block('23:00', '07:00', 'sleep')])).toEqual({
      ok: true,
      blocks: [block('00:00', '07:00', 'sleep'), block('23:00', '24:00', 'sleep')],
    });
    expect(checkDay([block('23:00', '00:00', 'sleep')])).toMatchObject({
      blocks: [block('23:00', '24:00', 'sleep')],
    });
    expect(rangeProblem(block('10:00', '09:00'))).toBe('range');
    expect(rangeProblem(block('10:00', '10:00'))).toBeNull();
    expect(rangeProblem(block('07:00', '07:05', 'wake'))).toBe('wake');
  });

  it('lets blocks touch, and a wake-up stand at the edge of another but not inside', () => {
    const day = [block('00:00', '07:00', 'sleep'), block('07:00', '07:30', 'meal')];
    expect(checkDay([...day, block('07:00', '07:00', 'wake')]).ok).toBe(true);
    expect(checkDay([...day, block('06:30', '06:30', 'wake')])).toEqual({
      ok: false,
      problem: 'overlap',
      index: 2,
    });
    expect(checkDay([block('07:00', '07:00', 'wake'), block('07:00', '07:00', 'wake')]).ok).toBe(false);
  });
});

describe('the summary', () => {
  it('tells wake, sleep, study and how much of the day is filled', () => {
    const day = [
      block('23:00', '07:00', 'sleep'),
      block('07:00', '07:00', 'wake'),
      block('09:00', '11:30'),
      block('20:00', '21:30'),
    ];
    expect(daySummary(day)).toEqual({
      wakeMinute: 420,
      sleepMinutes: 480,
      studyMinutes: 240,
      filledShare: 0.5,
    });
    expect(daySummary([])).toMatchObject({ wakeMinute: null, filledShare: 0 });
  });

  it('fills the day together with its gaps', () => {
    fc.assert(
      fc.property(savedDay, (day) => {
        const free = freeGaps(day).reduce((sum, gap) => sum + gap.endMinute - gap.startMinute, 0);
        expect(free + day.reduce((sum, each) => sum + blockMinutes(each), 0)).toBe(DAY_MINUTES);
      }),
    );
  });

  it('matches a repeated ideal day fully, and never leaves 0 to 1', () => {
    fc.assert(
      fc.property(savedDay, savedDay, (ideal, other) => {
        const match = idealMatch([other], ideal);
        if (match) expect(match.filled >= 0 && match.filled <= match.all && match.all <= 1).toBe(true);
        const same = idealMatch([ideal, ideal], ideal);
        expect(same).toEqual(slotKinds(ideal).some(Boolean) ? { all: 1, filled: 1 } : null);
      }),
    );
  });

  it('compares kinds slot by slot', () => {
    // Three hours differ; in one of the four filled hours both study.
    expect(idealMatch([[block('09:00', '12:00')]], [block('11:00', '13:00')])).toEqual({
      all: 21 / 24,
      filled: 0.25,
    });
    expect(idealMatch([[]], [block('11:00', '13:00')])).toEqual({ all: 22 / 24, filled: 0 });
  });

  it('takes averages over planned days only', () => {
    const full = [block('06:00', '06:00', 'wake'), block('09:00', '11:00'), block('00:00', '06:00', 'sleep')];
    const late = [block('08:00', '08:00', 'wake'), block('00:00', '08:00', 'sleep')];
    expect(weekSummary([full, late, [], [], [], [], []], null)).toEqual({
      wakeMinute: 420,
      sleepMinutes: 420,
      studyMinutes: 60,
      match: null,
    });
    expect(weekSummary([[], [], [], [], [], [], []], full)).toMatchObject({
      sleepMinutes: null,
      match: null,
    });
  });
});

describe('a week', () => {
  const weekOf = (...given: (readonly [number, RoutineBlock])[]): WeekEntry[] => {
    const newId = ids();
    return given.reduce<WeekEntry[]>((entries, [day, each]) => {
      const change = addEntry(entries, day, each, newId);
      return change.ok ? change.entries : entries;
    }, []);
  };
  const anyWeek = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 6 }), anyBlock), { maxLength: 20 })
    .map((given) => weekOf(...given));
  const noOverlap = (entries: readonly WeekEntry[]) =>
    [0, 1, 2, 3, 4, 5, 6].every((day) => !hasOverlap(entriesOfDay(entries, day)));

  it('never overlaps through adding and changing', () => {
    fc.assert(
      fc.property(anyWeek, fc.nat(), anyBlock, (entries, pick, change) => {
        expect(noOverlap(entries)).toBe(true);
        const entry = entries[pick % Math.max(1, entries.length)];
        if (!entry) return;
        const changed = changeEntry(entries, entry._id, change, () => 'new');
        if (!changed.ok) return;
        expect(noOverlap(changed.entries)).toBe(true);
        expect(new Set(changed.entries.map(({ _id }) => _id)).size).toBe(changed.entries.length);
      }),
    );
  });

  it('keeps every entry through moves, at the asked place of its day', () => {
    fc.assert(
      fc.property(anyWeek, fc.nat(), fc.nat({ max: 20 }), (entries, pick, order) => {
        const entry = entries[pick % Math.max(1, entries.length)];
        if (!entry) return;
        const moved = moveEntry(entries, entry._id, order);
        expect(new Set(moved)).toEqual(new Set(entries));
        const day = entriesOfDay(moved, entry.day);
        expect(day.indexOf(entry)).toBe(Math.min(order, day.length - 1));
      }),
    );
  });

  it('continues sleep on the next day, after Sunday on Monday', () => {
    const night = block('23:00', '07:00', 'sleep');
    const parts = weekOf([6, night]).map(({ day, startMinute, endMinute }) => [day, startMinute, endMinute]);
    expect(parts).toEqual([
      [6, 1380, 1440],
      [0, 0, 420],
    ]);
    expect(addEntry(weekOf([0, block('06:00', '08:00')]), 6, night, ids())).toEqual({
      ok: false,
      problem: 'overlap',
    });
  });

  it('puts a new entry where its time belongs, and moves one whose time changes', () => {
    const entries = weekOf(
      [2, block('09:00', '10:00')],
      [2, block('14:00', '15:00')],
      [2, block('11:00', '12:00')],
    );
    expect(entries.map(({ startMinute }) => startMinute / 60)).toEqual([9, 11, 14]);
    const later = changeEntry(entries, entries[0]!._id, { startMinute: 960, endMinute: 1020 }, ids());
    expect(later.ok && later.entries.map(({ startMinute }) => startMinute / 60)).toEqual([11, 14, 16]);
    const swapped = moveEntry(entries, entries[2]!._id, 0);
    const named = changeEntry(swapped, swapped[0]!._id, { label: 'Deneme' }, ids());
    expect(named.ok && named.entries.map(({ label }) => label)).toEqual(['Deneme', '', '']);
  });

  it('repeats a day seven times', () => {
    const entries = repeatDay([block('09:00', '10:00'), block('00:00', '07:00', 'sleep')], ids());
    expect(entries).toHaveLength(14);
    expect(noOverlap(entries)).toBe(true);
  });
});

describe('fitting a block into a day', () => {
  it('never overlaps when moved or resized, and a move keeps its length', () => {
    fc.assert(
      fc.property(
        savedDay,
        fc.nat(),
        fc.integer({ min: -200, max: 1700 }),
        fc.constantFrom('start' as const, 'end' as const),
        (day, pick, minute, edge) => {
          if (day.length === 0) return;
          const index = pick % day.length;
          const moved = moveBlock(day, index, minute);
          expect(hasOverlap(moved)).toBe(false);
          expect(blockMinutes(moved[index]!)).toBe(blockMinutes(day[index]!));
          const resized = resizeBlock(day, index, edge, minute);
          expect(checkDay(resized).ok).toBe(true);
        },
      ),
    );
  });

  it('finds free time that overlaps nothing', () => {
    fc.assert(
      fc.property(savedDay, fc.integer({ min: 0, max: 1440 }), (day, minute) => {
        const found = freeTimeAt(day, minute, 30);
        if (found) expect(hasOverlap([...day, { ...found, kind: 'free', label: '' }])).toBe(false);
      }),
    );
    expect(freeTimeAt([block('10:00', '11:00')], at('10:30'), 30)).toBeNull();
    expect(freeTimeAt([block('10:00', '11:00')], at('09:52'), 30)).toEqual({
      startMinute: 590,
      endMinute: 600,
    });
  });

  it('stops at its neighbours', () => {
    const day = [block('09:00', '10:00'), block('11:00', '12:00')];
    expect(resizeBlock(day, 0, 'end', at('11:45'))[0]).toEqual(block('09:00', '11:00'));
    expect(resizeBlock(day, 0, 'start', at('23:00'))[0]).toEqual(block('09:55', '10:00'));
    expect(moveBlock(day, 0, at('10:45'))[0]).toEqual(block('10:00', '11:00'));
  });
});
