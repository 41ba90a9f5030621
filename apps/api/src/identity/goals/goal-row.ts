import type { PlacedProgramme } from '@netlik/domain/yks/placements';

export type GoalRow = {
  id: string;
  name: string;
  department: string;
  priority: number;
  image: string | null;
  programmeCode: string | null;
};

export type PlacedGoalRow = GoalRow & { programmes: PlacedProgramme[] };
