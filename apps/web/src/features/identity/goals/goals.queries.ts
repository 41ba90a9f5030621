import type { TargetUniversity } from '@netlik/contract/identity/goals';
import {
  mutationOptions,
  type QueryClient,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { profileQueries, saveProfile } from '../users/users.queries.ts';
import { applyChange, byPriority, type GoalChange, toGoalList, touches } from './goal-changes.ts';

const CHANGES = ['goals', 'change'] as const;

/**
 * One change at a time, each upon what the server has by then: the list is saved whole, and a second change that left
 * before the first arrived would undo it.
 */
const changeGoals = (queries: QueryClient, personId: string) =>
  mutationOptions({
    mutationKey: CHANGES,
    scope: { id: CHANGES.join('.') },
    mutationFn: async (change: GoalChange) => {
      const profile = await queries.ensureQueryData(profileQueries.own(personId));
      const targetUniversities = toGoalList(applyChange(profile.targetUniversities, change));
      return saveProfile(queries, personId, { targetUniversities });
    },
  });

/** The list as it will be when everything on its way has arrived. A change that fails drops out by itself. */
export const useGoals = (personId: string) => {
  const profile = useQuery(profileQueries.own(personId));
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
