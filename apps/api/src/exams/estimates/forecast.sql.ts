import type { ExamSubject } from '@netlik/contract/exams/exam-attempts';
import type { StudyDay } from '@netlik/domain/study-day';
import type { ExamDates } from '@netlik/domain/yks/exam-dates';
import type { FieldType } from '@netlik/domain/yks/fields';
import { type Executor, sql } from '../../db/database.ts';

export type ForecastFacts = {
  diplomaGrade: number | null;
  field: FieldType | null;
  targetYear: number | null;
  examDates: ExamDates[];
  attempts: { examType: 'TYT' | 'AYT' | 'YDT'; day: StudyDay; source: string; subjects: ExamSubject[] }[];
  /** From today on. */
  plannedSubjects: string[];
};

/** More than a year's exams; the slopes of all pairs are compared. */
const MAX_ATTEMPTS = 120;

export const findForecastFacts = async (
  db: Executor,
  userId: string,
  { today, until }: { today: StudyDay; until: StudyDay },
) =>
  (
    await db.one<{ facts: ForecastFacts }>(sql`
      select json_build_object(
        'diplomaGrade', u.diploma_grade, 'field', u.target_field_type, 'targetYear', u.target_year,
        'examDates', array(
          select json_build_object('year', year, 'tyt', tyt, 'ayt', ayt, 'ydt', ydt, 'official', official) from exam_dates),
        'attempts', array(
          select json_build_object('examType', exam_type, 'day', day, 'source', source, 'subjects', subjects)
          from exam_attempts where user_id = u.id and exam_type is not null order by day desc, id desc limit ${MAX_ATTEMPTS}),
        'plannedSubjects', array(
          select subject from weekly_entries
          where user_id = u.id and week_start + day between ${today}::date and ${until}::date
          union
          select s.subject from daily_plan_subjects s join daily_plans p on p.id = s.plan_id
          where p.user_id = u.id and p.day between ${today}::date and ${until}::date and p.status <> 'archived'
            and not (p.source = 'coach' and p.status = 'draft'))) as facts
      from users u where u.id = ${userId}`)
  ).facts;
