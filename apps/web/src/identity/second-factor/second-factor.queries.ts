import { secondFactor } from '@netlik/contract/identity/second-factor';
import { read } from '../../data/calls/read.ts';

export const secondFactorQueries = { own: () => read(secondFactor.get, {}) };
