import type { TargetUniversity } from '@netlik/contract/identity/goals';
import { placementOf } from '@netlik/domain/yks/placements';
import type { PresentContext } from '../users/present.ts';

export type GoalRow = {
  id: string;
  name: string;
  department: string;
  priority: number;
  image: string | null;
};

export const presentGoal = (row: GoalRow, { fileUrl }: PresentContext): TargetUniversity => ({
  _id: row.id,
  name: row.name,
  department: row.department,
  priority: row.priority,
  image: fileUrl(row.image),
  placement: placementOf(row.name, row.department),
});
