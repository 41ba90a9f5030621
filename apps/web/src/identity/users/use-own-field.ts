import { account } from '@netlik/contract/identity/account';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../data/calls/read.ts';

/** Null until loaded, and for users without a field. */
export const useOwnField = () => useQuery(read(account.profile, {})).data?.targetFieldType ?? null;
