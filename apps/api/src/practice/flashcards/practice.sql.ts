import type { Grade } from '@netlik/contract/practice/flashcards';
import type { StudyDay } from '@netlik/domain/study-day';
import type { ExamDates } from '@netlik/domain/yks/exam-dates';
import { type Executor, sql } from '../../db/database.ts';
import type { CardSchedule } from './stored-card.ts';

export const findExamTarget = (db: Executor, userId: string) =>
  db.one<{ targetYear: number | null; examDates: ExamDates[] }>(sql`
    select target_year as "targetYear",
      (select coalesce(json_agg(json_build_object('year', e.year, 'tyt', e.tyt, 'ayt', e.ayt, 'ydt', e.ydt,
        'official', e.official)), '[]') from exam_dates e) as "examDates"
    from users where id = ${userId}`);

export const saveSchedule = (
  db: Executor,
  userId: string,
  id: string,
  { timesShown, timesCorrect, memory, dueDay }: CardSchedule,
  now: Date,
) =>
  db.run(sql`
    update flashcards set times_shown = ${timesShown}, times_correct = ${timesCorrect},
      memory = ${memory ? JSON.stringify(memory) : null}::jsonb, due_day = ${dueDay},
      reviewed_day = ${memory?.reviewedDay ?? null}, stability = ${memory?.stability ?? null},
      lapses = ${memory?.lapses ?? 0}, updated_at = ${now}
    where id = ${id} and user_id = ${userId}`);

export type AnswerRow = {
  id: string;
  userId: string;
  cardId: string;
  grade: Grade;
  day: StudyDay;
  before: CardSchedule;
  now: Date;
};

export const insertAnswer = (db: Executor, { id, userId, cardId, grade, day, before, now }: AnswerRow) =>
  db.run(sql`
    insert into flashcard_answers (id, user_id, flashcard_id, grade, answered_day, was_new, before, created_at)
    values (${id}, ${userId}, ${cardId}, ${grade}, ${day}, ${before.memory === null}, ${JSON.stringify(before)}::jsonb, ${now})`);

/** Deletes the person's last answer if it is for this card and not before `since`. */
export const takeLastAnswer = (db: Executor, userId: string, cardId: string, since: Date) =>
  db.maybe<{ before: CardSchedule }>(sql`
    delete from flashcard_answers where flashcard_id = ${cardId} and created_at >= ${since}
      and id = (select id from flashcard_answers where user_id = ${userId} order by id desc limit 1)
    returning before`);
