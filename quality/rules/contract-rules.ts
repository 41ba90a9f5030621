import { check } from '@netlik/contract/check';
import type { NamedEndpoint } from '@netlik/contract/contract';
import { type JsonSchema, jsonSchema, placesOf, typesOf } from '../hostile/schema-places.ts';

const label = ({ name, endpoint }: NamedEndpoint) => `${name} (${endpoint.method} ${endpoint.path})`;
const partsOf = ({ endpoint }: NamedEndpoint) => endpoint.path.split('/').slice(1);
const paramsOf = (named: NamedEndpoint) =>
  partsOf(named).flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : []));

/** Two endpoints between which the router would have to guess, or a reader would. */
const between = (one: NamedEndpoint, other: NamedEndpoint): string[] => {
  const [mine, theirs] = [partsOf(one), partsOf(other)];
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
    const others = Object.fromEntries(paramsOf(owner).map((name) => [name, word]));
    return check(owner.endpoint.params, others).ok ? [`${label(owner)} would take '${word}' for an id`] : [];
  }
  const same = mine.length === theirs.length && one.endpoint.method === other.endpoint.method;
  return same ? [`${label(one)} and ${label(other)}: the same path twice`] : [];
};

export const pathProblems = (all: readonly NamedEndpoint[]): string[] =>
  all.flatMap((one, index) => all.slice(index + 1).flatMap((other) => between(one, other)));

export const endpointProblems = (named: NamedEndpoint): string[] => {
  const { name, endpoint } = named;
  const problems: string[] = [];
  const add = (problem: string) => problems.push(`${name}: ${problem}`);
  if (!/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(name)) add('a name like feature.verb is wanted');
  if (!/^(?:\/(?::[a-z][A-Za-z]*|[a-z][a-z0-9-]*))+$/.test(endpoint.path))
    add(`an odd path ${endpoint.path}`);
  if (endpoint.method === 'GET' && endpoint.body) add('a GET with a body');
  if (endpoint.method === 'GET' && endpoint.idempotent) add('a GET is idempotent anyway');
  if (endpoint.summary.trim().length < 8) add('no summary');
  const declared = endpoint.params ? Object.keys(jsonSchema(endpoint.params).properties ?? {}) : [];
  for (const param of paramsOf(named)) if (!declared.includes(param)) add(`:${param} is not declared`);
  for (const param of declared) if (!paramsOf(named).includes(param)) add(`${param} is not in the path`);
  const codes = endpoint.errors ?? [];
  if (new Set(codes).size !== codes.length) add('an error declared twice');
  return problems;
};

const bounded = (schema: JsonSchema) =>
  schema.enum !== undefined ||
  schema.const !== undefined ||
  schema.maxLength !== undefined ||
  ['uuid', 'date', 'date-time', 'time'].includes(schema.format ?? '') ||
  /\{\d+(?:,\d+)?\}\$$/.test(schema.pattern ?? '');

const problemOf = (schema: JsonSchema): string | null => {
  const types = typesOf(schema);
  if (types.size === 0 && schema.const === undefined) return 'takes anything';
  // A union is judged by its branches, each of which is a place of its own or simple.
  const simple = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  for (const branch of simple) {
    if (branch.type === 'string' && !bounded(branch)) return 'a text without end';
    if (
      (branch.type === 'number' || branch.type === 'integer') &&
      branch.enum === undefined &&
      branch.const === undefined &&
      (branch.minimum === undefined ||
        branch.maximum === undefined ||
        branch.maximum >= Number.MAX_SAFE_INTEGER)
    )
      return 'a number without bounds';
    if (branch.type === 'array' && branch.maxItems === undefined) return 'a list without end';
  }
  return null;
};

/** What a request may hold must end somewhere, and hold nothing that is not declared. */
export const inputProblems = (named: NamedEndpoint): string[] => {
  const { places, levels } = placesOf(named.endpoint);
  const at = ({ part, path }: { part: string; path: string[] }) =>
    `${named.name}: ${[part, ...path].join('.')}`;
  return [
    ...levels
      .filter(({ schema }) => schema.properties && schema.additionalProperties !== false)
      .map((level) => `${at(level)} takes unknown fields`),
    ...places.flatMap((place) => {
      const problem = problemOf(place.schema);
      return problem ? [`${at(place)}: ${problem}`] : [];
    }),
  ];
};
