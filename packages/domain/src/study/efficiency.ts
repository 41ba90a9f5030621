import type { QuestionStats } from './question-stats.ts';

/** Percent points, because fractions would turn 75.5 into 75.499… and round it down. */
export const EFFICIENCY = {
  qualityWeight: 50,
  calmWeight: 30,
  completionWeight: 20,
  mostDistractions: 20,
} as const;

export interface EfficiencyInput {
  /** 1 to 5; null until rated. */
  readonly quality: number | null;
  readonly distractions: number;
  /** 0 to 1; null without a plan. */
  readonly completion: number | null;
}

/** Whole percent, monotonic in quality, completion and calm. Null without a quality. */
export function efficiency({ quality, distractions, completion }: EfficiencyInput): number | null {
  if (quality === null) return null;
  const { qualityWeight, calmWeight, completionWeight, mostDistractions } = EFFICIENCY;
  const undisturbed = mostDistractions - Math.min(distractions, mostDistractions);
  const judged = (qualityWeight * quality) / 5 + (calmWeight * undisturbed) / mostDistractions;
  return Math.round(
    completion === null
      ? (judged * 100) / (qualityWeight + calmWeight)
      : judged + completionWeight * Math.min(1, Math.max(0, completion)),
  );
}

/** By questions if there was a target, else by time. */
export function sessionCompletion(session: {
  readonly studiedSeconds: number;
  readonly plannedStudySeconds: number | null;
  readonly questions?: Pick<QuestionStats, 'completionRate'> | null;
}): number | null {
  const rate = session.questions?.completionRate ?? null;
  if (rate !== null) return rate / 100;
  if (!session.plannedStudySeconds) return null;
  return Math.min(1, session.studiedSeconds / session.plannedStudySeconds);
}

/** Shown beside the figure, built from the same constants. */
export const EFFICIENCY_EXPLANATION =
  `Verimlilik = kalite (%${EFFICIENCY.qualityWeight}) + sakinlik (%${EFFICIENCY.calmWeight}) + ` +
  `tamamlama (%${EFFICIENCY.completionWeight}). Sakinlik dikkat dağıtıcı sayısıyla azalır, ` +
  `${EFFICIENCY.mostDistractions} ve üzerinde sıfırdır. Plan yoksa kalite ve sakinlik tek başına sayılır.`;
