import { topicFacts } from '@netlik/contract/study/topic-facts';
import { read } from '../../data/calls/read.ts';

const HOUR_MS = 3_600_000;

/** Changes only with a release. */
export const topicHistoryQuery = (subject: string) =>
  read(topicFacts.history, { params: { subject } }, { staleTime: HOUR_MS });
