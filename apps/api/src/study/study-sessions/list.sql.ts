import type { sessionSorts } from '@netlik/contract/study/study-sessions';
import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, raw, sql } from '../../db/database.ts';
import { type SessionRow, sessionColumns } from './study-sessions.sql.ts';

export type SessionSort = (typeof sessionSorts)[number];

export type SessionFilter = {
  userId: string;
  range: { from: StudyDay; to: StudyDay } | null;
  subject: string | null;
  technique: string | null;
  mood: string | null;
  source: string | null;
  /** Folded like `notes_folded`. */
  search: string | null;
};

export type SessionPage = SessionFilter & {
  sort: SessionSort;
  order: 'asc' | 'desc';
  /** Subject keys sorted by their Turkish labels. */
  subjects: readonly string[];
  limit: number;
  offset: number;
};

const isOpen = ({ range, subject, technique, mood, source, search }: SessionFilter) =>
  !range && subject === null && technique === null && mood === null && source === null && search === null;

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Only the range and the presence of filters change the statement, so that few are prepared. */
const matching = (filter: SessionFilter) => {
  const { userId, range, subject, technique, mood, source } = filter;
  const within = range ? sql`and s.day between ${range.from} and ${range.to}` : sql``;
  if (isOpen({ ...filter, range: null })) return sql`s.user_id = ${userId} ${within}`;
  const search = filter.search === null ? null : `%${literal(filter.search)}%`;
  return sql`s.user_id = ${userId} ${within}
    and (${subject}::text is null or s.subject = ${subject})
    and (${technique}::text is null or s.technique = ${technique})
    and (${mood}::text is null or s.mood = ${mood})
    and (${source}::text is null or s.source = ${source})
    and (${search}::text is null or s.notes_folded like ${search})`;
};

const sortedBy = ({ sort, order, subjects }: SessionPage) => {
  const way = raw(order === 'asc' ? 'asc' : 'desc');
  if (sort === 'date') return sql`s.started_at ${way}, s.id ${way}`;
  const newest = sql`s.started_at desc, s.id desc`;
  if (sort === 'duration') return sql`s.seconds ${way}, ${newest}`;
  if (sort === 'quality') return sql`s.quality ${way} nulls last, ${newest}`;
  if (sort === 'efficiency') return sql`s.efficiency ${way} nulls last, ${newest}`;
  return sql`array_position(${subjects as string[]}::text[], s.subject) ${way}, ${newest}`;
};

export const findStudySessions = (db: Executor, page: SessionPage) =>
  db.many<SessionRow>(sql`
    select ${sessionColumns} from study_sessions s where ${matching(page)}
    order by ${sortedBy(page)} limit ${page.limit} offset ${page.offset}`);

/** Without filters the count is read from the totals. */
export const countStudySessions = async (db: Executor, filter: SessionFilter): Promise<number> => {
  const row = isOpen(filter)
    ? await db.maybe<{ count: number }>(sql`
        select sessions as count from study_totals where user_id = ${filter.userId}`)
    : await db.maybe<{ count: number }>(sql`select count(*) from study_sessions s where ${matching(filter)}`);
  return row?.count ?? 0;
};
