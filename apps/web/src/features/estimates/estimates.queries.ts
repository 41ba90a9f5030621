import { estimates } from '@netlik/contract/estimates';
import { users } from '@netlik/contract/identity/users';
import { call } from '../../api/call.ts';
import { read } from '../../api/read.ts';

export type Basis = { basis: 'latest' | 'average'; placed: '0' | '1' };

export const estimateQueries = {
  own: (basis: Basis) => read(estimates.get, { query: basis }, { keepPrevious: true }),
};

export const saveDiplomaGrade = (personId: string, diplomaGrade: number) =>
  call(users.update, { params: { id: personId }, body: { diplomaGrade } });
