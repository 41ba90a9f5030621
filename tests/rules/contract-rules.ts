import { check } from '@netlik/contract/check';
import type { NamedEndpoint } from '@netlik/contract/contract';
import type { Endpoint } from '@netlik/contract/endpoint';
import { type Topic, topics } from '@netlik/contract/topics';
import {
  findSchemaPlaces,
  type JsonSchema,
  jsonSchema,
  schemaTypes,
} from '@netlik/testkit/hostile/schema-places';

const label = ({ name, endpoint }: NamedEndpoint) => `${name} (${endpoint.method} ${endpoint.path})`;
const pathParts = ({ endpoint }: NamedEndpoint) => endpoint.path.split('/').slice(1);
const pathParams = (named: NamedEndpoint) =>
  pathParts(named).flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : []));

/** Endpoints that match the same request, or name the same parameter differently. */
const findPathConflict = (one: NamedEndpoint, other: NamedEndpoint): string[] => {
  const [mine, theirs] = [pathParts(one), pathParts(other)];
  for (let at = 0; at < Math.min(mine.length, theirs.length); at += 1) {
    const [a, b] = [mine[at]!, theirs[at]!];
    if (a === b) continue;
    if (a.startsWith(':') && b.startsWith(':')) {
      const same =
        mine.length === theirs.length &&
        at === mine.length - 1 &&
        one.endpoint.method === other.endpoint.method;
      return [`${label(one)} and ${label(other)}: ${same ? 'the same path twice' : `${a} is also ${b}`}`];
    }
    const [param, word] = a.startsWith(':') ? [a, b] : [b, a];
    const owner = a.startsWith(':') ? one : other;
    if (!param.startsWith(':') || mine.length !== theirs.length) return [];
    if (one.endpoint.method !== other.endpoint.method || !owner.endpoint.params) return [];
    const others = Object.fromEntries(pathParams(owner).map((name) => [name, word]));
    return check(owner.endpoint.params, others).ok ? [`${label(owner)} would accept '${word}' as an id`] : [];
  }
  const same = mine.length === theirs.length && one.endpoint.method === other.endpoint.method;
  return same ? [`${label(one)} and ${label(other)}: the same path twice`] : [];
};

export const pathProblems = (all: readonly NamedEndpoint[]): string[] =>
  all.flatMap((one, index) => all.slice(index + 1).flatMap((other) => findPathConflict(one, other)));

/** Only a signed-in person's write can declare changed topics. */
const changeProblems = ({ method, access, changes, shows, idempotent }: Endpoint): string[] => {
  const writes = method !== 'GET' && access !== 'public';
  return [
    ...(writes && !changes ? ['a write without changes'] : []),
    ...(!writes && changes ? ['changes, though it is read or public'] : []),
    ...(method !== 'GET' && shows ? ['a write that shows something'] : []),
    ...(idempotent && access === 'public' ? ['idempotent and public: a key belongs to a person'] : []),
  ];
};

/** Topics without a declared write, and how their pages learn of changes. */
const changedOtherwise: Partial<Record<Topic, string>> = { 'study-runs': 'events of `study.run`' };

/** Changes without a read would refresh nothing, and reads without a change would never be refreshed. */
export const topicProblems = (all: readonly NamedEndpoint[]): string[] => {
  const shown = new Set(all.flatMap(({ endpoint }) => endpoint.shows ?? []));
  const changed = new Set(all.flatMap(({ endpoint }) => endpoint.changes ?? []));
  return topics.flatMap((topic) => [
    ...(changed.has(topic) && !shown.has(topic) ? [`no read shows ${topic}`] : []),
    ...(changed.has(topic) || changedOtherwise[topic] ? [] : [`no write changes ${topic}`]),
  ]);
};

export const endpointProblems = (named: NamedEndpoint): string[] => {
  const { name, endpoint } = named;
  const problems: string[] = [];
  const add = (problem: string) => problems.push(`${name}: ${problem}`);
  if (!/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(name)) add('the name must look like feature.verb');
  if (!/^(?:\/(?::[a-z][A-Za-z]*|[a-z][a-z0-9-]*))+$/.test(endpoint.path))
    add(`invalid path ${endpoint.path}`);
  if (endpoint.method === 'GET' && endpoint.body) add('a GET with a body');
  if (endpoint.method === 'GET' && endpoint.idempotent) add('a GET is idempotent anyway');
  if (endpoint.summary.trim().length < 8) add('no summary');
  const declared = endpoint.params ? Object.keys(jsonSchema(endpoint.params).properties ?? {}) : [];
  for (const param of pathParams(named)) if (!declared.includes(param)) add(`:${param} is not declared`);
  for (const param of declared) if (!pathParams(named).includes(param)) add(`${param} is not in the path`);
  for (const problem of changeProblems(endpoint)) add(problem);
  const codes = endpoint.errors ?? [];
  if (new Set(codes).size !== codes.length) add('an error declared twice');
  return problems;
};

const isBounded = (schema: JsonSchema) =>
  schema.enum !== undefined ||
  schema.const !== undefined ||
  schema.maxLength !== undefined ||
  ['uuid', 'date', 'date-time', 'time'].includes(schema.format ?? '') ||
  /\{\d+(?:,\d+)?\}\$$/.test(schema.pattern ?? '');

const findSchemaProblem = (schema: JsonSchema): string | null => {
  const types = schemaTypes(schema);
  if (types.size === 0 && schema.const === undefined) return 'accepts anything';
  // A union is checked branch by branch; object branches are separate places.
  const simple = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  for (const branch of simple) {
    if (branch.type === 'string' && !isBounded(branch)) return 'unbounded text';
    if (
      (branch.type === 'number' || branch.type === 'integer') &&
      branch.enum === undefined &&
      branch.const === undefined &&
      (branch.minimum === undefined ||
        branch.maximum === undefined ||
        branch.maximum >= Number.MAX_SAFE_INTEGER)
    )
      return 'unbounded number';
    if (branch.type === 'array' && branch.maxItems === undefined) return 'unbounded list';
  }
  return null;
};

/** Every part of a request must be bounded and reject undeclared fields. */
export const inputProblems = (named: NamedEndpoint): string[] => {
  const { places, levels } = findSchemaPlaces(named.endpoint);
  const at = ({ part, path }: { part: string; path: string[] }) =>
    `${named.name}: ${[part, ...path].join('.')}`;
  return [
    ...levels
      .filter(({ schema }) => schema.properties && schema.additionalProperties !== false)
      .map((level) => `${at(level)} accepts unknown fields`),
    ...places.flatMap((place) => {
      const problem = findSchemaProblem(place.schema);
      return problem ? [`${at(place)}: ${problem}`] : [];
    }),
  ];
};
