import type { StudyDay } from '../../study-day.ts';
import type { DailyPlanStatus, ShownStatus } from './values.ts';

export function shownStatus(
  plan: { status: DailyPlanStatus; completionRate: number; date: string },
  today: StudyDay,
): ShownStatus {
  if (plan.completionRate === 100 || plan.status === 'completed') return 'completed';
  if (plan.status === 'archived') return 'archived';
  if (plan.date > today) return 'upcoming';
  if (plan.status === 'failed' || (plan.date < today && plan.status !== 'draft')) return 'missed';
  return plan.status === 'draft' && plan.date !== today ? 'draft' : 'active';
}
