import { MAX_MAP_STUDENTS } from '@netlik/contract/coaching/class-map';
import type { StudyDay } from '@netlik/domain/study-day';
import { coachAt, isShownStudent, type StudentViewer } from '../../db/coaching.ts';
import { type Executor, sql } from '../../db/database.ts';

export type ClassRow = {
  studentCount: number;
  exams: number;
  students: { id: string; firstName: string; lastName: string }[];
  wrongs: { studentId: string; subject: string; topic: string; wrong: number }[];
};

export const findClass = (
  db: Executor,
  viewer: StudentViewer,
  { coachId, group }: { coachId: string | null; group: string | null },
  { from, to }: { from: StudyDay; to: StudyDay },
) =>
  db.one<ClassRow>(sql`
    with mine as materialized (
      select u.id, u.first_name, u.last_name, (count(*) over ())::int as students from users u
      where ${isShownStudent(viewer, coachId, group)} and ${coachAt(viewer.at, sql`u`)} is not null
      order by u.first_name, u.last_name, u.id limit ${MAX_MAP_STUDENTS}),
    missed as materialized (
      select a.id, a.user_id, t.subject, t.topic, t.wrong from mine
        join exam_attempts a on a.user_id = mine.id and a.day between ${from} and ${to}
        cross join jsonb_to_recordset(a.topics) as t (subject text, topic text, wrong int)
      where t.wrong > 0)
    select coalesce((select max(students) from mine), 0) as "studentCount",
      (select count(distinct id) from missed)::int as exams,
      coalesce((select json_agg(json_build_object('id', id, 'firstName', first_name, 'lastName', last_name))
        from mine), '[]'::json) as students,
      coalesce((select json_agg(w) from (
        select user_id as "studentId", subject, topic, sum(wrong)::int as wrong from missed group by 1, 2, 3) w),
        '[]'::json) as wrongs`);
