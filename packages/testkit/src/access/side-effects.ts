import { type Executor, sql } from '@netlik/api/db/database';
import type { Access } from '@netlik/contract/access';
import type { NamedEndpoint } from '@netlik/contract/contract';
import { type JsonSchema, jsonSchema } from '../hostile/schema-places.ts';
import type { Cell } from './actors.ts';
import type { WrittenRow } from './written-tables.ts';

/** Calls that reach another person and are open to unconfirmed minors, with the reason. */
const unguarded: Readonly<Record<string, string>> = {
  'userBlocks.block': 'keeps another person away',
  'userBlocks.listBlocked': 'whom one keeps away',
  'userBlocks.report': 'a call for help, read by admins only',
  'secondFactor.startPasskey': 'the display name is one’s own, for the device',
  'users.basic':
    'only people one shares a coach, a room or a duel with, for which the guardian has confirmed',
};

const isOpenToMinors = (access: Access) =>
  access === 'session' || (typeof access === 'object' && access.roles.includes('student') && !access.guarded);

/** Reply fields with other people's names: cards and room names. */
const PERSON_FIELDS = ['initial', 'displayName'];

const hasPerson = (schema: JsonSchema | boolean | undefined): boolean => {
  if (typeof schema !== 'object') return false;
  const parts = [
    ...Object.values(schema.properties ?? {}),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? []),
    schema.items,
    schema.additionalProperties,
  ];
  return PERSON_FIELDS.some((field) => schema.properties?.[field]) || parts.some(hasPerson);
};

/** A call that shows other people is guarded or listed with a reason. */
export const shownPersonProblems = ({ name, endpoint: { access, reply } }: NamedEndpoint): string[] =>
  isOpenToMinors(access) && !(name in unguarded) && hasPerson(jsonSchema(reply))
    ? [`${name}: shows other people and is not guarded`]
    : [];

const uuids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

const findOthersIn = async (db: Executor, rows: readonly WrittenRow[], selfId: string) => {
  const ids = rows.flatMap(({ table, row }) =>
    (row.match(uuids) ?? []).filter((id) => id !== selfId).map((id) => ({ table, id })),
  );
  if (ids.length === 0) return [];
  const people = await db.many<{ id: string }>(
    sql`select id from users where id = any(${ids.map(({ id }) => id)}::uuid[])`,
  );
  return ids.filter(({ id }) => people.some((person) => person.id === id)).map(({ table }) => table);
};

/** A call of an unconfirmed minor must name no other user and call no company. */
export const findSideEffectProblems = async (
  named: NamedEndpoint,
  { actor, account, subject, world }: Cell,
  { rows, body, sentOut }: { rows: readonly WrittenRow[]; body: string; sentOut: number },
): Promise<string[]> => {
  // Public calls are not made by the minor; guardians confirm through them.
  if (actor !== 'guardianPending' || named.endpoint.access === 'public') return [];
  const company = sentOut > 0 ? ['sent something to another company'] : [];
  if (named.name in unguarded) return company;
  const shown = [subject.id, subject.firstName].some((word) => body.includes(word));
  const written = new Set(await findOthersIn(world.db, rows, account.id));
  return [
    ...company,
    ...(shown ? ['shows another person before the guardian has confirmed'] : []),
    ...[...written].map((table) => `names another person in ${table} before the guardian has confirmed`),
  ];
};
