import type { ParsedLine } from '@netlik/contract/study/quick-entry';
import type { StudyDay } from '@netlik/domain/study-day';
import type { FieldType } from '@netlik/domain/yks/fields';
import type { SubjectKey } from '@netlik/domain/yks/subject-keys';
import { type Executor, sql } from '../../db/database.ts';

export type LineContext = {
  field: FieldType | null;
  /** Subjects of the day's plans, the coach's before the student's own. */
  plan: (NonNullable<ParsedLine['planSubject']> & { subject: SubjectKey })[];
  recent: SubjectKey[];
};

const MAX_RECENT = 20;

export const findLineContext = (db: Executor, userId: string, today: StudyDay) =>
  db.one<LineContext>(sql`
    select u.target_field_type as field,
      (select coalesce(json_agg(json_build_object('_id', s.id, 'dailyPlanId', s.plan_id,
          'subjectIndex', s.position, 'subject', s.subject)), '[]')
        from daily_plan_subjects s where s.plan_id = (
          select p.id from daily_plans p
          where p.user_id = u.id and p.day = ${today} and p.status <> 'archived'
            and not (p.source = 'coach' and p.status = 'draft')
          order by p.source limit 1)) as plan,
      (select coalesce(json_agg(used.subject order by used.day desc, used.id desc), '[]') from (
          (select subject, day, id from question_entries
            where user_id = u.id order by day desc, id desc limit ${MAX_RECENT})
          union all
          (select subject, day, id from study_sessions
            where user_id = u.id order by started_at desc, id desc limit ${MAX_RECENT})) used) as recent
    from users u where u.id = ${userId}`);
