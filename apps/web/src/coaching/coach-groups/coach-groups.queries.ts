import { coachGroups } from '@netlik/contract/endpoints/coach/coach-groups';
import { read } from '../../../api/read.ts';

export const coachGroupQueries = { list: () => read(coachGroups.list, {}) };
