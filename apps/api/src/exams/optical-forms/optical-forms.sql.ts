import type { NewOpticalForm, OpticalForm } from '@netlik/contract/exams/optical-forms';
import { type Executor, sql } from '../../db/database.ts';

const columns = sql`id as "_id", exam_type as "examType", language, extra_philosophy as "extraPhilosophy", day as date,
  source, answers, key, topics, attempt_id as "attemptId", created_at as "createdAt"`;

export const findForms = (db: Executor, userId: string, limit: number, offset: number) =>
  db.many<OpticalForm & { total: number }>(sql`
    select ${columns}, (select count(*) from optical_forms where user_id = ${userId}) as total
    from optical_forms where user_id = ${userId} order by id desc limit ${limit} offset ${offset}`);

/** For pages after the last one, which have no row with the total. */
export const countForms = async (db: Executor, userId: string) =>
  (
    await db.one<{ total: number }>(
      sql`select count(*) as total from optical_forms where user_id = ${userId}`,
    )
  ).total;

/** Null at the limit. */
export const insertForm = (
  db: Executor,
  { id, userId, most }: { id: string; userId: string; most: number },
  form: NewOpticalForm,
  now: Date,
) =>
  db.maybe<OpticalForm>(sql`
    insert into optical_forms (id, user_id, exam_type, language, extra_philosophy, day, source, answers, key, topics, created_at)
    select ${id}, ${userId}, ${form.examType}, ${form.language}, ${form.extraPhilosophy}, ${form.date}, ${form.source},
      ${JSON.stringify(form.answers)}::jsonb, ${JSON.stringify(form.key)}::jsonb, '[]'::jsonb, ${now}
    where (select count(*) from optical_forms where user_id = ${userId}) < ${most}
    returning ${columns}`);

export const lockForm = (db: Executor, userId: string, id: string) =>
  db.maybe<OpticalForm>(
    sql`select ${columns} from optical_forms where id = ${id} and user_id = ${userId} for update`,
  );

export const saveScored = (
  db: Executor,
  userId: string,
  {
    _id,
    answers,
    key,
    topics,
    attemptId,
  }: Pick<OpticalForm, '_id' | 'answers' | 'key' | 'topics' | 'attemptId'>,
) =>
  db.one<OpticalForm>(sql`
    update optical_forms set answers = ${JSON.stringify(answers)}::jsonb, key = ${JSON.stringify(key)}::jsonb,
      topics = ${JSON.stringify(topics)}::jsonb, attempt_id = ${attemptId}
    where id = ${_id} and user_id = ${userId} returning ${columns}`);

export const deleteForm = (db: Executor, userId: string, id: string) =>
  db.run(sql`delete from optical_forms where id = ${id} and user_id = ${userId}`);
