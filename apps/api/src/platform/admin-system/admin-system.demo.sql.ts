import { type Executor, sql } from '../../db/database.ts';

/** Students without study registered recently, one a month and the newest days ago. */
export const spreadDemoNewcomers = (db: Executor, now: Date) =>
  db.run(sql`
    update users u set created_at = ${now}::timestamptz - (n.place * interval '28 days') + interval '24 days'
    from (
      select id, row_number() over (order by id desc) as place from users
      where is_demo and role = 'student' and not exists (select from study_sessions s where s.user_id = users.id)) n
    where u.id = n.id`);

type DemoNewcomer = { id: string; email: string; firstName: string; lastName: string; folded: string };

export const insertDemoNewcomer = (db: Executor, person: DemoNewcomer, at: Date) =>
  db.run(sql`
    insert into users (id, email, role, tier, first_name, last_name, name_folded, email_verified_at, created_at, is_demo,
      last_activity_at)
    values (${person.id}, ${person.email}, 'student', 'free', ${person.firstName}, ${person.lastName}, ${person.folded},
      ${at}, ${at}, true, ${at})`);

/** People were last seen when they last studied. */
export const saveDemoActivity = (db: Executor) =>
  db.run(sql`
    update users u set last_activity_at = s.last
    from (select user_id, max(started_at) as last from study_sessions group by user_id) s
    where s.user_id = u.id and u.is_demo and u.last_activity_at is null`);

export const saveDemoLapse = (db: Executor, userId: string, until: Date) =>
  db.run(sql`update users set premium_until = ${until} where id = ${userId}`);
