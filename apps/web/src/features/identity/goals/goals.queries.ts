import { estimates } from '@netlik/contract/estimates';
import type { TargetUniversity } from '@netlik/contract/identity/goals';
import {
  mutationOptions,
  type QueryClient,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { read } from '../../../api/read.ts';
import { updateProfile, userQueries } from '../users/users.queries.ts';
import { applyChange, byPriority, type GoalChange, toGoalList, touches } from './goal-changes.ts';

export const goalQueries = { gaps: () => read(estimates.goals, { query: {} }) };

const CHANGES = ['goals', 'change'] as const;

/** Serialised: the list is saved as a whole, so a change based on an old list would undo the previous one. */
const changeGoals = (queries: QueryClient, personId: string) =>
  mutationOptions({
    mutationKey: CHANGES,
    scope: { id: CHANGES.join('.') },
    mutationFn: async (change: GoalChange) => {
      const profile = await queries.ensureQueryData(userQueries.own());
      const targetUniversities = toGoalList(applyChange(profile.targetUniversities, change));
      return updateProfile(queries, personId, { targetUniversities });
    },
  });

/** The list with pending changes applied. A failed change drops out by itself. */
export const useGoals = (personId: string) => {
  const profile = useQuery(userQueries.own());
  const { mutateAsync: change } = useMutation(changeGoals(useQueryClient(), personId));
  const pending = useMutationState({
    filters: { mutationKey: CHANGES, status: 'pending' },
    select: ({ state }) => state.variables as GoalChange,
  });
  const saved = profile.data?.targetUniversities;
  const goals = saved ? byPriority(pending.reduce(applyChange, saved)) : [];
  const isSaving = (goal: TargetUniversity) => pending.some((one) => touches(one, goal));
  return { profile, goals, isSaving, change };
};
