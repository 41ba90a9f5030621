export const FOCUS = { calmWeight: 60, qualityWeight: 40, mostDistractionsAnHour: 10 } as const;
export const STEADY_VELOCITY = 50;

/** Percent of days with study; null for an empty period. */
export function consistencyScore(studiedDays: number, days: number): number | null {
  return days <= 0 ? null : Math.min(100, Math.round((studiedDays / days) * 100));
}

/** Percent from calm and quality, monotonic in both. Null without ratings or study. */
export function focusScore(study: {
  readonly minutes: number;
  readonly distractions: number;
  /** 1 to 5. */
  readonly averageQuality: number | null;
}): number | null {
  if (study.minutes <= 0 || study.averageQuality === null) return null;
  const anHour = (study.distractions * 60) / study.minutes;
  const calm = 1 - Math.min(anHour, FOCUS.mostDistractionsAnHour) / FOCUS.mostDistractionsAnHour;
  return Math.round(FOCUS.calmWeight * calm + (FOCUS.qualityWeight * study.averageQuality) / 5);
}

/**
 * Study time compared with the previous period: 50 is equal, 100 at least double; null without a previous
 * value.
 */
export function velocityScore(minutes: number, previousMinutes: number): number | null {
  if (previousMinutes <= 0) return null;
  return Math.min(100, Math.round((minutes / previousMinutes) * STEADY_VELOCITY));
}

export type AnalyticsScore = 'consistencyScore' | 'focusScore' | 'velocityScore';

/** Shown beside each score, built from the same constants. */
export const SCORE_EXPLANATIONS: Readonly<Record<AnalyticsScore, string>> = {
  consistencyScore:
    'Düzen = çalıştığın günler ÷ dönemin bugüne kadarki günleri. Her gün çalıştıysan 100, iki günde bir çalıştıysan 50.',
  focusScore:
    `Odak = sakinlik (%${FOCUS.calmWeight}) + ortalama kalite (%${FOCUS.qualityWeight}). Sakinlik saat ` +
    `başına dikkat dağıtıcıyla azalır, saatte ${FOCUS.mostDistractionsAnHour} ve üzerinde sıfırdır.`,
  velocityScore:
    `Tempo = bu dönemki süren, bir önceki dönemin aynı günleriyle karşılaştırılır. ${STEADY_VELOCITY} aynı tempo, ` +
    '100 iki katı. Önceki dönemde çalışma yoksa gösterilmez.',
};
