import type { ScoreKey } from '@netlik/domain/estimates/score-keys';
import { type Executor, sql } from '../../db/database.ts';

export type StoredList = {
  version: number;
  entries: { code: string; note: string }[];
  ownRanks: Partial<Record<ScoreKey, number>>;
};

const columns = sql`version, entries, own_ranks as "ownRanks"`;

export const findPreferenceList = (db: Executor, userId: string, list: string) =>
  db.maybe<StoredList>(sql`
    select ${columns} from preference_lists where user_id = ${userId} and list = ${list}`);

/** Null when the list is not of that version any more. */
export const replacePreferenceList = (
  db: Executor,
  userId: string,
  list: string,
  { version, entries, ownRanks }: StoredList,
  now: Date,
) =>
  db.maybe<StoredList>(sql`
    insert into preference_lists as l (user_id, list, version, entries, own_ranks, updated_at)
    select ${userId}, ${list}, 1, ${JSON.stringify(entries)}::jsonb, ${JSON.stringify(ownRanks)}::jsonb, ${now}
    where ${version}::int = 0 or exists (
      select from preference_lists where user_id = ${userId} and list = ${list})
    on conflict (user_id, list) do update set version = l.version + 1, entries = excluded.entries,
      own_ranks = excluded.own_ranks, updated_at = excluded.updated_at
    where l.version = ${version}
    returning ${columns}`);
