import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOfWeek, type StudyDay } from '../../study-day.ts';
import { planWeek } from './plan-week.ts';
import { anyInput, monday } from './testing/students.ts';
import { HEAVY_MINUTES, MAX_REASONS, type PlanEntry, type PlannerInput } from './week.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
const isFree = ({ today, examDay, rules }: PlannerInput, day: StudyDay) =>
  day >= today && day < examDay && dayOfWeek(day) !== rules.restDay;
const minutesOn = (list: readonly { day: StudyDay; minutes: number }[], day: StudyDay) =>
  sum(list.filter((each) => each.day === day).map(({ minutes }) => minutes));
const isBefore = (one: PlanEntry, other: PlanEntry) =>
  one.day < other.day || (one.day === other.day && one.position < other.position);
// Planned once for all rules, because planning is slow.
const seed = Math.floor(Math.random() * 2 ** 31);
const students = fc.sample(anyInput, { seed, numRuns: 250 });
const plans = students.map((input) => [input, planWeek(input)] as const);
const check = (holds: (input: PlannerInput, entries: readonly PlanEntry[]) => void) => {
  for (const [index, [input, { entries }]] of plans.entries())
    try {
      holds(input, entries);
    } catch (cause) {
      throw new Error(`Student ${index} of seed ${seed}`, { cause });
    }
};

describe('planWeek, for any student', () => {
  it('is never over the hours of a day, and plans nothing where fixed things fill them', () => {
    check((input, entries) => {
      for (const [index, day] of days.entries()) {
        const planned = minutesOn(entries, day);
        if (planned > 0)
          expect(planned + minutesOn(input.fixed, day)).toBeLessThanOrEqual(input.rules.hours[index]!);
      }
    });
  });

  it('leaves past days, the rest day and everything from the exam on empty', () => {
    check((input, entries) => {
      for (const { day } of entries) expect(isFree(input, day)).toBe(true);
    });
  });

  it('leaves 15 % of the hours free', () => {
    check((input, entries) => {
      // Fixed entries on a day without hours take nothing from other days.
      const open = days.filter((day, index) => isFree(input, day) && input.rules.hours[index]! > 0);
      const hours = sum(open.map((day) => Math.min(720, input.rules.hours[days.indexOf(day)]!)));
      const fixed = sum(open.map((day) => minutesOn(input.fixed, day)));
      if (entries.length > 0)
        expect(sum(entries.map(({ minutes }) => minutes)) + fixed).toBeLessThanOrEqual(hours * 0.85 + 1e-6);
    });
  });

  it('makes blocks of 25 to 90 minutes, trial exams of their own length', () => {
    check((_, entries) => {
      for (const { kind, minutes } of entries)
        if (kind === 'exam') expect([120, 165, 180]).toContain(minutes);
        else expect(minutes >= 25 && minutes <= 90 && minutes % 5 === 0).toBe(true);
    });
  });

  it('puts what a topic must have before it on an earlier day', () => {
    check((input, entries) => {
      const learntBefore = (id: string, day: StudyDay) => {
        const topic = input.topics.find((each) => each.id === id)!;
        const state = input.states.get(id);
        if (state?.skipped || state?.learnLeft === 0) return true;
        const earlier = entries.filter(
          (each) => each.kind === 'learn' && each.topicId === id && each.day < day,
        );
        return sum(earlier.map(({ minutes }) => minutes)) >= (state?.learnLeft ?? topic.learnMinutes);
      };
      for (const { kind, topicId, day } of entries) {
        if (kind !== 'learn') continue;
        const { needs } = input.topics.find(({ id }) => id === topicId)!;
        for (const need of needs) expect(learntBefore(need, day)).toBe(true);
      }
    });
  });

  it('practises only what is learnt by then', () => {
    check((input, entries) => {
      for (const entry of entries) {
        if (entry.kind !== 'practise') continue;
        const topic = input.topics.find(({ id }) => id === entry.topicId)!;
        const left = input.states.get(topic.id)?.learnLeft ?? topic.learnMinutes;
        const learning = entries.filter((each) => each.kind === 'learn' && each.topicId === topic.id);
        if (left > 0) expect(sum(learning.map(({ minutes }) => minutes))).toBeGreaterThanOrEqual(left);
        for (const each of learning) expect(isBefore(each, entry)).toBe(true);
      }
    });
  });

  it('gives no subject more than its share', () => {
    check((input, entries) => {
      const open = days.filter((day) => isFree(input, day));
      const usable = 0.85 * sum(open.map((day) => Math.min(720, input.rules.hours[days.indexOf(day)]!)));
      const subjects = new Set(input.topics.map(({ subject }) => subject));
      for (const subject of subjects) {
        const share = { '-1': 0.25, '0': 0.4, '1': 0.55 }[`${input.rules.emphasis[subject] ?? 0}`];
        const withWork = new Set(
          input.topics
            .filter((topic) => {
              const state = input.states.get(topic.id);
              if (state?.skipped) return false;
              const due = state?.dueDay && state.dueDay <= days[6]!;
              return !state || topic.kind === 'ongoing' || state.learnLeft + state.practiseLeft > 0 || due;
            })
            .map((topic) => topic.subject),
        ).size;
        const most = Math.max(25, usable * Math.max(share, 1 / Math.max(1, withWork)));
        const planned = sum(entries.filter((each) => each.subject === subject).map(({ minutes }) => minutes));
        expect(planned).toBeLessThanOrEqual(most + 1e-6);
      }
    });
  });

  it('places every due review before new topics of the same subject', () => {
    check((input, entries) => {
      for (const learn of entries.filter(({ kind }) => kind === 'learn'))
        for (const topic of input.topics) {
          const state = input.states.get(topic.id);
          if (topic.subject !== learn.subject || topic.kind === 'ongoing' || state?.skipped) continue;
          if (!state?.dueDay || state.dueDay > learn.day) continue;
          const review = entries.find((each) => each.kind === 'review' && each.topicId === topic.id);
          expect(review && isBefore(review, learn)).toBe(true);
        }
    });
  });

  it('puts a review on its day at the earliest', () => {
    check((input, entries) => {
      for (const { kind, topicId, day } of entries)
        if (kind === 'review') expect(day >= input.states.get(topicId!)!.dueDay!).toBe(true);
    });
  });

  it('lets no two heavy first studies follow each other', () => {
    check((_, entries) => {
      for (const [index, entry] of entries.entries()) {
        const next = entries[index + 1];
        const heavy = (each: PlanEntry) => each.kind === 'learn' && each.minutes >= HEAVY_MINUTES;
        if (next && next.day === entry.day) expect(heavy(entry) && heavy(next)).toBe(false);
      }
    });
  });

  it('gives each block one to three reasons, and none twice', () => {
    check((_, entries) => {
      for (const { why } of entries) {
        expect(why.length >= 1 && why.length <= MAX_REASONS).toBe(true);
        expect(new Set(why.map(({ code }) => code)).size).toBe(why.length);
      }
      expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
    });
  });

  it('is the same for the same input, in whatever order the topics come', () => {
    for (const [input, plan] of plans.slice(0, 40)) {
      expect(planWeek({ ...input, topics: [...input.topics].reverse() }).entries).toEqual(plan.entries);
      expect(planWeek(input)).toEqual(plan);
    }
  });

  it('plans or names every review that is due', () => {
    for (const [input, { entries, notFitting }] of plans) {
      const named = new Set(notFitting.flatMap((each) => (each.kind === 'review' ? [each.topicId] : [])));
      for (const topic of input.topics) {
        const state = input.states.get(topic.id);
        if (topic.kind === 'ongoing' || !state?.dueDay || state.dueDay > days[6]! || state.skipped) continue;
        const planned = entries.some((each) => each.kind === 'review' && each.topicId === topic.id);
        expect(planned !== named.has(topic.id)).toBe(true);
      }
    }
  });
});
