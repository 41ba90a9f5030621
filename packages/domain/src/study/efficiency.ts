import type { QuestionStats } from './question-stats.ts';

/** Weights in percent points: with fractions 75.5 would come out as 75.499… and be rounded down. */
export const EFFICIENCY = {
  qualityWeight: 50,
  calmWeight: 30,
  completionWeight: 20,
  /** At this many distractions the calm part is zero. */
  mostDistractions: 20,
} as const;

export interface EfficiencyInput {
  /** 1 to 5; null until the student rates the session. */
  readonly quality: number | null;
  readonly distractions: number;
  /** 0 to 1; null when nothing was planned. */
  readonly completion: number | null;
}

/** Whole percent. Never falls with quality or completion, never rises with distractions. Null without a quality. */
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

/** The completed share of the plan: by questions if there was a target, else by time. */
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

/** Shown beside the figure; made of the same constants as the figure. */
export const EFFICIENCY_EXPLANATION =
  `Verimlilik = kalite (%${EFFICIENCY.qualityWeight}) + sakinlik (%${EFFICIENCY.calmWeight}) + ` +
  `tamamlama (%${EFFICIENCY.completionWeight}). Sakinlik dikkat dağıtıcı sayısıyla azalır, ` +
  `${EFFICIENCY.mostDistractions} ve üzerinde sıfırdır. Plan yoksa kalite ve sakinlik tek başına sayılır.`;
