import { minuteOf } from '../../study/habits/schedule.ts';
import { type PlannedWork, planAction } from './plan-action.ts';

/** What the order of a day needs to know of one of its things; a subject of a plan has its work. */
export interface OrderedItem extends Partial<PlannedWork> {
  readonly kind: 'plan' | 'weekly' | 'habit' | 'cards' | 'mistakes' | 'challenge' | 'coach';
  readonly done: boolean;
  /** HH:MM, of what is bound to a time. */
  readonly time?: string;
}

const PLACES = { habit: 0, plan: 1, weekly: 2, cards: 3, mistakes: 4, coach: 5, challenge: 6 } as const;

const minuteFor = ({ time }: OrderedItem) => (time === undefined ? 0 : minuteOf(time));

/** Bound to a time first, then the plan in its order, then what is to be repeated, then the rest. */
export function orderDay<I extends OrderedItem>(items: readonly I[]): I[] {
  return items
    .map((item, given) => ({ item, given }))
    .sort(
      (a, b) =>
        PLACES[a.item.kind] - PLACES[b.item.kind] ||
        minuteFor(a.item) - minuteFor(b.item) ||
        a.given - b.given,
    )
    .map(({ item }) => item);
}

/** So long before its time a habit is what comes next. */
const SOON_MINUTES = 15;
/** So long after it, it gives way to what can be started. */
const PASSED_MINUTES = 60;

const isItsTime = (item: OrderedItem, now: number) =>
  minuteFor(item) - SOON_MINUTES <= now && now <= minuteFor(item) + PASSED_MINUTES;

/** Challenges are reached by doing the rest. */
const STARTABLE: readonly OrderedItem['kind'][] = ['plan', 'weekly', 'cards', 'mistakes', 'coach'];

/** A subject of a plan with nothing left to study or record is passed over. */
const isOffered = ({
  done,
  targetTime,
  studyTime = 0,
  targetQuestions = null,
  completedQuestions = 0,
}: OrderedItem) =>
  !done &&
  (targetTime === undefined ||
    planAction({ targetTime, studyTime, targetQuestions, completedQuestions }) !== null);

/** What to do at this minute of the day: what its time has come for, else the first that can be started, else any habit. */
export function nextOfDay<I extends OrderedItem>(ordered: readonly I[], now: number): I | null {
  const open = ordered.filter(isOffered);
  return (
    open.find((item) => item.kind === 'habit' && isItsTime(item, now)) ??
    open.find(({ kind }) => STARTABLE.includes(kind)) ??
    open.find((item) => item.kind === 'habit' && minuteFor(item) <= now) ??
    null
  );
}

const EVENING = 20 * 60;

/** A day without anything in it is closed in the evening too: its study counts. */
export function canCloseDay(items: readonly OrderedItem[], now: number): boolean {
  const own = items.filter(({ kind }) => kind !== 'challenge' && kind !== 'coach');
  return now >= EVENING || (own.length > 0 && own.every(({ done }) => done));
}
