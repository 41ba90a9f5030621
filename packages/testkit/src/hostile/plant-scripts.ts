import type { ClientBase } from 'pg';

/** Not user input: sign-in methods and codes the product chooses. */
const CODED =
  /^(migrations|idempotency_keys|events|files|push_subscriptions|refresh_tokens|throttles|user_tokens)\.|\.(idempotency_key|body_hash|stop_key|stop_hash)$|^users\.(email|password_hash|google_sub|role|tier|avatar|school_type|grade|target_field_type|notice_version|guardian_email|tutorials_seen|name_folded)$|\.(subject|technique|source|mood|category|type|status|severity|audience|kind|image|photo|action_url|cta_url)$/;

const findTextColumns = async (client: ClientBase) => {
  const { rows } = await client.query<{ table: string; column: string }>(`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and is_generated = 'NEVER' order by 1, 2`);
  return rows.filter(({ table, column }) => !CODED.test(`${table}.${column}`));
};

/** Fills each row with the next text; false if the table refuses them. */
const plant = async (client: ClientBase, table: string, column: string, texts: string[], round: number) => {
  try {
    await client.query(
      `update "${table}" t set "${column}" = ($1::text[])[1 + (r.n + $2) % $3]
       from (select ctid, row_number() over () as n from "${table}" where "${column}" is not null) r
       where t.ctid = r.ctid`,
      [texts, round, texts.length],
    );
    return true;
  } catch {
    return false;
  }
};

/**
 * Writes payloads into every user-written text, past all checks, and returns the affected columns. Columns
 * come from the schema, so that new ones are covered.
 */
export const plantScripts = async (
  client: ClientBase,
  { payloads, perText, round }: { payloads: readonly string[]; perText: number; round: number },
) => {
  const chunks = Array.from({ length: Math.ceil(payloads.length / perText) }, (_, at) =>
    payloads.slice(at * perText, (at + 1) * perText).join(' '),
  );
  const planted: string[] = [];
  for (const { table, column } of await findTextColumns(client))
    for (const texts of [chunks, payloads.filter((payload) => payload.length <= 50)])
      if (await plant(client, table, column, texts, round)) {
        planted.push(`${table}.${column}`);
        break;
      }
  return planted;
};
