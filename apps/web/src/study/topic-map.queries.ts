import { topicFacts } from '@netlik/contract/topic-facts';
import { topicMap } from '@netlik/contract/topic-map';
import { read } from '../api/read.ts';

const HOUR_MS = 3_600_000;

export const topicMapQuery = (userId: string) => read(topicMap.get, { params: { userId } });

export const topicDetailQuery = (userId: string, subject: string, topic: string) =>
  read(topicMap.topic, { params: { userId, subject }, query: { topic } });

/** Counts of past exams, which change with a release. */
export const topicHistoryQuery = (subject: string) =>
  read(topicFacts.history, { params: { subject } }, { staleTime: HOUR_MS });
