import type { AggregatePoint, ExamFilter, FrequentTopic } from '@netlik/contract/exams/exam-attempts';
import type { TopicWork, TopicWrong } from '@netlik/domain/exams/exam-attempts/insights';
import type { ExamBucket } from '@netlik/domain/exams/exam-attempts/values';
import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../db/database.ts';

type Kind = { type: ExamFilter; count: number; latest: { correct: number; wrong: number }[] };

export type OverviewRow = {
  kinds: Kind[];
  total: number;
  averageAccuracy: number | null;
  accuracies: number[];
  used: number;
  sources: { source: string; count: number }[];
};

const MAX_SOURCES = 30;

export const findOverview = async (db: Executor, userId: string, month: string, latest: number) =>
  (
    await db.one<{ own: OverviewRow }>(sql`
      with own as materialized (
        select coalesce(exam_type, 'BRANS') as type, source, day, id, correct, wrong,
          correct::float / nullif(correct + wrong, 0) as accuracy,
          row_number() over (partition by exam_type order by day desc, id desc) as place
        from exam_attempts where user_id = ${userId})
      select json_build_object(
        'kinds', (
          select coalesce(json_agg(kind), '[]') from (
            select type, count(*) as count,
              json_agg(json_build_object('correct', correct, 'wrong', wrong) order by place)
                filter (where place <= ${latest}) as latest
            from own group by type) kind),
        'total', (select count(*) from own),
        'averageAccuracy', (select avg(accuracy) from own),
        'accuracies', array(select accuracy from own where accuracy is not null order by day desc, id desc limit 2),
        'used', coalesce((select added from exam_attempt_months where user_id = ${userId} and month = ${month}), 0),
        'sources', (
          select coalesce(json_agg(used), '[]') from (
            select source, count(*) as count from own group by source
            order by count(*) desc, max(day) desc, source limit ${MAX_SOURCES}) used)) as own`)
  ).own;

type History = { bucket: ExamBucket; from: StudyDay | null; type: ExamFilter | null; source: string | null };

export const findAggregateHistory = (db: Executor, userId: string, { bucket, from, type, source }: History) =>
  db.many<AggregatePoint>(sql`
    select date_trunc(${bucket}, day::timestamp)::date as bucket, count(*)::int as attempts, sum(wrong)::int as wrong,
      sum(correct)::float / nullif(sum(correct) + sum(wrong), 0) as accuracy, avg(correct - wrong / 4.0)::float as "netAvg"
    from exam_attempts
    where user_id = ${userId} and day >= coalesce(${from}::date, '-infinity')
      and (${type}::text is null or coalesce(exam_type, 'BRANS') = ${type})
      and (${source}::text is null or source = ${source})
    group by 1 order by 1`);

type TopicPoint = {
  attemptId: string;
  date: StudyDay;
  source: string;
  subject: string;
  wrong: number;
  asked: number | null;
};

export const findTopicHistory = (
  db: Executor,
  userId: string,
  { topic, subject, from }: { topic: string; subject: string | null; from: StudyDay | null },
) =>
  db.many<TopicPoint>(sql`
    select a.id as "attemptId", a.day as date, a.source, t.subject, t.wrong, t.asked
    from exam_attempts a cross join jsonb_to_recordset(a.topics) as t (subject text, topic text, wrong int, asked int)
    where a.user_id = ${userId} and a.day >= coalesce(${from}::date, '-infinity') and t.topic = ${topic}
      and (${subject}::text is null or t.subject = ${subject})
    order by a.day, a.id`);

export const findFrequentTopics = (db: Executor, userId: string, from: StudyDay | null, limit: number) =>
  db.many<FrequentTopic>(sql`
    select t.subject, t.topic, sum(t.wrong)::int as total
    from exam_attempts a cross join jsonb_to_recordset(a.topics) as t (subject text, topic text, wrong int)
    where a.user_id = ${userId} and a.day >= coalesce(${from}::date, '-infinity') and t.wrong > 0
    group by t.subject, t.topic order by total desc, max(a.day) desc, t.topic limit ${limit}`);

export const findWrongTopics = (db: Executor, userId: string, from: StudyDay) =>
  db.many<TopicWrong>(sql`
    select t.subject, t.topic, a.day as date, t.wrong, counted.per_exam as asked
    from exam_attempts a cross join jsonb_to_recordset(a.topics) as t (subject text, topic text, wrong int)
      left join catalogue.asked_topics counted on counted.subject = t.subject and counted.topic = t.topic
    where a.user_id = ${userId} and a.day >= ${from} and t.wrong > 0`);

export const findTopicWork = (db: Executor, userId: string, from: StudyDay) =>
  db.many<TopicWork>(sql`
    select subject, topic, day as date, sum(correct)::int as correct
    from question_entries where user_id = ${userId} and day >= ${from} and topic is not null and correct > 0
    group by subject, topic, day`);

const MAX_HOURS = 1000;

/** Attempts have no time of their own, so a day's only attempt uses the day's only timer run of the exam. */
export const findExamHours = (db: Executor, userId: string) =>
  db.many<{ attemptId: string; hour: number }>(sql`
    select a.id as "attemptId", extract(hour from s.started_at at time zone 'Europe/Istanbul')::int as hour
    from (
      select day, 'exam_' || coalesce(exam_type, subjects -> 0 ->> 'subject') as subject, min(id::text)::uuid as id
      from exam_attempts where user_id = ${userId} group by 1, 2 having count(*) = 1) a
    join (
      select day, subject, min(started_at) as started_at from study_sessions
      where user_id = ${userId} and starts_with(subject, 'exam_') and source = 'timer'
      group by 1, 2 having count(*) = 1) s using (day, subject)
    order by day desc limit ${MAX_HOURS}`);
