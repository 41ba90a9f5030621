import type { StudySession } from '@netlik/contract/study/study-sessions';
import { secondsOf } from '@netlik/domain/totals';

export type DayAggregate = {
  totalTime: number;
  sessionCount: number;
  averageQuality: number | null;
  /** In percent. */
  averageEfficiency: number | null;
};

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((total, value) => total + value, 0) / values.length;

/** Averages skip sessions without a rating. */
export const aggregateDay = (sessions: readonly StudySession[]): DayAggregate => {
  const quality = mean(sessions.flatMap((each) => each.quality ?? []));
  const efficiency = mean(sessions.flatMap((each) => each.efficiency ?? []));
  return {
    totalTime: sessions.reduce((total, { duration }) => total + secondsOf(duration), 0) / 60,
    sessionCount: sessions.length,
    averageQuality: quality === null ? null : Math.round(quality * 10) / 10,
    averageEfficiency: efficiency === null ? null : Math.round(efficiency),
  };
};
