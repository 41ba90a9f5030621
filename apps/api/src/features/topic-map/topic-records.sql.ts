import type { ExamDates } from '@netlik/domain/calendar/exam-dates';
import type { TopicRecords } from '@netlik/domain/planner/topic-evidence';
import type { FieldType } from '@netlik/domain/yks/fields';
import { type Executor, sql } from '../../db/database.ts';

export type StudentRecords = TopicRecords & {
  field: FieldType | null;
  targetYear: number | null;
  /** Those an admin set. */
  examDates: ExamDates[];
};

const savedDay = sql`(m.updated_at at time zone 'Europe/Istanbul')::date`;

/** Everything that is known of a student's work on topics, in one statement. */
export const findTopicRecords = async (db: Executor, userId: string) =>
  (
    await db.one<{ records: StudentRecords }>(sql`
      select json_build_object(
        'field', u.target_field_type, 'targetYear', u.target_year,
        'examDates', array(
          select json_build_object('year', year, 'tyt', tyt, 'ayt', ayt, 'ydt', ydt, 'official', official) from exam_dates),
        'matrices', array(
          select json_build_object('subject', m.subject, 'topics', m.topics, 'cellColors', m.cell_colors,
            'topicColors', m.topic_colors, 'doneDays', m.done_days, 'savedDay', ${savedDay})
          from topic_matrices m where m.user_id = u.id),
        'answers', array(
          select json_build_object('subject', subject, 'topic', topic, 'day', day, 'correct', sum(correct),
            'wrong', sum(wrong))
          from question_entries where user_id = u.id and topic is not null group by subject, topic, day),
        'exams', array(
          select json_build_object('subject', t.subject, 'topic', t.topic, 'day', a.day, 'wrong', t.wrong, 'asked', t.asked)
          from exam_attempts a
            cross join jsonb_to_recordset(a.topics) as t (subject text, topic text, wrong int, asked int)
          where a.user_id = u.id),
        'mistakes', array(
          select json_build_object('subject', subject, 'topic', topic, 'day', created_day, 'count', count(*))
          from mistakes where user_id = u.id group by subject, topic, created_day),
        'sessions', array(
          select json_build_object('subject', s.subject, 'topic', t.topic, 'day', s.day,
            'minutes', coalesce(t.minutes, 0), 'correct', coalesce(t."correctAnswers", 0),
            'wrong', coalesce(t."wrongAnswers", 0), 'blank', coalesce(t."blankAnswers", 0))
          from study_sessions s cross join jsonb_to_recordset(s.topics) as t
            (topic text, minutes int, "correctAnswers" int, "wrongAnswers" int, "blankAnswers" int)
          where s.user_id = u.id and s.topics is not null)) as records
      from users u where u.id = ${userId}`)
  ).records;
