import { minuteOf } from '../../study/habits/schedule.ts';
import { type PlannedWork, planAction } from './plan-action.ts';

export interface OrderedItem extends Partial<PlannedWork> {
  readonly kind: 'plan' | 'weekly' | 'habit' | 'cards' | 'mistakes' | 'challenge' | 'coach';
  readonly done: boolean;
  /** HH:MM for items with a fixed time. */
  readonly time?: string;
}

const PLACES = { habit: 0, plan: 1, weekly: 2, cards: 3, mistakes: 4, coach: 5, challenge: 6 } as const;

const minuteFor = ({ time }: OrderedItem) => (time === undefined ? 0 : minuteOf(time));

/** Timed items first, then the plan in order, then repetitions, then the rest. */
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

/** A habit becomes next this long before its time. */
const SOON_MINUTES = 15;
/** After this time past a habit, startable items precede it. */
const PASSED_MINUTES = 60;

const isItsTime = (item: OrderedItem, now: number) =>
  minuteFor(item) - SOON_MINUTES <= now && now <= minuteFor(item) + PASSED_MINUTES;

/** Challenges are completed by doing other items. */
const STARTABLE: readonly OrderedItem['kind'][] = ['plan', 'weekly', 'cards', 'mistakes', 'coach'];

/** Subjects without anything left to study or record are skipped. */
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

/** The item due now, else the first that can be started, else any habit. */
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

/** An empty day can also be closed in the evening, because its study counts. */
export function canCloseDay(items: readonly OrderedItem[], now: number): boolean {
  const own = items.filter(({ kind }) => kind !== 'challenge' && kind !== 'coach');
  return now >= EVENING || (own.length > 0 && own.every(({ done }) => done));
}
