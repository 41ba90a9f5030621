import { type Executor, sql } from '../../db/database.ts';

export const ping = (db: Executor) => db.run(sql`select 1`);
