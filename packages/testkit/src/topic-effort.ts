import { sql } from '@netlik/api/db/database';
import { TOPIC_FACTS_CHANGED } from '@netlik/api/study/topic-facts/topic-facts.service';
import type { World } from './world.ts';

/** One topic in an otherwise empty catalogue, known to the server at once. */
export const addTopicEffort = async ({ db, deps }: World) => {
  await db.run(sql`
    insert into catalogue.topic_efforts (subject, topic, first_study_minutes, practice_questions, review_minutes,
      position, kind)
    values ('fizik', 'Optik', 240, 90, 25, 1, 'once') on conflict do nothing`);
  deps.bus.publish(TOPIC_FACTS_CHANGED, null);
  return { subject: 'fizik', topic: 'Optik' };
};
