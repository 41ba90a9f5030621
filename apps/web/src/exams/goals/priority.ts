export type PriorityBand = 'high' | 'medium' | 'low';

export const priorityBand = (priority: number): PriorityBand => {
  if (priority <= 3) return 'high';
  return priority <= 6 ? 'medium' : 'low';
};

export const PRIORITIES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Returns the first unused priority as the default of a new goal. */
export const freePriority = (goals: readonly { priority: number }[]): number =>
  PRIORITIES.find((priority) => goals.every((goal) => goal.priority !== priority)) ?? 10;
