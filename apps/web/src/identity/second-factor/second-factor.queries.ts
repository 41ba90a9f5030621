import { secondFactor } from '@netlik/contract/endpoints/identity/second-factor';
import { read } from '../../../api/read.ts';

export const secondFactorQueries = { own: () => read(secondFactor.get, {}) };
