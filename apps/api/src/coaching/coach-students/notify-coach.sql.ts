import { isCoachingOn } from '../../db/coaching.ts';
import { type Executor, sql } from '../../db/database.ts';

export const findCoachIds = async (db: Executor, people: readonly string[], now: Date): Promise<string[]> =>
  (
    await db.many<{ coachId: string }>(sql`
      select distinct coach_id as "coachId" from users
      where id = any(${people}::uuid[]) and coach_id is not null and ${isCoachingOn(now)}`)
  ).map(({ coachId }) => coachId);
