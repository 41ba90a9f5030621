import { addDays, type StudyDay } from '../../study-day.ts';

export const SCORE = {
  /** Score window including today, which lets newcomers catch up. */
  days: 30,
  perMinute: 1,
  mostMinutesADay: 720,
  /** Per day with at least `activeDayMinutes`, so that regular study outweighs one long night. */
  activeDayBonus: 20,
  activeDayMinutes: 30,
} as const;

type Days = { readonly from: StudyDay; readonly to: StudyDay };

export function scoreWindow(today: StudyDay): Days {
  return { from: addDays(today, 1 - SCORE.days), to: today };
}

/** Days that enter or leave the score window, which change scores without a write. */
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
