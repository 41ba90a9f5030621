import type { StudyDay } from '../study-day.ts';

export const planStatuses = ['draft', 'active', 'completed', 'failed', 'archived'] as const;
export type PlanStatus = (typeof planStatuses)[number];

export const shownStatuses = ['completed', 'archived', 'upcoming', 'missed', 'draft', 'active'] as const;
/** What is shown of a program: missed and upcoming follow from its day. */
export type ShownStatus = (typeof shownStatuses)[number];

export function shownStatus(
  plan: { status: PlanStatus; completionRate: number; date: string },
  today: StudyDay,
): ShownStatus {
  if (plan.completionRate === 100 || plan.status === 'completed') return 'completed';
  if (plan.status === 'archived') return 'archived';
  if (plan.date > today) return 'upcoming';
  if (plan.status === 'failed' || (plan.date < today && plan.status !== 'draft')) return 'missed';
  return plan.status === 'draft' && plan.date !== today ? 'draft' : 'active';
}
