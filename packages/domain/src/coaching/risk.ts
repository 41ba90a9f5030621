import { daysBetween, type StudyDay } from '../study-day.ts';
import { RISK_REASONS, type RiskLevel, type RiskReason } from './values.ts';

export interface ProgressFacts {
  readonly lastStudyDay: StudyDay | null;
  readonly coachedSince: StudyDay;
  /** Completed percent of programs over seven and fourteen days. */
  readonly completion7: number | null;
  readonly completion14: number | null;
  readonly goalPercent: number | null;
  readonly netChange: number | null;
}

export type Risk = {
  /** 0 to 100, the sum of the reasons' points. */
  readonly score: number;
  readonly level: RiskLevel;
  readonly reasons: {
    readonly reason: RiskReason;
    readonly points: number;
    /** In days, percents or nets. */
    readonly figure: number;
  }[];
};

const IDLE_DAYS = 3;
const LOW_COMPLETION = 70;
const COMPLETION_FALL = 10;
const LOW_GOAL = 70;
const NET_FALL = 3;
export const HIGH_RISK = 45;
export const MEDIUM_RISK = 20;

type Weighed = { figure: number; points: number };
const weighed = (figure: number, points: number, most: number): Weighed => ({
  figure,
  points: Math.round(Math.min(most, points)),
});

type Rule = (facts: ProgressFacts, today: StudyDay) => Weighed | null;

/** The points of all rules add up to at most 100. */
const rules: Record<RiskReason, Rule> = {
  not_studying: ({ lastStudyDay, coachedSince }, today) => {
    const days = daysBetween(lastStudyDay ?? coachedSince, today);
    return days >= IDLE_DAYS ? weighed(days, 15 + 4 * (days - IDLE_DAYS), 35) : null;
  },
  net_falling: ({ netChange }) =>
    netChange !== null && netChange <= -NET_FALL ? weighed(netChange, 10 + 2 * -netChange, 25) : null,
  low_completion: ({ completion7: rate }) =>
    rate !== null && rate < LOW_COMPLETION ? weighed(rate, (LOW_COMPLETION - rate) / 3, 20) : null,
  behind_goal: ({ goalPercent: rate }) =>
    rate !== null && rate < LOW_GOAL ? weighed(rate, (LOW_GOAL - rate) / 5, 12) : null,
  completion_falling: ({ completion7, completion14 }) => {
    if (completion7 === null || completion14 === null) return null;
    const fall = completion14 - completion7;
    return fall >= COMPLETION_FALL ? weighed(fall, fall / 4, 8) : null;
  },
};

export function riskOf(facts: ProgressFacts, today: StudyDay): Risk {
  const reasons = RISK_REASONS.flatMap((reason) => {
    const found = rules[reason](facts, today);
    return found && found.points > 0 ? [{ reason, ...found }] : [];
  }).sort((a, b) => b.points - a.points);
  const score = reasons.reduce((sum, { points }) => sum + points, 0);
  return { score, level: score >= HIGH_RISK ? 'high' : score >= MEDIUM_RISK ? 'medium' : 'low', reasons };
}
