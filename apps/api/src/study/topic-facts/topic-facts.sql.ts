import type { PlannerCatalogue } from '@netlik/domain/study/topic-facts/catalogue';
import type { TopicOverride } from '@netlik/domain/study/topic-facts/topic-overrides';
import { type Executor, sql } from '../../db/database.ts';

export type TopicFacts = { catalogue: PlannerCatalogue; overrides: TopicOverride[] };

export const findTopicFacts = async (db: Executor) =>
  (
    await db.one<{ facts: TopicFacts }>(sql`
      select json_build_object(
        'catalogue', json_build_object(
          'efforts', array(
            select json_build_object('subject', subject, 'topic', topic, 'firstStudyMinutes', first_study_minutes,
              'practiceQuestions', practice_questions, 'reviewMinutes', review_minutes, 'order', position, 'kind', kind)
            from catalogue.topic_efforts order by subject, position),
          'needs', array(
            select json_build_object('subject', subject, 'topic', topic, 'needsSubject', needs_subject,
              'needsTopic', needs_topic, 'strength', strength)
            from catalogue.topic_prerequisites order by subject, topic, needs_subject, needs_topic),
          'counts', array(
            select json_build_object('subject', subject, 'topic', topic, 'year', year, 'questions', questions, 'kind', kind)
            from catalogue.topic_questions order by subject, topic, year)),
        'overrides', array(
          select json_build_object('subject', subject, 'topic', topic, 'firstStudyMinutes', first_study_minutes,
            'practiceQuestions', practice_questions, 'reviewMinutes', review_minutes, 'needs', needs)
          from topic_overrides order by subject, topic)) as facts`)
  ).facts;

export const saveOverride = (
  db: Executor,
  { subject, topic, firstStudyMinutes, practiceQuestions, reviewMinutes, needs }: TopicOverride,
  now: Date,
) =>
  db.run(sql`
    insert into topic_overrides (subject, topic, first_study_minutes, practice_questions, review_minutes, needs, updated_at)
    values (${subject}, ${topic}, ${firstStudyMinutes}, ${practiceQuestions}, ${reviewMinutes},
      ${needs && JSON.stringify(needs)}::jsonb, ${now})
    on conflict (subject, topic) do update set first_study_minutes = excluded.first_study_minutes,
      practice_questions = excluded.practice_questions, review_minutes = excluded.review_minutes,
      needs = excluded.needs, updated_at = excluded.updated_at`);

export const deleteOverride = (db: Executor, subject: string, topic: string) =>
  db.run(sql`delete from topic_overrides where subject = ${subject} and topic = ${topic}`);
