import { topicFacts } from '@netlik/contract/topic-facts';
import { read } from '../api/read.ts';

const HOUR_MS = 3_600_000;

/** Counts of past exams, which change with a release. */
export const topicHistoryQuery = (subject: string) =>
  read(topicFacts.history, { params: { subject } }, { staleTime: HOUR_MS });
