import type { TargetUniversity } from '@netlik/contract/identity/goals';
import { placementOf } from '@netlik/domain/yks/placements';
import type { PresentContext } from '../users/present-context.ts';
import type { PlacedGoalRow } from './goal-row.ts';

export const presentGoal = (row: PlacedGoalRow, { fileUrl }: PresentContext): TargetUniversity => ({
  _id: row.id,
  name: row.name,
  department: row.department,
  priority: row.priority,
  image: fileUrl(row.image),
  programmeCode: row.programmeCode,
  placement: placementOf(row.programmes),
});
