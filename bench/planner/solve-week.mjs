import { plannableMinutes, shareOf } from '@netlik/domain/planning/planner/board';
import { fillWeek } from '@netlik/domain/planning/planner/fill-week';
import { FREE_SHARE } from '@netlik/domain/planning/planner/week';
import { daysBetween } from '@netlik/domain/study-day';

const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** Value of the plan's blocks by the same rates. */
export const valueOfBlocks = (blocks) => {
  const minutes = new Map();
  for (const { work, minutes: each } of blocks) minutes.set(work, (minutes.get(work) ?? 0) + each);
  return [...minutes].reduce((sum, [work, each]) => sum + work.rate * Math.min(each, work.minutes), 0);
};

const z = (index, day) => `z${index}_${day}`;
const m = (index, day) => `m${index}_${day}`;
const sumOf = (list, name) => list.map(([index, day]) => name(index, day)).join(' + ');

const factsOf = (input) => {
  const { board, own } = fillWeek(input);
  const hours = plannableMinutes(input);
  const total = hours.reduce((sum, each) => sum + each, 0);
  const usable = total * (1 - FREE_SHARE);
  const taken = DAYS.map((day) =>
    own.filter((each) => each.day === day).reduce((sum, { minutes }) => sum + minutes, 0),
  );
  const fixedOf = new Map();
  for (const { day, minutes, subject } of input.fixed) {
    const index = daysBetween(input.weekStart, day);
    if (!(hours[index] > 0)) continue;
    taken[index] += minutes;
    if (subject) fixedOf.set(subject, (fixedOf.get(subject) ?? 0) + minutes);
  }
  const works = board.works;
  const indexOf = new Map(works.map((work, index) => [`${work.phase} ${work.topic.id}`, index]));
  return { input, board, hours, usable, taken, fixedOf, works, indexOf };
};

/** Unusable days are left out, because a first study of n minutes takes at least n / 90 days. */
const earliestDays = ({ input, works, indexOf }) => {
  const earliest = new Map();
  const learntAt = (index) =>
    earliestDay(index) + Math.ceil(works[index].minutes / works[index].maxBlock) - 1;
  const earliestDay = (index) => {
    if (!earliest.has(index)) {
      const { phase, topic, from } = works[index];
      const first = indexOf.get(`learn ${topic.id}`);
      const needs = topic.needs.flatMap((need) => indexOf.get(`learn ${need}`) ?? []);
      if (phase === 'review') earliest.set(index, daysBetween(input.weekStart, from));
      else if (phase === 'practise') earliest.set(index, first === undefined ? 0 : learntAt(first));
      else earliest.set(index, Math.max(0, ...needs.map((need) => learntAt(need) + 1)));
    }
    return earliest.get(index);
  };
  return earliestDay;
};

const startProgram = (input) => {
  const facts = factsOf(input);
  const { works, hours } = facts;
  const earliestDay = earliestDays(facts);
  const open = (index, day) => hours[day] > 0 && earliestDay(index) <= day;
  const cells = works.flatMap((_, index) =>
    DAYS.filter((day) => open(index, day)).map((day) => [index, day]),
  );
  return { ...facts, open, cells, rows: [], goal: [], binaries: [], bounds: [] };
};

const addBlocks = ({ works, cells, goal, rows, bounds, binaries }) => {
  for (const [index, work] of works.entries()) {
    const days = cells.filter(([each]) => each === index);
    if (days.length === 0) continue;
    const most = Math.max(work.minutes, work.minBlock);
    goal.push(`${work.rate.toFixed(9)} u${index}`);
    rows.push(`u${index} - ${days.map(([, day]) => m(index, day)).join(' - ')} <= 0`);
    bounds.push(`0 <= u${index} <= ${work.minutes}`);
    rows.push(`${sumOf(days, m)} <= ${most}`);
    for (const [, day] of days) {
      binaries.push(z(index, day));
      rows.push(`${m(index, day)} - ${work.maxBlock} ${z(index, day)} <= 0`);
      rows.push(`${m(index, day)} - ${work.minBlock} ${z(index, day)} >= 0`);
    }
  }
};

/** Names of variables that are 1 once all minutes of a first study are on the day or before it. */
const learntNames = ({ works, cells, rows, binaries }) => {
  const learntBy = new Map();
  return (index, day) => {
    const name = `l${index}_${day}`;
    if (!learntBy.has(name)) {
      learntBy.set(name, true);
      binaries.push(name);
      const days = cells.filter(([each, on]) => each === index && on <= day);
      rows.push(
        days.length > 0 ? `${sumOf(days, m)} - ${works[index].minutes} ${name} >= 0` : `${name} <= 0`,
      );
    }
    return name;
  };
};

const addOrder = (program) => {
  const { works, cells, indexOf, rows } = program;
  const learnt = learntNames(program);
  for (const [index, { topic, phase }] of works.entries())
    for (const [, day] of cells.filter(([each]) => each === index)) {
      if (phase === 'practise') {
        const first = indexOf.get(`learn ${topic.id}`);
        if (first !== undefined) rows.push(`${z(index, day)} - ${learnt(first, day)} <= 0`);
      }
      if (phase !== 'learn') continue;
      for (const need of topic.needs) {
        const first = indexOf.get(`learn ${need}`);
        if (first === undefined) continue;
        rows.push(day === 0 ? `${z(index, day)} <= 0` : `${z(index, day)} - ${learnt(first, day - 1)} <= 0`);
      }
    }
};

/** New topics of a subject wait for its repetitions due by that day. */
const addReviews = ({ works, cells, hours, open, rows, binaries }) => {
  for (const subject of new Set(works.map(({ topic }) => topic.subject)))
    for (const day of DAYS.filter((each) => hours[each] > 0)) {
      const due = works.flatMap((work, index) =>
        work.phase === 'review' && work.topic.subject === subject && open(index, day) ? [index] : [],
      );
      const learning = cells.filter(
        ([index, on]) =>
          on === day && works[index].phase === 'learn' && works[index].topic.subject === subject,
      );
      if (due.length === 0 || learning.length === 0) continue;
      const gate = `g${binaries.length}`;
      binaries.push(gate);
      for (const review of due)
        rows.push(
          `${gate} - ${cells
            .filter(([index, on]) => index === review && on <= day)
            .map(([i, d]) => z(i, d))
            .join(' - ')} <= 0`,
        );
      for (const [index] of learning) rows.push(`${z(index, day)} - ${gate} <= 0`);
    }
};

const addLimits = ({ input, board, works, cells, hours, taken, usable, fixedOf, rows }) => {
  for (const day of DAYS) {
    const ofDay = cells.filter(([, on]) => on === day);
    if (ofDay.length === 0) continue;
    const room = Math.max(0, Math.min(hours[day] - taken[day], hours[day] * (1 - FREE_SHARE) - taken[day]));
    rows.push(`${sumOf(ofDay, m)} <= ${room}`);
    if (hours[day] * (1 - FREE_SHARE) < 50 || board.openSubjects < 2) continue;
    for (const subject of new Set(ofDay.map(([index]) => works[index].topic.subject)))
      rows.push(
        `${sumOf(
          ofDay.filter(([index]) => works[index].topic.subject === subject),
          m,
        )} <= ${hours[day] * (1 - FREE_SHARE) - 25}`,
      );
  }
  rows.push(`${sumOf(cells, m)} <= ${Math.max(0, usable - taken.reduce((sum, each) => sum + each, 0))}`);
  for (const subject of new Set(works.map(({ topic }) => topic.subject))) {
    const own = cells.filter(([index]) => works[index].topic.subject === subject);
    const most = shareOf(input, subject, usable, board.openSubjects) - (fixedOf.get(subject) ?? 0);
    if (own.length > 0) rows.push(`${sumOf(own, m)} <= ${Math.max(0, most)}`);
  }
};

/**
 * The week as a mixed-integer program in LP format: whether a work has a block on a day (z) and its minutes
 * (m). Five-minute steps and the order within days are relaxed, so its optimum is an upper bound; trial
 * exams, cards and fixed entries stay in place.
 */
export const weekAsProgram = (input) => {
  const program = startProgram(input);
  for (const add of [addBlocks, addOrder, addReviews, addLimits]) add(program);
  const { goal, rows, bounds, binaries, board, works } = program;
  const text = [
    'Maximize',
    ` goal: ${goal.join('\n + ')}`,
    'Subject To',
    ...rows.map((row, index) => ` c${index}: ${row}`),
    'Bounds',
    ...bounds.map((bound) => ` ${bound}`),
    'Binary',
    ...binaries.map((name) => ` ${name}`),
    'End',
  ].join('\n');
  return { text, value: valueOfBlocks(board.blocks), works, blocks: board.blocks };
};
