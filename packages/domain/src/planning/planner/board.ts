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

export function openBoard(input: PlannerInput, { reserve, shares, reviews }: BoardLimits = USUAL_LIMITS) {
  const hours = plannableMinutes(input);
  const total = hours.reduce((sum, each) => sum + each, 0);
  const works = openWork(input, addDays(input.weekStart, DAYS - 1));
  const openSubjects = new Set(works.map(({ topic }) => topic.subject)).size;
  const usable = total * (1 - reserve);
  const room = hours.map((each) => each);
  const used = new Array<number>(DAYS).fill(0);
  let budget = usable;
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

  const take = (day: number, minutes: number, subject: SubjectKey | null) => {
    room[day]! -= minutes;
    used[day]! += minutes;
    budget -= minutes;
    if (subject) bySubject.set(subject, (bySubject.get(subject) ?? 0) + minutes);
  };
  const settleLearnt = (work: Work) => {
    if (work.phase !== 'learn') return;
    const days = blocks.filter((block) => block.work === work).map(({ day }) => day);
    if (left.get(work)! <= 0) learntOn.set(work.topic.id, Math.max(-1, ...days));
    else learntOn.delete(work.topic.id);
  };

  for (const { day, minutes, subject, topicId, kind } of input.fixed) {
    const index = daysBetween(input.weekStart, day);
    if (index < 0 || index >= DAYS) continue;
    // Entries on past and rest days take none of the remaining hours.
    if (hours[index]! > 0) take(index, minutes, subject ?? null);
    const work = topicId && kind ? workOf.get(`${kind} ${topicId}`) : undefined;
    if (!work) continue;
    left.set(work, Math.max(0, left.get(work)! - minutes));
    if (work.phase === 'review') fixedReviews.add(work);
    if (work.phase === 'learn' && left.get(work) === 0) learntOn.set(work.topic.id, index);
  }

  /** A topic opens on the day after its prerequisites are learnt. */
  const needsMet = ({ topic }: Work, day: number) =>
    topic.needs.every((id) => {
      const need = byId.get(id);
      return !need || isLearnt(input, need) || (learntOn.get(id) ?? DAYS) < day;
    });
  const reviewsPlaced = (subject: SubjectKey, day: number) =>
    (reviewsOf.get(subject) ?? []).every(
      (review) =>
        fromDay.get(review)! > day ||
        fixedReviews.has(review) ||
        blocks.some((block) => block.work === review && block.day <= day),
    );
  const heavyAllowed = (day: number) => {
    const ofDay = blocks.filter((block) => block.day === day && block.work.phase !== 'review');
    const heavy = ofDay.filter(isHeavy).length;
    return heavy <= ofDay.length - heavy;
  };
  const shareLeft = (subject: SubjectKey) =>
    shares
      ? shareOf(input, subject, usable, openSubjects) - (bySubject.get(subject) ?? 0)
      : Number.POSITIVE_INFINITY;
  /** A day with room for two blocks reserves some for a second subject. */
  const dayShareLeft = (subject: SubjectKey, day: number) => {
    const whole = hours[day]! * (1 - reserve);
    if (!shares || openSubjects < 2 || whole < 2 * BLOCK.min) return Number.POSITIVE_INFINITY;
    const own = blocks
      .filter((block) => block.day === day && block.work.topic.subject === subject)
      .reduce((sum, { minutes }) => sum + minutes, 0);
    return whole - BLOCK.min - own;
  };
  /** The reserve holds for each day; a trial exam may use the day's but not the week's. */
  const dayLeft = (day: number) =>
    Math.min(room[day]!, Math.max(0, hours[day]! * (1 - reserve) - used[day]!), budget);

  /** True if prerequisites allow the work on this day, regardless of its length. */
  const mayStand = (work: Work, day: number): boolean => {
    const { topic, phase } = work;
    if (hours[day]! === 0) return false;
    if (phase === 'review') return fromDay.get(work)! <= day;
    if (phase === 'learn') return needsMet(work, day) && reviewsPlaced(topic.subject, day);
    return isLearnt(input, topic) || (learntOn.get(topic.id) ?? DAYS) <= day;
  };

  /** The longest block the day can take, or 0. */
  const lengthOn = (work: Work, day: number, wanted: number = work.maxBlock): number => {
    const rest = left.get(work)!;
    const { subject } = work.topic;
    if (rest <= 0 || dayLeft(day) < work.minBlock || shareLeft(subject) < work.minBlock) return 0;
    if (!mayStand(work, day)) return 0;
    if (blocks.some((block) => block.day === day && block.work === work)) return 0;
    let most = Math.min(wanted, work.maxBlock, dayLeft(day), shareLeft(subject), dayShareLeft(subject, day));
    if (work.phase === 'learn' && !heavyAllowed(day)) most = Math.min(most, HEAVY_MINUTES - BLOCK.step);
    most = floorToStep(Math.min(most, Math.max(rest, work.minBlock)));
    // The remainder must suffice for another block.
    if (rest - most > 0 && rest - most < work.minBlock && rest - work.minBlock >= work.minBlock)
      most = floorToStep(Math.min(most, rest - work.minBlock));
    return most >= work.minBlock ? most : 0;
  };

  const put = (work: Work, day: number, minutes: number): Block => {
    const block = { work, day, minutes };
    blocks.push(block);
    take(day, minutes, work.topic.subject);
    left.set(work, left.get(work)! - minutes);
    settleLearnt(work);
    return block;
  };
  const remove = (block: Block) => {
    blocks.splice(blocks.indexOf(block), 1);
    take(block.day, -block.minutes, block.work.topic.subject);
    left.set(block.work, left.get(block.work)! + block.minutes);
    settleLearnt(block.work);
  };

  return {
    hours,
    total,
    usable,
    openSubjects,
    works,
    blocks,
    workOf: (phase: string, topicId: string) => workOf.get(`${phase} ${topicId}`),
    left: (work: Work) => left.get(work)!,
    room: (day: number) => Math.min(room[day]!, budget),
    shareLeft,
    dayLeft,
    take,
    mayStand,
    lengthOn,
    put,
    remove,
  };
}

export type Board = ReturnType<typeof openBoard>;

export const isHeavy = ({ work, minutes }: Pick<Block, 'work' | 'minutes'>): boolean =>
  work.phase === 'learn' && minutes >= HEAVY_MINUTES;
