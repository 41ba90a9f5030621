export type GoalRow = {
  id: string;
  name: string;
  department: string;
  priority: number;
  image: string | null;
  programmeCode: string | null;
};
