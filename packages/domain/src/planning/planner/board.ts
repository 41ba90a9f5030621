import { addDays, dayOfWeek, daysBetween } from '../../study-day.ts';
import type { SubjectKey } from '../../yks/subject-keys.ts';
import {
  BLOCK,
  FREE_SHARE,
  HEAVY_MINUTES,
  MAX_DAY_MINUTES,
  type PlannerInput,
  SUBJECT_SHARE,
} from './week.ts';
import { isLearnt, openWork, type Work } from './work.ts';

export interface Block {
  readonly work: Work;
  readonly day: number;
  readonly minutes: number;
}

/** The student's emphasis on a subject changes its share. */
const SHARES = { '-1': 0.25, '0': SUBJECT_SHARE, '1': 0.55 } as const;
const DAYS = 7;

const floorToStep = (minutes: number) => Math.floor(minutes / BLOCK.step) * BLOCK.step;

/** Minutes from Monday to Sunday without past days, rest days and days from the exam on. */
export function plannableMinutes({ today, weekStart, examDay, rules }: PlannerInput): number[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(weekStart, index);
    if (day < today || day >= examDay || dayOfWeek(day) === rules.restDay) return 0;
    const minutes = rules.hours[index] ?? 0;
    return Number.isFinite(minutes) ? Math.min(MAX_DAY_MINUTES, Math.max(0, Math.floor(minutes))) : 0;
  });
}

/** Weekly maximum of a subject: its share, more only if too few subjects are left to fill the week. */
export function shareOf(
  input: PlannerInput,
  subject: SubjectKey,
  usable: number,
  openSubjects: number,
): number {
  const share = SHARES[`${input.rules.emphasis[subject] ?? 0}`];
  return Math.max(BLOCK.min, usable * Math.max(share, 1 / Math.max(1, openSubjects)));
}

export interface BoardLimits {
  readonly reserve: number;
  readonly shares: boolean;
  /** Topics with due repetitions that block new topics; null for all of them. */
  readonly reviews: ReadonlySet<string> | null;
}

const USUAL_LIMITS: BoardLimits = { reserve: FREE_SHARE, shares: true, reviews: null };

function startWeek(input: PlannerInput, { reserve, shares, reviews }: BoardLimits) {
  const hours = plannableMinutes(input);
  const total = hours.reduce((sum, each) => sum + each, 0);
  const works = openWork(input, addDays(input.weekStart, DAYS - 1));
  const openSubjects = new Set(works.map(({ topic }) => topic.subject)).size;
  const usable = total * (1 - reserve);
  const room = hours.map((each) => each);
  const used = new Array<number>(DAYS).fill(0);
  const bySubject = new Map<SubjectKey, number>();
  const blocks: Block[] = [];
  const left = new Map<Work, number>(works.map((work) => [work, work.minutes]));
  /** The last day with a first-study block, set once the first study is finished. */
  const learntOn = new Map<string, number>();
  const workOf = new Map(works.map((work) => [`${work.phase} ${work.topic.id}`, work]));
  const byId = new Map(input.topics.map((topic) => [topic.id, topic]));
  const reviewsOf = new Map<SubjectKey, Work[]>();
  const fromDay = new Map(
    works.flatMap((work) => (work.from ? [[work, daysBetween(input.weekStart, work.from)] as const] : [])),
  );
  for (const work of works)
    if (work.phase === 'review' && (!reviews || reviews.has(work.topic.id)))
      reviewsOf.set(work.topic.subject, [...(reviewsOf.get(work.topic.subject) ?? []), work]);

  const fixedReviews = new Set<Work>();
  return {
    input,
    reserve,
    shares,
    hours,
    total,
    works,
    openSubjects,
    usable,
    budget: usable,
    room,
    used,
    bySubject,
    blocks,
    left,
    learntOn,
    workOf,
    byId,
    reviewsOf,
    fromDay,
    fixedReviews,
  };
}

type Week = ReturnType<typeof startWeek>;

const take = (week: Week, day: number, minutes: number, subject: SubjectKey | null) => {
  week.room[day]! -= minutes;
  week.used[day]! += minutes;
  week.budget -= minutes;
  if (subject) week.bySubject.set(subject, (week.bySubject.get(subject) ?? 0) + minutes);
};

const settleLearnt = ({ blocks, left, learntOn }: Week, work: Work) => {
  if (work.phase !== 'learn') return;
  const days = blocks.filter((block) => block.work === work).map(({ day }) => day);
  if (left.get(work)! <= 0) learntOn.set(work.topic.id, Math.max(-1, ...days));
  else learntOn.delete(work.topic.id);
};

const placeFixed = (week: Week) => {
  const { input, hours, workOf, left, learntOn, fixedReviews } = week;
  for (const { day, minutes, subject, topicId, kind } of input.fixed) {
    const index = daysBetween(input.weekStart, day);
    if (index < 0 || index >= DAYS) continue;
    // Entries on past and rest days take none of the remaining hours.
    if (hours[index]! > 0) take(week, index, minutes, subject ?? null);
    const work = topicId && kind ? workOf.get(`${kind} ${topicId}`) : undefined;
    if (!work) continue;
    left.set(work, Math.max(0, left.get(work)! - minutes));
    if (work.phase === 'review') fixedReviews.add(work);
    if (work.phase === 'learn' && left.get(work) === 0) learntOn.set(work.topic.id, index);
  }
};

/** A topic opens on the day after its prerequisites are learnt. */
const needsMet = ({ input, byId, learntOn }: Week, { topic }: Work, day: number) =>
  topic.needs.every((id) => {
    const need = byId.get(id);
    return !need || isLearnt(input, need) || (learntOn.get(id) ?? DAYS) < day;
  });

const reviewsPlaced = (
  { reviewsOf, fromDay, fixedReviews, blocks }: Week,
  subject: SubjectKey,
  day: number,
) =>
  (reviewsOf.get(subject) ?? []).every(
    (review) =>
      fromDay.get(review)! > day ||
      fixedReviews.has(review) ||
      blocks.some((block) => block.work === review && block.day <= day),
  );

const heavyAllowed = ({ blocks }: Week, day: number) => {
  const ofDay = blocks.filter((block) => block.day === day && block.work.phase !== 'review');
  const heavy = ofDay.filter(isHeavy).length;
  return heavy <= ofDay.length - heavy;
};

const shareLeft = ({ input, shares, usable, openSubjects, bySubject }: Week, subject: SubjectKey) =>
  shares
    ? shareOf(input, subject, usable, openSubjects) - (bySubject.get(subject) ?? 0)
    : Number.POSITIVE_INFINITY;

/** A day with room for two blocks reserves some for a second subject. */
const dayShareLeft = (
  { hours, reserve, shares, openSubjects, blocks }: Week,
  subject: SubjectKey,
  day: number,
) => {
  const whole = hours[day]! * (1 - reserve);
  if (!shares || openSubjects < 2 || whole < 2 * BLOCK.min) return Number.POSITIVE_INFINITY;
  const own = blocks
    .filter((block) => block.day === day && block.work.topic.subject === subject)
    .reduce((sum, { minutes }) => sum + minutes, 0);
  return whole - BLOCK.min - own;
};

/** The reserve holds for each day; a trial exam may use the day's but not the week's. */
const dayLeft = ({ room, hours, reserve, used, budget }: Week, day: number) =>
  Math.min(room[day]!, Math.max(0, hours[day]! * (1 - reserve) - used[day]!), budget);

/** True if prerequisites allow the work on this day, regardless of its length. */
const mayStand = (week: Week, work: Work, day: number): boolean => {
  const { input, hours, fromDay, learntOn } = week;
  const { topic, phase } = work;
  if (hours[day]! === 0) return false;
  if (phase === 'review') return fromDay.get(work)! <= day;
  if (phase === 'learn') return needsMet(week, work, day) && reviewsPlaced(week, topic.subject, day);
  return isLearnt(input, topic) || (learntOn.get(topic.id) ?? DAYS) <= day;
};

/** The longest block the day can take, or 0. */
const lengthOn = (week: Week, work: Work, day: number, wanted: number = work.maxBlock): number => {
  const rest = week.left.get(work)!;
  const { subject } = work.topic;
  if (rest <= 0 || dayLeft(week, day) < work.minBlock || shareLeft(week, subject) < work.minBlock) return 0;
  if (!mayStand(week, work, day)) return 0;
  if (week.blocks.some((block) => block.day === day && block.work === work)) return 0;
  let most = Math.min(
    wanted,
    work.maxBlock,
    dayLeft(week, day),
    shareLeft(week, subject),
    dayShareLeft(week, subject, day),
  );
  if (work.phase === 'learn' && !heavyAllowed(week, day)) most = Math.min(most, HEAVY_MINUTES - BLOCK.step);
  most = floorToStep(Math.min(most, Math.max(rest, work.minBlock)));
  // The remainder must suffice for another block.
  if (rest - most > 0 && rest - most < work.minBlock && rest - work.minBlock >= work.minBlock)
    most = floorToStep(Math.min(most, rest - work.minBlock));
  return most >= work.minBlock ? most : 0;
};

const put = (week: Week, work: Work, day: number, minutes: number): Block => {
  const block = { work, day, minutes };
  week.blocks.push(block);
  take(week, day, minutes, work.topic.subject);
  week.left.set(work, week.left.get(work)! - minutes);
  settleLearnt(week, work);
  return block;
};

const remove = (week: Week, block: Block) => {
  week.blocks.splice(week.blocks.indexOf(block), 1);
  take(week, block.day, -block.minutes, block.work.topic.subject);
  week.left.set(block.work, week.left.get(block.work)! + block.minutes);
  settleLearnt(week, block.work);
};

export function openBoard(input: PlannerInput, limits: BoardLimits = USUAL_LIMITS) {
  const week = startWeek(input, limits);
  placeFixed(week);
  const { hours, total, usable, openSubjects, works, blocks, workOf, left, room } = week;
  return {
    hours,
    total,
    usable,
    openSubjects,
    works,
    blocks,
    workOf: (phase: string, topicId: string) => workOf.get(`${phase} ${topicId}`),
    left: (work: Work) => left.get(work)!,
    room: (day: number) => Math.min(room[day]!, week.budget),
    shareLeft: (subject: SubjectKey) => shareLeft(week, subject),
    dayLeft: (day: number) => dayLeft(week, day),
    take: (day: number, minutes: number, subject: SubjectKey | null) => take(week, day, minutes, subject),
    mayStand: (work: Work, day: number) => mayStand(week, work, day),
    lengthOn: (work: Work, day: number, wanted?: number) => lengthOn(week, work, day, wanted),
    put: (work: Work, day: number, minutes: number) => put(week, work, day, minutes),
    remove: (block: Block) => remove(week, block),
  };
}

export type Board = ReturnType<typeof openBoard>;

export const isHeavy = ({ work, minutes }: Pick<Block, 'work' | 'minutes'>): boolean =>
  work.phase === 'learn' && minutes >= HEAVY_MINUTES;
