import { TOPIC_FACTS_CHANGED } from '@netlik/api/study/topic-facts/topic-facts.service';
import { ensureRow } from './stored-rows/insert-row.ts';
import type { World } from './world.ts';

/** One topic in an otherwise empty catalogue, cached by the server. */
export const addTopicEffort = async ({ db, deps }: World) => {
  const { subject, topic } = await ensureRow(db, 'catalogue.topic_efforts', {});
  deps.bus.publish(TOPIC_FACTS_CHANGED, null);
  return { subject, topic };
};
