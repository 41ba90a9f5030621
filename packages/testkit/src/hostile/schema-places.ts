import type { Endpoint, Schema } from '@netlik/contract/endpoint';
import * as z from 'zod/mini';

/** The part of JSON Schema the contract uses. */
export type JsonSchema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema | boolean;
  maxItems?: number;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
};

type Part = 'params' | 'query' | 'body';
/** A value in a request, by its path. */
export type Place = { part: Part; path: string[]; schema: JsonSchema; required: boolean };
/** An object in a request that an unknown field can be added to. */
export type Level = { part: Part; path: string[]; schema: JsonSchema };

export const jsonSchema = (schema: Schema): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' }) as JsonSchema;

const schemaBranches = (schema: JsonSchema): JsonSchema[] =>
  [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? []);

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** The JSON types a schema accepts; empty if it accepts any. */
export const schemaTypes = (schema: JsonSchema): Set<string> => {
  const own = schema.type === undefined ? [] : [schema.type].flat();
  const listed = schema.type === undefined ? (schema.enum ?? []).map(typeOf) : [];
  return new Set([
    ...own,
    ...listed,
    ...schemaBranches(schema).flatMap((branch) => [...schemaTypes(branch)]),
  ]);
};

export const acceptsType = (schema: JsonSchema, value: unknown): boolean => {
  const types = schemaTypes(schema);
  if (types.size === 0 || types.has(typeOf(value))) return true;
  return typeof value === 'number' && types.has('integer') && (Number.isInteger(value) || value === 0);
};

const walk = (
  part: Part,
  path: string[],
  schema: JsonSchema,
  required: boolean,
): { places: Place[]; levels: Level[] } => {
  const places: Place[] = [{ part, path, schema, required }];
  const levels: Level[] = [];
  const add = (found: ReturnType<typeof walk>) => {
    places.push(...found.places);
    levels.push(...found.levels);
  };
  // A record accepts any key, so none is unknown.
  const open = typeof schema.additionalProperties === 'object';
  if (schema.properties || (schema.type === 'object' && !open)) levels.push({ part, path, schema });
  for (const [key, value] of Object.entries(schema.properties ?? {}))
    add(walk(part, [...path, key], value, schema.required?.includes(key) ?? false));
  if (typeof schema.items === 'object') add(walk(part, [...path, '0'], schema.items, false));
  for (const branch of schemaBranches(schema)) {
    const found = walk(part, path, branch, required);
    // The branch itself has the same path as the union.
    add({ places: found.places.slice(1), levels: found.levels });
  }
  return { places, levels };
};

/** Every value and object that a request may contain. */
export const findSchemaPlaces = (endpoint: Endpoint): { places: Place[]; levels: Level[] } => {
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema ? [walk(part, [], jsonSchema(schema), true)] : [];
  });
  return {
    places: parts.flatMap(({ places }) => places).filter(({ path }) => path.length > 0),
    levels: parts.flatMap(({ levels }) => levels),
  };
};
