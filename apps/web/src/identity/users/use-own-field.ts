import { account } from '@netlik/contract/identity/account';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../data/calls/read.ts';

/** The field the person studies for; null while it is not known. */
export const useOwnField = () => useQuery(read(account.profile, {})).data?.targetFieldType ?? null;
