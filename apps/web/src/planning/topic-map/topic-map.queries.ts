import { topicMap } from '@netlik/contract/planning/topic-map';
import { read } from '../../data/calls/read.ts';

export const topicMapQuery = (userId: string) => read(topicMap.get, { params: { userId } });

export const topicDetailQuery = (userId: string, subject: string, topic: string) =>
  read(topicMap.topic, { params: { userId, subject }, query: { topic } });
