import { type StudyDay, weekStart } from '@netlik/domain/study-day';
import { type Sql, sql } from '../../db/database.ts';

/** For a statement of another feature: `subject` and `topic` of what the planned weeks hold from a day on. */
export const plannedTopics = (userId: string, today: StudyDay): Sql => sql`
  select e ->> 'subject' as subject, e ->> 'topic' as topic
  from planner_weeks w cross join jsonb_array_elements(w.entries) e
  where w.user_id = ${userId} and w.week_start >= ${weekStart(today)} and (e ->> 'day')::date >= ${today}
    and not (e ->> 'settled')::boolean
    and (not (e ->> 'written')::boolean
      or exists (select from weekly_entries r where r.id = (e ->> 'id')::uuid)
      or exists (select from daily_plan_subjects r where r.id = (e ->> 'id')::uuid))`;
