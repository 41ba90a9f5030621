import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type StudyDay } from '../../study-day.ts';
import { lightenWeek } from './lighten-week.ts';
import { planWeek } from './plan-week.ts';
import { type CurrentEntry, type Replanned, replan } from './replan.ts';
import { anyInput, monday } from './testing/students.ts';
import { type PlanEntry, type PlannerInput, unknownState } from './week.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** Input with the knowledge gained from completed entries. */
const withWork = (input: PlannerInput, done: readonly PlanEntry[]): PlannerInput => {
  const states = new Map(input.states);
  for (const { kind, topicId, minutes } of done) {
    const topic = input.topics.find(({ id }) => id === topicId);
    if (!topic) continue;
    const state = states.get(topic.id) ?? unknownState(topic);
    if (kind === 'learn')
      states.set(topic.id, { ...state, learnLeft: Math.max(0, state.learnLeft - minutes) });
    if (kind === 'practise' && topic.kind === 'once')
      states.set(topic.id, { ...state, practiseLeft: Math.max(0, state.practiseLeft - minutes) });
    if (kind === 'review') states.set(topic.id, { ...state, dueDay: null });
  }
  return { ...input, states };
};

interface Missed {
  readonly input: PlannerInput;
  readonly current: readonly CurrentEntry[];
}

/** A planned week seen on a later day, partly completed. */
const anyMissedWeek: fc.Arbitrary<Missed> = fc
  .tuple(anyInput, fc.integer({ min: 0, max: 6 }), fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }))
  .map(([given, later, marks]) => {
    const atStart = { ...given, today: monday };
    const today = addDays(monday, later);
    const current = planWeek(atStart).entries.map((entry, index) => ({
      ...entry,
      done: entry.day < today && marks[index % marks.length]!,
      locked: false,
    }));
    return {
      input: {
        ...withWork(
          atStart,
          current.filter(({ done }) => done),
        ),
        today,
      },
      current,
    };
  });

// Planned once for all rules, because planning is slow.
const seed = Math.floor(Math.random() * 2 ** 31);
const weeks = fc.sample(anyMissedWeek, { seed, numRuns: 150 });
const check = (holds: (missed: Missed, after: Replanned) => void, how: typeof replan = replan) => {
  for (const [index, missed] of weeks.entries())
    try {
      holds(missed, how(missed.input, missed.current));
    } catch (cause) {
      throw new Error(`Week ${index} of seed ${seed}`, { cause });
    }
};
const minutesOn = (list: readonly { day: StudyDay; minutes: number }[], day: StudyDay) =>
  sum(list.filter((each) => each.day === day).map(({ minutes }) => minutes));

describe('replan, for any week', () => {
  it('stays inside the hours of the days that are left', () => {
    check(({ input }, { entries }) => {
      for (const entry of entries) {
        const index = (Date.parse(entry.day) - Date.parse(monday)) / 86_400_000;
        expect(entry.day >= input.today && entry.day < input.examDay && index < 7).toBe(true);
        const taken = minutesOn(entries, entry.day) + minutesOn(input.fixed, entry.day);
        expect(taken).toBeLessThanOrEqual(input.rules.hours[index]!);
      }
    });
  });

  it('changes nothing when nothing was missed', () => {
    for (const { input, current } of weeks) {
      if (input.today !== monday) continue;
      const after = replan(input, current);
      expect(after.entries).toEqual(current.map(({ done: _done, locked: _locked, ...entry }) => entry));
      expect([after.moved, after.added, after.dropped]).toEqual([[], [], []]);
    }
  });

  it('keeps, moves or names every entry that was not done', () => {
    check(({ current }, { entries, moved, dropped }) => {
      for (const before of current) {
        if (before.done) continue;
        const same = (each: PlanEntry) =>
          each.kind === before.kind && each.topicId === before.topicId && each.exam === before.exam;
        const kept = entries.some((each) => each.key === before.key && each.minutes === before.minutes);
        const found = moved.some(({ entry, from }) => from === before.day && same(entry));
        expect(kept || found || dropped.some(({ entry }) => entry.key === before.key)).toBe(true);
      }
    });
  });

  it('loses no minute of a moved entry silently', () => {
    check(({ current, input }, { entries, dropped }) => {
      const ids = new Set(
        current.filter(({ done }) => !done).map(({ kind, topicId }) => `${kind} ${topicId}`),
      );
      for (const id of ids) {
        const same = (each: PlanEntry) => `${each.kind} ${each.topicId}` === id;
        const wanted = sum(current.filter((each) => !each.done && same(each)).map(({ minutes }) => minutes));
        const placed = sum(entries.filter(same).map(({ minutes }) => minutes));
        const named = sum(dropped.filter(({ entry }) => same(entry)).map(({ minutes }) => minutes));
        const topic = input.topics.find((each) => id.endsWith(` ${each.id}`));
        const state = topic && (input.states.get(topic.id) ?? unknownState(topic));
        const needed =
          { learn: state?.learnLeft, practise: state?.practiseLeft }[id.split(' ')[0]!] ?? wanted;
        // Practice of ongoing topics is unlimited; blocks may exceed the minutes of a first study.
        const isEndless = topic?.kind === 'ongoing' && !id.startsWith('learn ');
        const least = isEndless ? wanted : Math.min(wanted, Math.max(needed, 0));
        expect(placed + named).toBeGreaterThanOrEqual(least);
      }
    });
  });

  it('puts first studies after what they must have', () => {
    check(({ input }, { entries }) => {
      for (const { kind, topicId, day } of entries) {
        if (kind !== 'learn') continue;
        for (const need of input.topics.find(({ id }) => id === topicId)!.needs) {
          const topic = input.topics.find(({ id }) => id === need)!;
          const state = input.states.get(need) ?? unknownState(topic);
          const earlier = entries.filter(
            (each) => each.kind === 'learn' && each.topicId === need && each.day < day,
          );
          if (!state.skipped)
            expect(sum(earlier.map(({ minutes }) => minutes))).toBeGreaterThanOrEqual(state.learnLeft);
        }
      }
    });
  });

  it('touches nothing else while what was missed finds room and nothing waits for it', () => {
    check(({ input, current }, { moved, dropped }) => {
      const late =
        dropped.some(({ reason }) => reason !== 'no_room') || moved.some(({ from }) => from >= input.today);
      const missed = current.filter(({ done, day }) => !done && day < input.today).length;
      if (!late) expect(moved.length).toBeLessThanOrEqual(missed);
    });
  });

  it('is the same for the same week, in whatever order its entries come', () => {
    check(({ input, current }, after) => {
      expect(replan(input, [...current].reverse())).toEqual(after);
    });
  });
});

describe('lightenWeek, for any week', () => {
  it('keeps at most 60 % of the remaining hours and names what falls away', () => {
    check(({ input, current }, { entries, dropped }) => {
      const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
      const hours = sum(days.map((day, index) => (day >= input.today ? input.rules.hours[index]! : 0)));
      expect(sum(entries.map(({ minutes }) => minutes))).toBeLessThanOrEqual(hours * 0.6 + 1e-6);
      for (const before of current) {
        if (before.done) continue;
        const placed = entries.some((each) => each.kind === before.kind && each.topicId === before.topicId);
        expect(placed || dropped.some(({ entry }) => entry.key === before.key)).toBe(true);
      }
    }, lightenWeek);
  });
});
