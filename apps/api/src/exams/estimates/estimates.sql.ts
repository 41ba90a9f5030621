import type { ExamSubject } from '@netlik/contract/exams/exam-attempts';
import type { StudyDay } from '@netlik/domain/study-day';
import type { FieldType } from '@netlik/domain/yks/fields';
import type { UniversityProgramme } from '@netlik/domain/yks/programmes';
import {
  hardestFirst,
  universityProgrammeJson,
  universityProgrammeOfGoalCode,
  universityProgrammesOfGoal,
} from '../../catalogue/programmes.sql.ts';
import { type Executor, sql } from '../../db/database.ts';

export type ChosenAttempt = {
  id: string;
  examType: 'TYT' | 'AYT' | 'YDT';
  date: StudyDay;
  source: string;
  subjects: ExamSubject[];
};

/** The chosen programme, or the department's variants from the hardest. */
export type EstimateGoal = {
  id: string;
  university: string;
  department: string;
  programmeCode: string | null;
  programmes: UniversityProgramme[];
};

export type EstimateFacts = {
  diplomaGrade: number | null;
  targetFieldType: FieldType | null;
  attempts: ChosenAttempt[];
  goals: EstimateGoal[];
};

export type Choice = {
  ids: Partial<Record<ChosenAttempt['examType'], string[]>>;
  most: number;
  /** Number of programmes per goal; 0 loads no goals. */
  variants: number;
};

const latestOf = (userId: string, examType: ChosenAttempt['examType'], { most }: Choice) => sql`
  (select id from exam_attempts where user_id = ${userId} and exam_type = ${examType}
   order by day desc, id desc limit ${most})`;

const chosenOf = (userId: string, { ids }: Choice) => sql`
  (select id from exam_attempts where user_id = ${userId} and id = any(${Object.values(ids).flat()}::uuid[]))`;

const goalsOf = ({ variants }: Choice) =>
  variants === 0
    ? sql`array[]::json[]`
    : sql`array(
        select json_build_object('id', g.id, 'university', g.name, 'department', g.department,
          'programmeCode', g.programme_code, 'programmes', coalesce(
          (select json_agg(${universityProgrammeJson}) from ${universityProgrammeOfGoalCode}),
          (select json_agg(named.programme) from (
            select ${universityProgrammeJson} as programme from ${universityProgrammesOfGoal}
            order by ${hardestFirst} limit ${variants}) named),
          '[]'))
        from target_universities g where g.user_id = u.id order by g.priority, g.id)`;

export const findEstimateFacts = async (db: Executor, userId: string, choice: Choice) =>
  (
    await db.one<{ facts: EstimateFacts }>(sql`
      select json_build_object(
        'diplomaGrade', u.diploma_grade, 'targetFieldType', u.target_field_type,
        'attempts', array(
          select json_build_object('id', a.id, 'examType', a.exam_type, 'date', a.day, 'source', a.source,
            'subjects', a.subjects)
          from exam_attempts a where a.exam_type is not null and a.id in (
            ${latestOf(userId, 'TYT', choice)} union ${latestOf(userId, 'AYT', choice)}
            union ${latestOf(userId, 'YDT', choice)} union ${chosenOf(userId, choice)})
          order by a.exam_type desc, a.day desc, a.id desc),
        'goals', ${goalsOf(choice)}) as facts
      from users u where u.id = ${userId}`)
  ).facts;
