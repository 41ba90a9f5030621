import type { StudyWindow } from './study-windows.ts';
import type { EntryKind } from './values.ts';
import { HEAVY_MINUTES } from './week.ts';

export interface TimedEntry {
  readonly kind: EntryKind;
  readonly subject: string;
  readonly topicId: string | null;
  readonly minutes: number;
}

export type Timed<E> = E & { readonly start: string | null; readonly atBestHour: boolean };

const BREAK_MINUTES = 10;
const HOUR = 60;

const isHard = ({ kind, minutes }: TimedEntry) => kind === 'learn' && minutes >= HEAVY_MINUTES;
const clock = (minute: number) =>
  `${String(Math.floor(minute / HOUR)).padStart(2, '0')}:${String(minute % HOUR).padStart(2, '0')}`;

/** Places entries one after the other; null once no window is long enough. */
function startsOf(entries: readonly TimedEntry[], windows: readonly StudyWindow[]): (number | null)[] {
  let at = 0;
  let minute = windows[0]?.startMinute ?? 0;
  return entries.map(({ minutes }) => {
    while (at < windows.length && minute + minutes > windows[at]!.endMinute) {
      at += 1;
      minute = windows[at]?.startMinute ?? 0;
    }
    if (at >= windows.length) return null;
    const start = minute;
    minute += minutes + BREAK_MINUTES;
    return start;
  });
}

/** Due repetitions precede first studies of their subject, and practice follows its topic's first study. */
const inOrder = (entries: readonly TimedEntry[]) =>
  entries.every(
    (entry, at) =>
      !entries
        .slice(at + 1)
        .some(
          (later) =>
            (entry.kind === 'learn' && later.kind === 'review' && later.subject === entry.subject) ||
            (entry.kind === 'practise' && later.kind === 'learn' && later.topicId === entry.topicId),
        ) && !(isHard(entry) && entries[at + 1] !== undefined && isHard(entries[at + 1]!)),
  );

const isBest = (start: number | null, minutes: number, best: readonly number[]) =>
  start !== null && best.some((hour) => start < (hour + 1) * HOUR && start + minutes > hour * HOUR);

function wellPlaced(
  entries: readonly TimedEntry[],
  windows: readonly StudyWindow[],
  best: readonly number[],
) {
  const starts = startsOf(entries, windows);
  return entries.reduce(
    (sum, entry, at) => sum + (isHard(entry) && isBest(starts[at]!, entry.minutes, best) ? entry.minutes : 0),
    0,
  );
}

/** Reorders a day so that hard first studies fall into the best hours, within the required order. */
function towardsBest<E extends TimedEntry>(
  given: readonly E[],
  windows: readonly StudyWindow[],
  best: readonly number[],
): readonly E[] {
  let order = given;
  let most = wellPlaced(order, windows, best);
  for (const hard of given.filter(isHard))
    for (let to = 0; to < given.length; to += 1) {
      const moved = order.filter((entry) => entry !== hard).toSpliced(to, 0, hard);
      const placed = wellPlaced(moved, windows, best);
      if (placed > most && inOrder(moved)) [order, most] = [moved, placed];
    }
  return order;
}

/** Assigns times the routine leaves free; without windows only the order is kept. */
export function timesOfDay<E extends TimedEntry>(
  entries: readonly E[],
  windows: readonly StudyWindow[],
  best: readonly number[],
): Timed<E>[] {
  const order = windows.length > 0 && best.length > 0 ? towardsBest(entries, windows, best) : entries;
  const starts = startsOf(order, windows);
  return order.map((entry, at) => ({
    start: starts[at] === null ? null : clock(starts[at]!),
    atBestHour: isHard(entry) && isBest(starts[at]!, entry.minutes, best),
    ...entry,
  }));
}
