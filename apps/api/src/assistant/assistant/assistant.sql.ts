import { MAX_EXCHANGES } from '@netlik/contract/assistant/assistant';
import { type Executor, sql } from '../../db/database.ts';

export type Exchange = {
  id: string;
  question: string;
  answer: string;
  sources: string[];
  model: string;
  createdAt: string;
};

export const findThread = (db: Executor, userId: string) =>
  db.many<Exchange>(sql`
    select id, question, answer, sources, model, created_at as "createdAt" from assistant_exchanges
    where user_id = ${userId} order by id`);

export const findQuestionsSince = async (db: Executor, userId: string, since: Date): Promise<string[]> =>
  (
    await db.many<{ question: string }>(sql`
      select question from assistant_exchanges where user_id = ${userId} and created_at >= ${since}
      order by id desc limit 4`)
  )
    .map(({ question }) => question)
    .toReversed();

export const insertExchange = (
  db: Executor,
  userId: string,
  { id, question, answer, sources, model }: Omit<Exchange, 'createdAt'>,
  now: Date,
) =>
  db.run(sql`
    with removed as (
      delete from assistant_exchanges where id in (
        select id from assistant_exchanges where user_id = ${userId} order by id desc offset ${MAX_EXCHANGES - 1}::int))
    insert into assistant_exchanges (id, user_id, question, answer, sources, model, created_at)
    values (${id}, ${userId}, ${question}, ${answer}, ${sources}::text[], ${model}, ${now})`);

export const deleteThread = (db: Executor, userId: string) =>
  db.run(sql`delete from assistant_exchanges where user_id = ${userId}`);

export type Spending = {
  consentedAt: string | null;
  used: number;
  allUsed: number;
  perStudent: number | null;
  overall: number | null;
};

export const findSpending = (db: Executor, userId: string, host: string, month: string) =>
  db.one<Spending>(sql`
    select (select given_at from assistant_consents where user_id = ${userId} and host = ${host}) as "consentedAt",
      coalesce((select tokens::int from assistant_usage where user_id = ${userId} and month = ${month}), 0) as used,
      coalesce((select sum(tokens)::int from assistant_usage where month = ${month}), 0) as "allUsed",
      (select per_student from assistant_budgets) as "perStudent", (select overall from assistant_budgets) as overall`);

export const saveConsent = (db: Executor, userId: string, host: string, now: Date) =>
  db.run(sql`
    insert into assistant_consents (user_id, host, given_at) values (${userId}, ${host}, ${now})
    on conflict (user_id) do update set host = excluded.host,
      given_at = case when assistant_consents.host = excluded.host then assistant_consents.given_at else excluded.given_at end`);

export const deleteConsent = (db: Executor, userId: string) =>
  db.run(sql`delete from assistant_consents where user_id = ${userId}`);

export const addUsage = (db: Executor, userId: string, month: string, requests: number, tokens: number) =>
  db.run(sql`
    insert into assistant_usage (user_id, month, requests, tokens) values (${userId}, ${month}, ${requests}, ${tokens})
    on conflict (user_id, month) do update
      set requests = assistant_usage.requests + excluded.requests, tokens = assistant_usage.tokens + excluded.tokens`);

export const saveBudget = (db: Executor, perStudent: number, overall: number, now: Date) =>
  db.run(sql`
    insert into assistant_budgets (per_student, overall, updated_at) values (${perStudent}, ${overall}, ${now})
    on conflict (one) do update set per_student = excluded.per_student, overall = excluded.overall, updated_at = excluded.updated_at`);

export type BudgetRow = {
  perStudent: number | null;
  overall: number | null;
  used: number;
  mostUsed: number;
  requests: number;
  students: number;
};

export const findBudget = (db: Executor, month: string) =>
  db.one<BudgetRow>(sql`
    select (select per_student from assistant_budgets) as "perStudent", (select overall from assistant_budgets) as overall,
      coalesce(sum(tokens), 0)::int as used, coalesce(max(tokens), 0)::int as "mostUsed",
      coalesce(sum(requests), 0)::int as requests, count(*)::int as students
    from assistant_usage where month = ${month}`);
