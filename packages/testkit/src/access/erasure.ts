import { randomInt } from 'node:crypto';
import { type Executor, sql } from '@netlik/api/db/database';
import { ERASED_FILES } from '@netlik/api/platform/uploads/uploads.service';
import { check } from '@netlik/contract/check';
import type { NamedEndpoint } from '@netlik/contract/contract';
import type { Endpoint } from '@netlik/contract/endpoint';
import { users } from '@netlik/contract/identity/users';
import { goodRequest } from '../hostile/hostile-request.ts';
import { createSender } from '../hostile/hostile-send.ts';
import { findSchemaPlaces, type JsonSchema, type Place } from '../hostile/schema-places.ts';
import { type AccessSetup, type Cell, callerFor, createCell } from './actors.ts';
import type { Input, Row } from './row.ts';

/** Texts that cannot contain a mark although their schema allows it, with the reason. */
const unmarkable: Readonly<Record<string, string>> = {
  'account.consent guardian.name': 'needs an e-mail beside it: written in erase-export.test.ts',
  'account.consent noticeVersion': 'the present one only',
  'books.create subject': 'a subject of the catalogue',
  'books.create tests.0.topic': 'a topic of the catalogue',
  'books.update subject': 'a subject of the catalogue',
  'books.update tests.0.topic': 'a topic of the catalogue',
  'events.record 0.event': 'a list of what is marked as one',
  'events.record 0.path': 'a list of what is marked as one',
  'events.record 0.referrer': 'a list of what is marked as one',
  'events.record 0.userId': 'a list of what is marked as one',
  'examAttempts.create topics.0.subject': 'a subject of the catalogue',
  'examAttempts.update topics.0.subject': 'a subject of the catalogue',
  'mistakes.createMany mistakes.0.subject': 'a subject of the catalogue',
  'mistakes.createMany mistakes.0.topic': 'a topic of the catalogue',
  'opticalForms.score topics.0.subject': 'a subject of the catalogue',
  'opticalForms.score topics.0.topic': 'a topic of the catalogue',
  'preferenceLists.save entries.0.note':
    'needs a programme of the catalogue: written in preference-lists.test.ts',
  'planner.preview keep.0.key': 'writes nothing',
  'planner.preview keep.0.subject': 'a subject of the catalogue',
  'planner.preview keep.0.topic': 'writes nothing',
  'push.subscribe endpoint': 'an address of a known push service',
  'studentExams.create topics.0.subject': 'a subject of the catalogue',
  'studentExams.update topics.0.subject': 'a subject of the catalogue',
  'topicMatrices.save subject': 'a subject of the catalogue',
  'users.remove password': 'compared, never stored',
  'secondFactor.addPasskey created.clientDataJSON': 'made and signed by the device',
  'secondFactor.addPasskey created.attestationObject': 'made and signed by the device',
  'stepUp.prove code': 'compared, never stored',
  'stepUp.prove passkey.id': 'compared, never stored',
  'stepUp.prove passkey.clientDataJSON': 'compared, never stored',
  'stepUp.prove passkey.authenticatorData': 'compared, never stored',
  'stepUp.prove passkey.signature': 'compared, never stored',
};

const MARK_LENGTH = 14;
// Letters that folding and name rules leave unchanged.
const LETTERS = 'bcdfghjklmnprstvyz';
const newMark = () => Array.from({ length: MARK_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const takesMark = (schema: JsonSchema, mark: string): boolean => {
  if (schema.enum || schema.const !== undefined) return false;
  if (schema.anyOf || schema.oneOf)
    return [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].some((branch) => takesMark(branch, mark));
  if (schema.type !== 'string' || schema.format) return false;
  return (schema.maxLength ?? mark.length) >= mark.length && new RegExp(schema.pattern ?? '', 'u').test(mark);
};

const parentOf = ({ path }: Place) => path.slice(0, -1).join('.');

/** A copy with the value at this path; missing objects and lists are created. */
const withValue = (body: unknown, path: readonly string[], value: unknown): unknown => {
  const copy = structuredClone(body ?? {}) as Record<string, unknown>;
  let holder = copy;
  for (const [index, key] of path.slice(0, -1).entries()) {
    const next = holder[key];
    holder[key] = typeof next === 'object' && next !== null ? next : path[index + 1] === '0' ? [] : {};
    holder = holder[key] as Record<string, unknown>;
  }
  holder[path.at(-1)!] = value;
  return copy;
};

type Refusal = 'coded' | 'incomplete';

/** A value without words, for required fields beside a text. */
const plainValue = ({ schema }: Place): unknown =>
  schema.enum?.[0] ?? (schema.type === 'integer' || schema.type === 'number' ? (schema.minimum ?? 1) : null);

/** Puts the mark into this text, and into its neighbours if it belongs to a new object. */
const marked = (
  endpoint: Endpoint,
  input: Input,
  place: Place,
  { mark, places }: { mark: string; places: readonly Place[] },
): Input | Refusal => {
  const body = withValue(input.body, place.path, mark);
  const alone = check(endpoint.body!, body);
  if (alone.ok) return { ...input, body };
  if (alone.errors.some(({ path }) => path === place.path.join('.'))) return 'coded';
  const beside = places.filter((each) => parentOf(each) === parentOf(place));
  const texts = beside.reduce((so, each) => withValue(so, each.path, mark), body);
  const whole = findSchemaPlaces(endpoint)
    .places.filter((each) => each.required && parentOf(each) === parentOf(place) && plainValue(each) !== null)
    .reduce((so: unknown, each) => withValue(so, each.path, plainValue(each)), texts);
  return check(endpoint.body!, whole).ok ? { ...input, body: whole } : 'incomplete';
};

/** The caller's own names are marks too, because others' rows may contain them. */
const createMarked = async (setup: AccessSetup, endpoint: Endpoint, mark: string): Promise<Cell> => {
  const cell = await createCell(setup, callerFor(endpoint.access));
  await setup.world.db.run(sql`
    update users set first_name = ${mark}, last_name = ${mark}, name_folded = ${mark} where id = ${cell.account.id}`);
  return cell;
};

type Case = { named: NamedEndpoint; row: Row };
type Written = { name: string; mark: string; id: string };

/** Tables other than those of the catalogue and of this check. */
const findTables = (db: Executor) =>
  db.many<{ schema: string; name: string }>(sql`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema', 'catalogue', 'quality') order by 1, 2`);

/** Rows that still contain a mark or an id; the ledger of erasures keeps the id alone. */
const findInTables = async (db: Executor, written: readonly Written[]): Promise<string[]> => {
  const words = written.flatMap(({ mark, id }) => [mark, id]);
  const found = new Set<string>();
  for (const { schema, name } of await findTables(db)) {
    const { rows } = await db.raw(`select t::text as text from "${schema}"."${name}" t where t::text ~* $1`, [
      words.join('|'),
    ]);
    for (const { text } of rows as { text: string }[])
      for (const { name: call, mark, id } of written) {
        if (text.toLowerCase().includes(mark)) found.add(`${call}: ${schema}.${name} holds what was written`);
        if (text.includes(id) && name !== 'erasures') found.add(`${call}: ${schema}.${name} holds the id`);
      }
  }
  return [...found];
};

const findInFiles = async ({ world: { deps, db } }: AccessSetup, owned: readonly string[], marks: RegExp) => {
  const findings: string[] = [];
  for (const path of await deps.files.list()) {
    if (owned.includes(path)) findings.push(`${path} is still stored`);
    else if (marks.test(Buffer.from((await deps.files.read(path)) ?? '').toString('latin1')))
      findings.push(`${path} holds what was written`);
  }
  const rows = await db.many(sql`select from files where path = any(${owned as string[]}::text[])`);
  return rows.length > 0 ? [...findings, 'files holds rows of erased people'] : findings;
};

/**
 * Students write a mark into every text of every call and are erased, after which all tables and files are
 * searched. A text that took no mark without being refused is a problem.
 */
export const findErasureProblems = async (setup: AccessSetup, cases: readonly Case[]): Promise<string[]> => {
  const { world } = setup;
  const written: Written[] = [];
  const findings: string[] = [];
  const { send, close } = createSender(world.base);

  const write = async ({ named: { name, endpoint }, row }: Case, wanted: readonly Place[]) => {
    const mark = newMark();
    const cell = await createMarked(setup, endpoint, mark);
    written.push({ name, mark, id: cell.account.id });
    let input = await Object.values(row)[0]!.input(cell);
    const taken: Place[] = [];
    const coded: Place[] = [];
    for (const place of wanted) {
      const next = marked(endpoint, input, place, { mark, places: wanted });
      if (next === 'coded') coded.push(place);
      else if (next !== 'incomplete') {
        taken.push(place);
        input = next;
      }
    }
    const { status, text } = await send(goodRequest(endpoint, input, cell.caller?.token), false);
    const refused = status < 300 ? [] : ((JSON.parse(text) as { errors?: { path: string }[] }).errors ?? []);
    // A rule beyond the schema, such as valid subjects.
    coded.push(...taken.filter(({ path }) => refused.some((error) => error.path === path.join('.'))));
    return { done: [...(status < 300 ? taken : []), ...coded] };
  };

  for (const each of cases) {
    const { name, endpoint } = each.named;
    if (endpoint.method === 'GET' || callerFor(endpoint.access) !== 'premium') continue;
    const places = findSchemaPlaces(endpoint).places.filter(
      ({ part, schema }) => part === 'body' && takesMark(schema, newMark()),
    );
    const { done } = await write(each, places);
    for (const place of places) {
      const text = `${name} ${place.path.join('.')}`;
      if (done.includes(place) || text in unmarkable) continue;
      if (!(await write(each, [place])).done.includes(place)) findings.push(`${text} took no mark`);
    }
  }
  close();

  const ids = written.map(({ id }) => id);
  const owned = await world.db.many<{ path: string }>(
    sql`select path from files where owner_id = any(${ids}::uuid[])`,
  );
  const admin = await world.person({ role: 'admin', secondFactor: true });
  for (const id of ids) {
    const { status } = await admin.call(users.remove, { params: { id } });
    if (status >= 300) findings.push(`${id} could not be erased: ${status}`);
  }
  await world.deps.jobs.runWaiting(ERASED_FILES);
  if (written.length === 0) return findings;
  return [
    ...findings,
    ...(await findInTables(world.db, written)),
    ...(await findInFiles(
      setup,
      owned.map(({ path }) => path),
      new RegExp(written.map(({ mark }) => mark).join('|')),
    )),
  ];
};
