import { addDays, type StudyDay } from '../../study-day.ts';

export const SCORE = {
  /** Days a score covers, today included, so that newcomers can catch up. */
  days: 30,
  perMinute: 1,
  mostMinutesADay: 720,
  /** For each day with at least `activeDayMinutes`: regular study weighs more than one long night. */
  activeDayBonus: 20,
  activeDayMinutes: 30,
} as const;

type Days = { readonly from: StudyDay; readonly to: StudyDay };

/** The days a score covers. */
export function scoreWindow(today: StudyDay): Days {
  return { from: addDays(today, 1 - SCORE.days), to: today };
}

/** The days that count on one of two days and not on the other: what was studied on them changes scores without being written. */
export function movedDays(before: StudyDay, today: StudyDay): Days[] {
  const [old, now] = [scoreWindow(before), scoreWindow(today)].sort((a, b) => (a.to < b.to ? -1 : 1)) as [
    Days,
    Days,
  ];
  if (old.to < now.from) return [old, now];
  if (old.to === now.to) return [];
  return [
    { from: old.from, to: addDays(now.from, -1) },
    { from: addDays(old.to, 1), to: now.to },
  ];
}

export const SCORE_EXPLANATION =
  `Son ${SCORE.days} günün puanı: zamanlayıcıyla çalıştığın her dakika ${SCORE.perMinute} puan ` +
  `(günde en çok ${SCORE.mostMinutesADay}), en az ${SCORE.activeDayMinutes} dakika çalıştığın her gün ` +
  `${SCORE.activeDayBonus} puan daha. Sıran bu puana göre, düzenli aralıklarla yenilenir.`;
