import type { TargetUniversity } from '@netlik/contract/identity/goals';

export type GoalChange =
  | { kind: 'add'; goal: TargetUniversity }
  | { kind: 'edit'; goal: TargetUniversity }
  | { kind: 'remove'; id: string };

const DRAFT = 'draft-';
let drafts = 0;

/** Uses a temporary id until the server assigns one. */
export const draftGoal = (goal: Omit<TargetUniversity, '_id' | 'placement'>): TargetUniversity => {
  drafts += 1;
  return { ...goal, _id: `${DRAFT}${drafts}`, placement: null };
};

export const isDraft = ({ _id }: TargetUniversity): boolean => _id.startsWith(DRAFT);

export const applyChange = (goals: readonly TargetUniversity[], change: GoalChange): TargetUniversity[] => {
  switch (change.kind) {
    case 'add':
      return [...goals, change.goal];
    case 'edit':
      return goals.map((goal) => (goal._id === change.goal._id ? change.goal : goal));
    case 'remove':
      return goals.filter(({ _id }) => _id !== change.id);
  }
};

export const touches = (change: GoalChange, { _id }: TargetUniversity): boolean =>
  (change.kind === 'remove' ? change.id : change.goal._id) === _id;

/** Equal priorities keep their insertion order. */
export const byPriority = (goals: readonly TargetUniversity[]): TargetUniversity[] =>
  goals.toSorted((a, b) => a.priority - b.priority);

export const toGoalList = (goals: readonly TargetUniversity[]) =>
  goals.map((goal) => {
    const { _id, name, department, priority, image, programmeCode } = goal;
    return { ...(isDraft(goal) ? {} : { _id }), name, department, priority, image, programmeCode };
  });
