import { estimates } from '@netlik/contract/estimates';
import { users } from '@netlik/contract/identity/users';
import { call } from '../../api/call.ts';
import { read } from '../../api/read.ts';
import type { EstimateQuery } from '../../study/estimate-basis.ts';

export const estimateQueries = {
  own: (query: EstimateQuery) => read(estimates.get, { query }, { keepPrevious: true }),
};

export const saveDiplomaGrade = (personId: string, diplomaGrade: number) =>
  call(users.update, { params: { id: personId }, body: { diplomaGrade } });
