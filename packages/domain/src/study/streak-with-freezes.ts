import { addDays, dayOfWeek, daysBetween, type StudyDay } from '../study-day.ts';

export const STREAK_RULES = { freezeEvery: 7, mostFreezes: 2 } as const;

/** From a Monday on this weekday (1 = Monday) is a rest day; null: none. */
export interface RestChoice {
  readonly from: StudyDay;
  readonly weekday: number | null;
}

export interface StreakWithFreezes {
  /** The newest day with study and the length of the streak that ends there. */
  readonly end: StudyDay | null;
  readonly days: number;
  readonly longest: number;
  readonly freezes: number;
  readonly frozen: readonly StudyDay[];
}

/** The choice in force on a day; choices may be unordered. */
export function restWeekdayOn(choices: readonly RestChoice[], day: StudyDay): number | null {
  let current: RestChoice | null = null;
  for (const choice of choices)
    if (choice.from <= day && (!current || choice.from >= current.from)) current = choice;
  return current?.weekday ?? null;
}

export function isRestDay(choices: readonly RestChoice[], day: StudyDay): boolean {
  return restWeekdayOn(choices, day) === dayOfWeek(day);
}

/** Freezes after the streak reaches `days`. */
export function freezesAfter(freezes: number, days: number): number {
  return days % STREAK_RULES.freezeEvery === 0 ? Math.min(STREAK_RULES.mostFreezes, freezes + 1) : freezes;
}

/** A rest day, else a freeze, covers a missed day; neither lengthens the streak. */
export function streakWithFreezes(
  studied: Iterable<StudyDay>,
  choices: readonly RestChoice[],
): StreakWithFreezes {
  let streak: StreakWithFreezes = { end: null, days: 0, longest: 0, freezes: 0, frozen: [] };
  for (const day of [...new Set(studied)].sort()) {
    const missed = streak.end === null ? 0 : daysBetween(streak.end, day) - 1;
    let { days, freezes } = streak;
    let frozen = [...streak.frozen];
    for (let index = 1; index <= missed; index++) {
      const gap = addDays(streak.end!, index);
      if (isRestDay(choices, gap)) continue;
      if (freezes > 0) {
        freezes -= 1;
        frozen.push(gap);
        continue;
      }
      days = 0;
      frozen = [];
      break;
    }
    days += 1;
    freezes = freezesAfter(freezes, days);
    streak = { end: day, days, freezes, frozen, longest: Math.max(streak.longest, days) };
  }
  return streak;
}

/** The last day the streak survives without more study, including the day that would continue it. */
export function keptUntil(
  { end, freezes }: Pick<StreakWithFreezes, 'end' | 'freezes'>,
  choices: readonly RestChoice[],
): StudyDay | null {
  if (end === null) return null;
  let day = addDays(end, 1);
  for (let left = freezes; ; day = addDays(day, 1)) {
    if (isRestDay(choices, day)) continue;
    if (left === 0) return day;
    left -= 1;
  }
}

/** Days between the streak's end and today that freezes cover. */
export function frozenSince(end: StudyDay, choices: readonly RestChoice[], today: StudyDay): StudyDay[] {
  const days: StudyDay[] = [];
  for (let day = addDays(end, 1); day < today; day = addDays(day, 1))
    if (!isRestDay(choices, day)) days.push(day);
  return days;
}

export const STREAK_WITH_FREEZES_EXPLANATION =
  `Haftada bir gün dinlenme günün olabilir; o gün seriyi ne bozar ne uzatır. Serin her ${STREAK_RULES.freezeEvery} güne ` +
  `ulaştığında bir dondurma kazanırsın, en çok ${STREAK_RULES.mostFreezes} tane: çalışmadığın bir günü serin için saklar.`;

export const STREAK_EXPLANATION =
  'Arka arkaya çalıştığın günlerin sayısı. Bugün henüz çalışmadıysan dünkü serin gece yarısına kadar seni bekler. ' +
  'Elle eklediğin çalışmalar da sayılır. Dinlenme günün ve dondurmaların çalışmadığın bir günde serini saklar.';
