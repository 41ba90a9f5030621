import type { TopicRecords } from '@netlik/domain/planning/planner/topic-evidence';
import type { ExamDates } from '@netlik/domain/yks/exam-dates';
import type { FieldType } from '@netlik/domain/yks/fields';
import { type Executor, type Sql, sql } from '../../db/database.ts';

export type StudentRecords = TopicRecords & {
  field: FieldType | null;
  targetYear: number | null;
  examDates: ExamDates[];
};

const savedDay = sql`(m.updated_at at time zone 'Europe/Istanbul')::date`;

/** Topic names are unique only within a subject; readers drop additional matches. */
type Named = { subjects: readonly string[]; topics: readonly string[] };

/** All records of user `u`'s work on topics, or only on the named ones. */
const records = (named?: Named) => {
  const ofTopic = (topic: Sql) => (named ? sql`and ${topic} = any(${named.topics}::text[])` : sql``);
  const ofSubject = named ? sql`and m.subject = any(${named.subjects}::text[])` : sql``;
  return sql`
      json_build_object(
        'field', u.target_field_type, 'targetYear', u.target_year,
        'examDates', array(
          select json_build_object('year', year, 'tyt', tyt, 'ayt', ayt, 'ydt', ydt, 'official', official) from exam_dates),
        'matrices', array(
          select json_build_object('subject', m.subject, 'topics', m.topics, 'cellColors', m.cell_colors,
            'topicColors', m.topic_colors, 'doneDays', m.done_days, 'savedDay', ${savedDay})
          from topic_matrices m where m.user_id = u.id ${ofSubject}),
        'answers', array(
          select json_build_object('subject', subject, 'topic', topic, 'day', day, 'correct', sum(correct),
            'wrong', sum(wrong))
          from question_entries where user_id = u.id and topic is not null ${ofTopic(sql`topic`)} group by subject, topic, day),
        'exams', array(
          select json_build_object('subject', t.subject, 'topic', t.topic, 'day', a.day, 'wrong', t.wrong, 'asked', t.asked)
          from exam_attempts a
            cross join jsonb_to_recordset(a.topics) as t (subject text, topic text, wrong int, asked int)
          where a.user_id = u.id ${ofTopic(sql`t.topic`)}),
        'mistakes', array(
          select json_build_object('subject', subject, 'topic', topic, 'day', created_day, 'count', count(*))
          from mistakes where user_id = u.id ${ofTopic(sql`topic`)} group by subject, topic, created_day),
        'sessions', array(
          select json_build_object('subject', s.subject, 'topic', t.topic, 'day', s.day,
            'minutes', coalesce(t.minutes, 0), 'correct', coalesce(t."correctAnswers", 0),
            'wrong', coalesce(t."wrongAnswers", 0), 'blank', coalesce(t."blankAnswers", 0))
          from study_sessions s cross join jsonb_to_recordset(s.topics) as t
            (topic text, minutes int, "correctAnswers" int, "wrongAnswers" int, "blankAnswers" int)
          where s.user_id = u.id and s.topics is not null ${ofTopic(sql`t.topic`)})) as records`;
};

export const findTopicRecords = async (db: Executor, userId: string) =>
  (await db.one<{ records: StudentRecords }>(sql`select ${records()} from users u where u.id = ${userId}`))
    .records;

/** Many students, only the named topics, one statement. */
export const findRecordsOfTopics = (db: Executor, userIds: readonly string[], named: Named) =>
  db.many<{ userId: string; records: StudentRecords }>(
    sql`select u.id as "userId", ${records(named)} from users u where u.id = any(${userIds}::uuid[])`,
  );
