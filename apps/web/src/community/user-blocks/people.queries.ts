import { userBlocks } from '@netlik/contract/community/user-blocks';
import type { FoundPerson } from '@netlik/contract/identity/person';
import { users } from '@netlik/contract/identity/users';
import { call } from '../../data/calls/call.ts';
import { read } from '../../data/calls/read.ts';
import { failureOf } from '../../data/writes/failure.ts';

const SHOWN = 8;
const RESOLVED = 5;
export const MIN_SEARCH = 2;

export const isEmail = (text: string) => text.includes('@');

/** Returns an empty list if no user has this address or the user is hidden. */
const byEmail = async (email: string, signal?: AbortSignal): Promise<FoundPerson[]> => {
  try {
    return [await call(users.byEmail, { query: { email } }, signal)];
  } catch (error) {
    if ([400, 404].includes(failureOf(error)?.status ?? 0)) return [];
    throw error;
  }
};

const byName = (q: string, limit: number, purpose: string, signal?: AbortSignal) =>
  call(users.search, { query: { q, limit, for: purpose, roleExcludes: 'admin,coach' } }, signal);

export const findStudents = (text: string, purpose: string, limit = RESOLVED, signal?: AbortSignal) =>
  isEmail(text) ? byEmail(text, signal) : byName(text, limit, purpose, signal);

export const peopleQueries = {
  search: (text: string, purpose: string) => ({
    queryKey: [users.search.path, purpose, text] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => findStudents(text, purpose, SHOWN, signal),
    staleTime: 10_000,
    retry: false,
  }),
  blocked: () => read(userBlocks.listBlocked, {}),
};
