import type { ProgramTemplate } from '@netlik/contract/coaching/program-templates';
import { type Executor, sql } from '../../db/database.ts';

const columns = sql`id as "_id", name, subjects, days, created_at as "createdAt"`;

export const findTemplates = (db: Executor, userId: string) =>
  db.many<ProgramTemplate>(
    sql`select ${columns} from program_templates where user_id = ${userId} order by id desc`,
  );

export const findTemplate = (db: Executor, userId: string, id: string) =>
  db.maybe<ProgramTemplate>(
    sql`select ${columns} from program_templates where id = ${id} and user_id = ${userId}`,
  );

export type TemplateForm = Pick<ProgramTemplate, 'name' | 'subjects'> &
  Partial<Pick<ProgramTemplate, 'days'>>;

/** Null at the limit. */
export const insertTemplate = (
  db: Executor,
  { id, userId, most }: { id: string; userId: string; most: number },
  { name, subjects, days = null }: TemplateForm,
  now: Date,
) =>
  db.maybe<ProgramTemplate>(sql`
    insert into program_templates (id, user_id, name, subjects, days, created_at)
    select ${id}, ${userId}, ${name}, ${JSON.stringify(subjects)}::jsonb, ${days && JSON.stringify(days)}::jsonb, ${now}
    where (select count(*) from program_templates where user_id = ${userId}) < ${most}
    returning ${columns}`);

export const deleteTemplate = (db: Executor, userId: string, id: string) =>
  db.run(sql`delete from program_templates where id = ${id} and user_id = ${userId}`);
