import { coachGroups } from '@netlik/contract/coaching/coach-groups';
import { read } from '../../data/calls/read.ts';

export const coachGroupQueries = { list: () => read(coachGroups.list, {}) };
