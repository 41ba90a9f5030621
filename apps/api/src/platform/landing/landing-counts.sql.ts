import type { LandingStep } from '@netlik/contract/platform/experiments';
import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../db/database.ts';

export const addCount = (db: Executor, day: StudyDay, variant: string, step: LandingStep) =>
  db.run(sql`
    insert into landing_counts (day, variant, step, count) values (${day}, ${variant}, ${step}, 1)
    on conflict (day, variant, step) do update set count = landing_counts.count + 1`);

export const sumCounts = (db: Executor) =>
  db.many<{ variant: string; step: LandingStep; count: number; since: string }>(sql`
    select variant, step, sum(count)::int as count, min(day)::text as since from landing_counts group by variant, step`);
