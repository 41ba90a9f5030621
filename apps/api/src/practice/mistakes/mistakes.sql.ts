import { MAX_MISTAKES, type MistakeCause } from '@netlik/contract/practice/mistakes';
import type { Memory } from '@netlik/domain/practice/repetition/schedule';
import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, type Sql, sql } from '../../db/database.ts';

export type MistakeContents = {
  subject: string;
  topic: string;
  cause: MistakeCause;
  note: string;
  solution: string;
  photo: string | null;
};

export type StoredMistake = MistakeContents & {
  id: string;
  date: StudyDay;
  timesShown: number;
  timesCorrect: number;
  memory: Memory | null;
  dueDay: StudyDay | null;
};

const columns = sql`
  id, created_day as date, subject, topic, cause, note, solution, photo, times_shown as "timesShown",
  times_correct as "timesCorrect", memory, due_day as "dueDay"`;

export type MistakeFilter = {
  subject?: string | undefined;
  topic?: string | undefined;
  cause?: string | undefined;
  search?: string | undefined;
};

const matches = (userId: string, { subject, topic, cause, search }: MistakeFilter): Sql => sql`
  user_id = ${userId}
  and (${subject ?? null}::text is null or subject = ${subject ?? null})
  and (${topic ?? null}::text is null or topic = ${topic ?? null})
  and (${cause ?? null}::text is null or cause = ${cause ?? null})
  and (${search ?? null}::text is null or position(${search ?? null}::text in text_folded) > 0)`;

/** Due from the day after creation. */
const isDue = (today: StudyDay): Sql => sql`coalesce(due_day, created_day + 1) <= ${today}::date`;

export const findMistakes = (
  db: Executor,
  userId: string,
  filter: MistakeFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  db.many<StoredMistake>(sql`
    select ${columns} from mistakes where ${matches(userId, filter)} order by id desc limit ${limit} offset ${offset}`);

export const countMistakes = async (db: Executor, userId: string, filter: MistakeFilter) =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from mistakes where ${matches(userId, filter)}`)
  ).count;

export const findDueMistakes = (
  db: Executor,
  userId: string,
  filter: MistakeFilter,
  { today, limit }: { today: StudyDay; limit: number },
) =>
  db.many<StoredMistake>(sql`
    select ${columns} from mistakes where ${matches(userId, filter)} and ${isDue(today)}
    order by (${today}::date - reviewed_day) / stability desc nulls last, id limit ${limit}`);

export type CauseCount = { month: string; cause: MistakeCause; count: number; due: number };

/** Grouped by month and cause, so the size grows with months. */
export const countByCause = (db: Executor, userId: string, today: StudyDay) =>
  db.many<CauseCount>(sql`
    select to_char(created_day, 'YYYY-MM') as month, cause, count(*)::int as count,
      count(*) filter (where ${isDue(today)})::int as due
    from mistakes where user_id = ${userId} group by 1, 2`);

export const lockMistake = (db: Executor, userId: string, id: string) =>
  db.maybe<StoredMistake>(sql`
    select ${columns} from mistakes where id = ${id} and user_id = ${userId} for update`);

type MistakeRow = MistakeContents & { id: string; folded: string };

/** Inserts all, or none if the limit would be exceeded. */
export const insertMistakes = (
  db: Executor,
  userId: string,
  rows: readonly MistakeRow[],
  today: StudyDay,
  now: Date,
) =>
  db.many<StoredMistake>(sql`
    insert into mistakes (id, user_id, subject, topic, cause, note, solution, photo, text_folded, created_day,
      created_at, updated_at)
    select id, ${userId}::uuid, subject, topic, cause, note, solution, photo, folded, ${today}::date,
      ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given
      (id uuid, subject text, topic text, cause text, note text, solution text, photo text, folded text)
    where (select count(*) from mistakes where user_id = ${userId}) + ${rows.length}::int <= ${MAX_MISTAKES}
    returning ${columns}`);

export const saveMistake = (db: Executor, userId: string, row: MistakeRow, now: Date) =>
  db.one<StoredMistake>(sql`
    update mistakes set subject = ${row.subject}, topic = ${row.topic}, cause = ${row.cause}, note = ${row.note},
      solution = ${row.solution}, photo = ${row.photo}, text_folded = ${row.folded}, updated_at = ${now}
    where id = ${row.id} and user_id = ${userId} returning ${columns}`);

export const saveRedo = (
  db: Executor,
  userId: string,
  id: string,
  { correct, memory, dueDay }: { correct: boolean; memory: Memory; dueDay: StudyDay },
  now: Date,
) =>
  db.one<StoredMistake>(sql`
    update mistakes set times_shown = times_shown + 1, times_correct = times_correct + ${correct ? 1 : 0},
      memory = ${JSON.stringify(memory)}::jsonb, due_day = ${dueDay}, reviewed_day = ${memory.reviewedDay},
      stability = ${memory.stability}, lapses = ${memory.lapses}, updated_at = ${now}
    where id = ${id} and user_id = ${userId} returning ${columns}`);

export const deleteMistake = (db: Executor, userId: string, id: string) =>
  db.run(sql`delete from mistakes where id = ${id} and user_id = ${userId}`);
