import { topicFacts } from '@netlik/contract/study/topic-facts';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import { ensureRow } from '@netlik/testkit/stored-rows/insert-row';
import { addTopicEffort } from '@netlik/testkit/topic-effort';
import { sql } from '../../db/database.ts';

const figures = { firstStudyMinutes: 180, practiceQuestions: 60, reviewMinutes: 20, needs: [] };
const ofSubject = { everyone: { input: () => ({ params: { subject: 'fizik' } }) } };

/** Topics have no owner, so admins who may edit one may edit all. */
const save = {
  input: async ({ world }: Cell) => {
    const { subject, topic } = await addTopicEffort(world);
    await world.db.run(sql`delete from topic_overrides`);
    return { params: { subject }, body: { topic, ...figures } };
  },
};
const reset = {
  input: async ({ world }: Cell) => {
    const { subject, topic } = await addTopicEffort(world);
    await ensureRow(world.db, 'topic_overrides', { subject, topic, reviewMinutes: 55 });
    return { params: { subject }, body: { topic } };
  },
};
const missing = (body: object) => ({
  input: () => ({ params: { subject: 'fizik' }, body: { topic: 'Simya', ...body } }),
  outcome: { others: 'topic.not_found' } as const,
});

accessSuite('topicFacts', topicFacts, {
  history: ofSubject,
  list: ofSubject,
  save: { own: save, other: save, missing: missing(figures) },
  reset: { own: reset, other: reset, missing: missing({}) },
});
