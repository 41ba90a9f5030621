import { MAX_FLASHCARDS } from '@netlik/contract/practice/flashcards';
import { LEARNED_DAYS, LEECH_LAPSES } from '@netlik/domain/practice/repetition/schedule';
import type { DueCount } from '@netlik/domain/practice/repetition/spread';
import type { StudyDay } from '@netlik/domain/study-day';
import type { ExamDates } from '@netlik/domain/yks/exam-dates';
import { type Executor, type Sql, sql } from '../../db/database.ts';
import type { CardContents, StoredCard } from './stored-card.ts';

const columns = sql`
  id, subject, topic, question, answer, tags, images, difficulty::int, times_shown as "timesShown",
  times_correct as "timesCorrect", memory, due_day as "dueDay", stability, lapses`;

const isLeech = sql`lapses >= ${LEECH_LAPSES} and stability < ${LEARNED_DAYS}`;

export type CardFilter = {
  subject?: string | undefined;
  topic?: string | undefined;
  search?: string | undefined;
  state?: 'due' | 'new' | 'leech' | undefined;
};

const matches = (userId: string, { subject, topic, search, state }: CardFilter, today: StudyDay): Sql => sql`
  user_id = ${userId}
  and (${subject ?? null}::text is null or subject = ${subject ?? null})
  and (${topic ?? null}::text is null or topic = ${topic ?? null})
  and (${search ?? null}::text is null or position(${search ?? null}::text in text_folded) > 0)
  and case ${state ?? 'all'}::text when 'due' then due_day <= ${today}::date when 'new' then due_day is null
    when 'leech' then ${isLeech} else true end`;

export const findCards = (
  db: Executor,
  userId: string,
  filter: CardFilter,
  { today, limit, offset }: { today: StudyDay; limit: number; offset: number },
) =>
  db.many<StoredCard>(sql`
    select ${columns} from flashcards where ${matches(userId, filter, today)}
    order by id desc limit ${limit} offset ${offset}`);

export const countCards = async (db: Executor, userId: string, filter: CardFilter, today: StudyDay) =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from flashcards where ${matches(userId, filter, today)}`)
  ).count;

/** Due cards by probability of being forgotten, then new ones by age, then the next at risk. */
export const findPracticeCards = (
  db: Executor,
  userId: string,
  { subject, topic }: CardFilter,
  {
    today,
    due,
    fresh,
    any,
    limit,
  }: { today: StudyDay; due: number; fresh: number; any: number; limit: number },
) => {
  const own = sql`user_id = ${userId} and (${subject ?? null}::text is null or subject = ${subject ?? null})
    and (${topic ?? null}::text is null or topic = ${topic ?? null})`;
  const risk = sql`(${today}::date - reviewed_day) / stability`;
  return db.many<StoredCard>(sql`
    select ${columns} from (
      (select *, 0 as part, row_number() over (order by ${risk} desc, id) as place from flashcards
        where ${own} and due_day <= ${today} order by place limit ${due})
      union all
      (select *, 1, row_number() over (order by id) as place from flashcards
        where ${own} and due_day is null order by place limit ${fresh})
      union all
      (select *, 2, row_number() over (order by ${risk} desc, id) as place from flashcards
        where ${own} and due_day > ${today} order by place limit ${any})) cards
    order by part, place limit ${limit}`);
};

export type OverviewRow = {
  total: number;
  fresh: number;
  learned: number;
  leeches: number;
  shown: number;
  correct: number;
  due: DueCount[];
  /** Today's answers, split into known and new cards. */
  reviewedToday: number;
  introducedToday: number;
  targetYear: number | null;
  examDates: ExamDates[];
};

/** Due days are grouped, so the cost grows with days, not cards. */
export const findOverview = async (db: Executor, userId: string, today: StudyDay) =>
  (
    await db.one<{ own: OverviewRow }>(sql`
      select row_to_json(own) as own from (
        select u.target_year as "targetYear", c.*,
          (select coalesce(json_agg(json_build_object('day', d.due_day, 'count', d.count)), '[]') from (
            select due_day, count(*)::int as count from flashcards
            where user_id = ${userId} and due_day is not null group by due_day) d) as due,
          (select count(*)::int from flashcard_answers where user_id = ${userId} and answered_day = ${today}
            and not was_new) as "reviewedToday",
          (select count(*)::int from flashcard_answers where user_id = ${userId} and answered_day = ${today}
            and was_new) as "introducedToday",
          (select coalesce(json_agg(json_build_object('year', e.year, 'tyt', e.tyt, 'ayt', e.ayt, 'ydt', e.ydt,
            'official', e.official)), '[]') from exam_dates e) as "examDates"
        from users u cross join lateral (
          select count(*)::int as total, count(*) filter (where due_day is null)::int as fresh,
            count(*) filter (where stability >= ${LEARNED_DAYS})::int as learned,
            count(*) filter (where ${isLeech})::int as leeches,
            coalesce(sum(times_shown), 0)::int as shown, coalesce(sum(times_correct), 0)::int as correct
          from flashcards where user_id = u.id) c
        where u.id = ${userId}) own`)
  ).own;

export const lockCard = (db: Executor, userId: string, id: string) =>
  db.maybe<StoredCard>(sql`
    select ${columns} from flashcards where id = ${id} and user_id = ${userId} for update`);

export type NewCardRow = CardContents & { id: string };

/** Returns the number of inserted cards, 0 if the limit would be exceeded. */
export const insertCards = (db: Executor, userId: string, cards: readonly NewCardRow[], now: Date) =>
  db.run(sql`
    insert into flashcards (id, user_id, subject, topic, question, answer, tags, images, difficulty, text_folded,
      created_at, updated_at)
    select id, ${userId}::uuid, subject, topic, question, answer, tags, images, difficulty, folded,
      ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) as given (id uuid, subject text, topic text, question text,
      answer text, tags text[], images text[], difficulty int, folded text)
    where (select count(*) from flashcards where user_id = ${userId}) + ${cards.length}::int <= ${MAX_FLASHCARDS}`);

export const saveContents = (db: Executor, userId: string, card: NewCardRow, now: Date) =>
  db.run(sql`
    update flashcards set subject = ${card.subject}, topic = ${card.topic}, question = ${card.question},
      answer = ${card.answer}, tags = ${card.tags}, images = ${card.images}, difficulty = ${card.difficulty},
      text_folded = ${card.folded}, updated_at = ${now}
    where id = ${card.id} and user_id = ${userId}`);

export const deleteCard = (db: Executor, userId: string, id: string) =>
  db.run(sql`delete from flashcards where id = ${id} and user_id = ${userId}`);

export const searchOwnCards = (db: Executor, userId: string, folded: string, limit: number) =>
  db.many<Pick<StoredCard, 'id' | 'subject' | 'topic' | 'question'>>(sql`
    select id, subject, topic, question from flashcards
    where user_id = ${userId} and position(${folded} in text_folded) > 0 order by id desc limit ${limit}`);
