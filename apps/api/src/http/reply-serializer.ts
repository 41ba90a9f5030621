import type { Endpoint, ListKind } from '@netlik/contract/endpoint';
import fastJson from 'fast-json-stringify';
import * as z from 'zod/mini';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const validationKeywords = [
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'enum',
  '$schema',
] as const;

/** Validating replies costs time and a failure could not be reported to the caller. */
const withoutValidation = (schema: JsonSchema): JsonSchema => {
  const branches = schema.anyOf as JsonSchema[] | undefined;
  if (branches?.length === 2 && branches[1]?.type === 'null') {
    const inner = withoutValidation(branches[0]!);
    return inner.type === 'object' || inner.type === 'array'
      ? { ...inner, nullable: true }
      : { ...inner, type: [inner.type, 'null'] as never };
  }
  const copy: Record<string, unknown> = { ...schema };
  for (const key of validationKeywords) delete copy[key];
  if (schema.properties)
    copy.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([key, value]) => [key, withoutValidation(value as JsonSchema)]),
    );
  if (schema.items) copy.items = withoutValidation(schema.items as JsonSchema);
  if (typeof schema.additionalProperties === 'object')
    copy.additionalProperties = withoutValidation(schema.additionalProperties);
  return copy as JsonSchema;
};

const listFields: Record<ListKind, Record<string, JsonSchema>> = {
  cursor: {
    paging: {
      type: 'object',
      properties: { hasMore: { type: 'boolean' }, nextCursor: { type: ['string', 'null'] as never } },
    },
  },
  page: {
    pagination: {
      type: 'object',
      properties: {
        page: { type: 'integer' },
        limit: { type: 'integer' },
        total: { type: 'integer' },
        leftOut: { type: 'integer' },
      },
    },
  },
  total: { total: { type: 'integer' } },
};

export const replySchema = (endpoint: Endpoint): JsonSchema =>
  z.toJSONSchema(endpoint.reply, { io: 'output', target: 'draft-7', unrepresentable: 'any' }) as JsonSchema;

const buildSerializer = (endpoint: Endpoint): ((envelope: unknown) => string) =>
  fastJson({
    type: 'object',
    properties: {
      data: withoutValidation(replySchema(endpoint)),
      ...(endpoint.list ? listFields[endpoint.list] : {}),
    },
    additionalProperties: false,
  } as never);

/**
 * Serializes declared fields only, so that undeclared columns never leave the server. Compiled on the first
 * reply, because compiling all takes half of the startup.
 */
export const replySerializer = (endpoint: Endpoint): ((envelope: unknown) => string) => {
  let serialize: ((envelope: unknown) => string) | undefined;
  return (envelope) => {
    serialize ??= buildSerializer(endpoint);
    return serialize(envelope);
  };
};
