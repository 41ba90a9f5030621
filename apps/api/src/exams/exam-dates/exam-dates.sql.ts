import type { ExamDates } from '@netlik/domain/yks/exam-dates';
import { type Executor, sql } from '../../db/database.ts';

const columns = sql`year, tyt, ayt, ydt, official`;

export const findExamDates = (db: Executor) => db.many<ExamDates>(sql`select ${columns} from exam_dates`);

export const saveExamDates = (db: Executor, { year, tyt, ayt, ydt, official }: ExamDates, now: Date) =>
  db.one<ExamDates>(sql`
    insert into exam_dates (year, tyt, ayt, ydt, official, updated_at)
    values (${year}, ${tyt}, ${ayt}, ${ydt}, ${official}, ${now})
    on conflict (year) do update set tyt = excluded.tyt, ayt = excluded.ayt, ydt = excluded.ydt,
      official = excluded.official, updated_at = excluded.updated_at
    returning ${columns}`);
