import type pg from 'pg';

/** Queries return lines; `ours` has relations of the schemas `public` and `catalogue`. */
const ours = `with ours as (
  select c.oid::regclass::text as name, c.* from pg_class c
  where c.relnamespace in (to_regnamespace('public'), to_regnamespace('catalogue'))
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e'))`;

const queries = [
  `select format('schema %s', nspname) as line from pg_namespace where nspname !~ '^pg_|^information_schema$'`,
  `select format('extension %s in %s', extname, extnamespace::regnamespace) as line from pg_extension`,
  `${ours} select format('%s %s %s %s %s', relkind, name, relpersistence, reloptions, relacl) as line
   from ours where relkind in ('r', 'p', 'v', 'm', 'S')`,
  `${ours} select format('column %s.%s %s', name, row_number() over (partition by ours.oid order by attnum), concat_ws(' ',
     attname, format_type(atttypid, atttypmod), nullif(attcollation, 0)::regcollation, case when attnotnull then 'not null' end,
     attgenerated, attidentity, attstorage, (select pg_get_expr(adbin, adrelid) from pg_attrdef
       where adrelid = attrelid and adnum = attnum))) as line
   from ours join pg_attribute on attrelid = ours.oid and attnum > 0 and not attisdropped where relkind in ('r', 'p', 'v', 'm')`,
  `${ours} select format('constraint %s %s: %s %s', name, conname, pg_get_constraintdef(o.oid), convalidated) as line
   from ours join pg_constraint o on conrelid = ours.oid`,
  `${ours} select format('index %s %s %s', pg_get_indexdef(indexrelid), indisvalid, indisunique) as line
   from ours join pg_index on indrelid = ours.oid`,
  `${ours} select format('trigger %s %s', pg_get_triggerdef(t.oid), tgenabled) as line
   from ours join pg_trigger t on tgrelid = ours.oid where not tgisinternal`,
  `${ours} select format('view %s: %s', name, pg_get_viewdef(ours.oid)) as line from ours where relkind in ('v', 'm')`,
  `select format('function %s', pg_get_functiondef(p.oid)) as line from pg_proc p
   where pronamespace in (to_regnamespace('public'), to_regnamespace('catalogue'))
     and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  `select format('type %s %s', t.oid::regtype, (select string_agg(enumlabel, ', ' order by enumsortorder)
     from pg_enum where enumtypid = t.oid)) as line
   from pg_type t where typnamespace in (to_regnamespace('public'), to_regnamespace('catalogue'))
     and typtype in ('e', 'd', 'r') and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')`,
  `select format('comment on %s: %s', pg_describe_object(classoid, objoid, objsubid), description) as line
   from pg_description where objoid >= 16384
     and not exists (select from pg_depend d where d.objid = objoid and d.deptype = 'e')`,
];

const tables = `${ours} select name from ours where relkind in ('r', 'p') and name <> 'migrations' order by name`;

/** Schema and rows as lines, without the list of migrations; equal lines mean equal databases. */
export const describeDatabase = async (client: pg.Client): Promise<string[]> => {
  const lines: string[] = [];
  for (const query of queries)
    for (const { line } of (await client.query<{ line: string }>(query)).rows) lines.push(line);
  for (const { name } of (await client.query<{ name: string }>(tables)).rows) {
    const { rows } = await client.query<{ line: string }>(`select to_jsonb(t)::text as line from ${name} t`);
    for (const { line } of rows) lines.push(`row of ${name}: ${line}`);
  }
  return lines.sort();
};
