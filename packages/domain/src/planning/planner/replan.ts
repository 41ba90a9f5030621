import { addDays, daysBetween, type StudyDay } from '../../study-day.ts';
import { type Block, type Board, openBoard } from './board.ts';
import { orderDay } from './order-day.ts';
import { entryKey, questionsOf } from './plan-week.ts';
import { planYear, type UnfinishedTopic } from './plan-year.ts';
import type { DropReason } from './values.ts';
import { MAX_REASONS, type PlanEntry, type PlannerInput } from './week.ts';

/** Locked entries, such as manual ones, never move. */
export interface CurrentEntry extends PlanEntry {
  readonly done: boolean;
  readonly locked: boolean;
}

export interface Dropped {
  readonly entry: PlanEntry;
  readonly minutes: number;
  readonly reason: DropReason;
  /** Cost if the topic no longer fits before the exam; null while it does. */
  readonly cost: UnfinishedTopic | null;
}

export interface Replanned {
  readonly entries: readonly PlanEntry[];
  readonly moved: readonly { readonly entry: PlanEntry; readonly from: StudyDay }[];
  /** Remaining parts of entries that did not fit in one piece. */
  readonly added: readonly PlanEntry[];
  readonly dropped: readonly Dropped[];
}

interface Placed {
  readonly entry: CurrentEntry;
  readonly block: Block | null;
  readonly day: number;
  readonly minutes: number;
}

const DAYS = 7;
const byKey = (a: PlanEntry, b: PlanEntry) => (a.key < b.key ? -1 : 1);
/** Due work first, then by value. */
const byUrgency = (a: PlanEntry, b: PlanEntry) =>
  Number(b.kind === 'review') - Number(a.kind === 'review') || b.value - a.value || byKey(a, b);
const sameWork = (one: PlanEntry, kind: string, topicId: string | null) =>
  one.kind === kind && one.topicId === topicId;

/** Entries on the board, including those without work, such as trial exams and cards. */
function openWeek(input: PlannerInput, board: Board) {
  const known = new Set(input.topics.map(({ id }) => id));
  const placed: Placed[] = [];
  const dropped: { entry: CurrentEntry; minutes: number; reason: DropReason }[] = [];
  const workOf = ({ kind, topicId }: PlanEntry) => (topicId ? board.workOf(kind, topicId) : undefined);
  const drop = (entry: CurrentEntry, reason: DropReason, minutes = entry.minutes) =>
    dropped.push({ entry, minutes, reason });
  /** For an entry with a topic and without work. */
  const reasonWithout = ({ topicId }: PlanEntry): DropReason =>
    known.has(topicId!) ? 'already_done' : 'unknown_topic';

  const put = (entry: CurrentEntry, day: number, minutes: number) => {
    const work = workOf(entry);
    if (!work) board.take(day, minutes, null);
    placed.push({ entry, day, minutes, block: work ? board.put(work, day, minutes) : null });
  };
  const remove = (item: Placed) => {
    placed.splice(placed.indexOf(item), 1);
    if (item.block) board.remove(item.block);
    else board.take(item.day, -item.minutes, null);
  };
  const lengthOn = (entry: CurrentEntry, day: number, minutes: number): number => {
    const work = workOf(entry);
    if (work) return board.lengthOn(work, day, minutes);
    const taken = placed.some((each) => each.day === day && sameWork(each.entry, entry.kind, entry.topicId));
    const tooLate = entry.kind === 'exam' && addDays(input.weekStart, day + 1) >= input.examDay;
    return !taken && !tooLate && board.hours[day]! > 0 && board.room(day) >= minutes ? minutes : 0;
  };
  const wantedOf = (entry: CurrentEntry) => {
    const work = workOf(entry);
    return work ? Math.min(entry.minutes, Math.max(work.minBlock, board.left(work))) : entry.minutes;
  };
  const dayFor = (entry: CurrentEntry, minutes: number) =>
    Array.from({ length: DAYS }, (_, day) => day).find((day) => lengthOn(entry, day, minutes) === minutes);
  return { placed, dropped, put, remove, drop, workOf, reasonWithout, lengthOn, wantedOf, dayFor };
}

type Week = ReturnType<typeof openWeek>;

/** A more valuable entry may take the place of another, which moves only once. */
function createPlacing({ placed, put, remove, drop, workOf, reasonWithout, ...week }: Week) {
  const { lengthOn, wantedOf, dayFor } = week;
  const touched = new Set<CurrentEntry>();
  const makeRoom = (entry: CurrentEntry, minutes: number): boolean => {
    const weaker = placed
      .filter((each) => !each.entry.locked && !touched.has(each.entry) && each.entry.value < entry.value)
      .sort((a, b) => a.entry.value - b.entry.value || byKey(a.entry, b.entry));
    for (const item of weaker) {
      remove(item);
      if (lengthOn(entry, item.day, minutes) !== minutes) {
        put(item.entry, item.day, item.minutes);
        continue;
      }
      put(entry, item.day, minutes);
      touched.add(item.entry);
      const elsewhere = dayFor(item.entry, item.minutes);
      if (elsewhere === undefined) drop(item.entry, 'gave_way');
      else put(item.entry, elsewhere, item.minutes);
      return true;
    }
    return false;
  };
  const place = (entry: CurrentEntry, otherwise: DropReason) => {
    if (entry.topicId && !workOf(entry)) return drop(entry, reasonWithout(entry));
    touched.add(entry);
    const wanted = wantedOf(entry);
    const day = dayFor(entry, wanted);
    if (day !== undefined) return put(entry, day, wanted);
    if (entry.kind !== 'cards' && makeRoom(entry, wanted)) return;
    let rest = wanted;
    for (let each = 0; each < DAYS && rest > 0; each += 1) {
      const length = entry.topicId ? lengthOn(entry, each, rest) : 0;
      if (length === 0) continue;
      put(entry, each, length);
      rest -= length;
    }
    if (rest > 0) drop(entry, otherwise, rest);
  };
  return { touched, place };
}

export function replan(input: PlannerInput, current: readonly CurrentEntry[]): Replanned {
  const open = current.filter(({ done, locked, day }) => !done && !(locked && day < input.today));
  const planned = new Set(open.filter(({ kind }) => kind === 'review').map(({ topicId }) => topicId!));
  const board = openBoard(input, { reserve: 0, shares: false, reviews: planned });
  const indexOf = ({ day }: PlanEntry) => daysBetween(input.weekStart, day);
  const week = openWeek(input, board);
  const { placed, put, remove, drop, workOf, reasonWithout } = week;
  // Future entries stay unless their day has become too short.
  const homeless: CurrentEntry[] = [];
  for (const entry of current.filter(({ done, day }) => done && day >= input.today))
    if (board.hours[indexOf(entry)]! > 0) board.take(indexOf(entry), entry.minutes, null);
  const staying = open.filter(({ day }) => day >= input.today);
  for (const entry of staying.sort((a, b) => Number(b.locked) - Number(a.locked) || byUrgency(a, b))) {
    const work = workOf(entry);
    if (entry.locked) put(entry, indexOf(entry), entry.minutes);
    else if (entry.topicId && !work) drop(entry, reasonWithout(entry));
    else if (board.hours[indexOf(entry)]! === 0 || board.room(indexOf(entry)) < entry.minutes)
      homeless.push(entry);
    else put(entry, indexOf(entry), entry.minutes);
  }

  const { touched, place } = createPlacing(week);
  const missed = open.filter(({ day }) => day < input.today);
  // First studies keep their planned order, because one may unlock the next.
  const inTurn = (a: CurrentEntry, b: CurrentEntry) =>
    Number(b.kind === 'review') - Number(a.kind === 'review') ||
    (a.day < b.day ? -1 : a.day > b.day ? 1 : byUrgency(a, b));
  for (const entry of [...missed.sort(inTurn), ...homeless]) place(entry, 'no_room');

  // Entries placed before their prerequisites move behind them.
  for (let stray = strayOf(board, placed); stray; stray = strayOf(board, placed)) {
    remove(stray);
    if (touched.has(stray.entry)) drop(stray.entry, 'waits', stray.minutes);
    else place(stray.entry, 'waits');
  }
  return present(input, current, placed, week.dropped);
}

const strayOf = (board: Board, placed: readonly Placed[]): Placed | undefined =>
  placed.find(({ block, entry }) => block && !entry.locked && !board.mayStand(block.work, block.day));

function present(
  input: PlannerInput,
  current: readonly CurrentEntry[],
  placed: readonly Placed[],
  dropped: readonly { entry: CurrentEntry; minutes: number; reason: DropReason }[],
): Replanned {
  const unfinished = new Map(planYear(input).unfinished.map((each) => [each.topicId, each]));
  const parts = new Map<CurrentEntry, PlanEntry[]>();
  const entries: PlanEntry[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    const ofDay = placed.filter((each) => each.day === day);
    const ordered = orderDay(ofDay.flatMap(({ block }) => block ?? []));
    const rank = ({ block, entry }: Placed) =>
      block ? ordered.indexOf(block) : entry.position - current.length;
    for (const [position, item] of ofDay.sort((a, b) => rank(a) - rank(b)).entries()) {
      const entry = entryAt(input, item, position);
      entries.push(entry);
      parts.set(item.entry, [...(parts.get(item.entry) ?? []), entry]);
    }
  }
  const changed = [...parts].filter(
    ([before, now]) => now.length > 1 || now[0]!.day !== before.day || now[0]!.minutes !== before.minutes,
  );
  return {
    entries,
    moved: changed.map(([before, now]) => ({ entry: now[0]!, from: before.day })),
    added: changed.flatMap(([, now]) => now.slice(1)),
    dropped: dropped.map(({ entry, minutes, reason }) => ({
      entry,
      minutes,
      reason,
      cost: (entry.topicId && unfinished.get(entry.topicId)) || null,
    })),
  };
}

function entryAt(input: PlannerInput, { entry, day, minutes, block }: Placed, position: number): PlanEntry {
  const { done: _done, locked: _locked, ...plain } = entry;
  const date = addDays(input.weekStart, day);
  if (date === entry.day && minutes === entry.minutes) return { ...plain, position };
  const why = [
    { code: 'moved' as const, from: entry.day },
    ...entry.why.filter(({ code }) => code !== 'moved'),
  ];
  return {
    ...plain,
    key: entryKey(entry.kind, entry.topicId ?? entry.exam ?? entry.kind, date),
    day: date,
    position,
    minutes,
    questions: block ? questionsOf(block) : entry.questions,
    value: (entry.value * minutes) / entry.minutes,
    why: why.slice(0, MAX_REASONS),
  };
}
