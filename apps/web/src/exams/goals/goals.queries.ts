import { estimates } from '@netlik/contract/exams/estimates';
import { universityProgrammes } from '@netlik/contract/exams/university-programmes';
import type { TargetUniversity } from '@netlik/contract/identity/goals';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { read } from '../../data/calls/read.ts';
import type { Failure } from '../../data/writes/failure.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { updateProfile } from '../../identity/users/user-writes.ts';
import { userQueries } from '../../identity/users/users.queries.ts';
import { applyChange, byPriority, type GoalChange, toGoalList, touches } from './goal-changes.ts';

const CATALOGUE_STALE_MS = 60 * 60_000;

export const goalQueries = {
  gaps: () => read(estimates.goals, { query: {} }),
  departments: (university: string) =>
    read(universityProgrammes.departments, { query: { university } }, { staleTime: CATALOGUE_STALE_MS }),
};

let last: Promise<unknown> = Promise.resolve();

/** The list is saved as a whole, so a change based on an old list would revert the previous one. */
const afterTheLast = <T>(work: () => Promise<T>): Promise<T> => {
  const next = last.then(work, work);
  last = next;
  return next;
};

type Handlers = {
  failed: (change: GoalChange) => string;
  onFailed: (failure: Failure, change: GoalChange) => unknown;
};

/** Applies pending changes to the list; a failed change is dropped. */
export const useGoals = (personId: string, handlers: Handlers) => {
  const queries = useQueryClient();
  const profile = useQuery(userQueries.own());
  const { send: change, inputs: pending } = useWrite(
    (goalChange: GoalChange, { send }) =>
      afterTheLast(async () => {
        const { targetUniversities: before } = await queries.ensureQueryData(userQueries.own());
        const targetUniversities = toGoalList(applyChange(before, goalChange));
        return updateProfile(queries, send, personId, { targetUniversities });
      }),
    handlers,
  );
  const saved = profile.data?.targetUniversities;
  const goals = saved ? byPriority(pending.reduce(applyChange, saved)) : [];
  const isSaving = (goal: TargetUniversity) => pending.some((one) => touches(one, goal));
  return { profile, goals, isSaving, change };
};
