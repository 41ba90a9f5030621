import { allEndpoints } from '@netlik/contract/contract';
import type { Endpoint, Schema } from '@netlik/contract/endpoint';
import { errorText } from '@netlik/contract/error-texts';
import { type ErrorCode, errorStatus } from '@netlik/contract/errors';
import { type EventStream, eventStreams } from '@netlik/contract/event-streams';
import * as z from 'zod/mini';
import { nameSharedShapes } from './openapi-shapes.ts';
import { replySchema } from './reply-serializer.ts';

type Json = Record<string, unknown>;

const inputSchema = (schema: Schema): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
  });
  return rest;
};

const parameters = (place: 'path' | 'query', schema: Schema | undefined): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = inputSchema(schema) as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
};

const listFields: Record<string, Json> = {
  cursor: { paging: { $ref: '#/components/schemas/Paging' } },
  page: { pagination: { $ref: '#/components/schemas/Pagination' } },
  total: { total: { type: 'integer' } },
};

/** The endpoint's own codes and those implied by access and input. */
export const codesOf = (endpoint: Endpoint): ErrorCode[] => {
  const { access, errors = [], idempotent, stepUp, method, params, query, body, upload } = endpoint;
  const codes: ErrorCode[] = [
    ...errors,
    'request.invalid',
    'request.malformed',
    'request.too_many',
    'server.failed',
    'server.busy',
  ];
  if (method !== 'GET') codes.push('request.too_large', 'request.media_type');
  if (params || query || body || upload) codes.push('request.rule_broken');
  if (idempotent) codes.push('request.idempotency_reused');
  if (access !== 'public') codes.push('session.required', 'session.expired');
  if (stepUp) codes.push('step_up.required');
  if (typeof access === 'object') {
    codes.push('access.role', 'consent.required', 'factor.required');
    if (access.tier) codes.push('access.tier');
    if (access.guarded) codes.push('consent.guardian_pending');
    if (access.entitlement) codes.push('access.entitlement');
  }
  return [...new Set(codes)];
};

const megabytesOf = ({ upload }: Endpoint) => (upload ? upload.maxBytes / 2 ** 20 : 0);

const failures = (endpoint: Endpoint): Json => {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codesOf(endpoint)) {
    const status = errorStatus[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes
          .map(
            (code) => `\`${code}\`: ${errorText(code, { retryAfter: 60, megabytes: megabytesOf(endpoint) })}`,
          )
          .join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  );
};

export const accessText = ({ access }: Endpoint): string => {
  if (access === 'public') return 'anyone';
  if (access === 'session') return 'anyone signed in';
  return [
    access.roles.join(', '),
    access.tier && `${access.tier} only`,
    access.guarded === true && 'guardian confirmed',
    access.guarded === 'partly' && 'nothing goes to others before the guardian has confirmed',
    access.entitlement && `${access.entitlement} not taken away`,
  ]
    .filter(Boolean)
    .join('; ');
};

const stepUpText = ({ stepUp }: Endpoint): string =>
  stepUp
    ? ` Within ten minutes of a sign-in, password, code or passkey${stepUp === 'own' ? ', where the call needs it' : ''}.`
    : '';

const formSchema = (body: Schema, { field, maxFiles }: NonNullable<Endpoint['upload']>, file: Json): Json => {
  const texts = inputSchema(body) as { properties?: Json };
  const files = { type: 'array', maxItems: maxFiles, items: file };
  return { ...texts, properties: { ...texts.properties, [field]: files } };
};

const requestBody = ({ body, upload }: Endpoint): Json => {
  if (!upload)
    return body ? { requestBody: { content: { 'application/json': { schema: inputSchema(body) } } } } : {};
  const file = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: `An image up to ${upload.maxBytes} bytes`,
  };
  if (body) {
    const schema = formSchema(body, upload, file);
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  const schema = { type: 'object', required: [upload.field], properties: { [upload.field]: file } };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
};

const operation = (name: string, endpoint: Endpoint): Json => {
  const { $schema: _, ...data } = replySchema(endpoint) as Json;
  const properties = { data, ...(endpoint.list ? listFields[endpoint.list] : {}) };
  return {
    operationId: name,
    tags: [groupOf(name)],
    summary: endpoint.summary,
    description: `Access: ${accessText(endpoint)}.${stepUpText(endpoint)}`,
    ...(endpoint.access === 'public' ? { security: [] } : {}),
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(endpoint.idempotent ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }] : []),
    ],
    ...requestBody(endpoint),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done',
        content: endpoint.replyType
          ? { [endpoint.replyType]: {} }
          : {
              'application/json': {
                schema: { type: 'object', required: Object.keys(properties), properties },
              },
            },
      },
      ...failures(endpoint),
    },
  };
};

/** Event streams answer with events instead of JSON. */
const streamOperation = ({ name, summary, events }: Omit<EventStream, 'path'>): Json => ({
  operationId: name,
  tags: [groupOf(name)],
  summary,
  description: `Events: ${events.join(', ')}. Each connection takes a new ticket of \`POST /tickets\`.`,
  security: [],
  parameters: [{ name: 'token', in: 'query', required: true, schema: { type: 'string' } }],
  responses: {
    200: { description: 'Events', content: { 'text/event-stream': { schema: { type: 'string' } } } },
    401: { description: 'The ticket is used, expired or unknown' },
    500: { description: errorText('server.failed') },
  },
});

const failure = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(errorStatus) },
    message: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

const shared = {
  Failure: failure,
  Paging: {
    type: 'object',
    required: ['hasMore', 'nextCursor'],
    properties: { hasMore: { type: 'boolean' }, nextCursor: { type: ['string', 'null'] } },
  },
  Pagination: {
    type: 'object',
    required: ['page', 'limit', 'total'],
    properties: {
      page: { type: 'integer' },
      limit: { type: 'integer' },
      total: { type: 'integer' },
      leftOut: { type: 'integer' },
    },
  },
};

const groupOf = (name: string) => name.split('.')[0]!;

const listTags = (names: readonly string[]): Json[] =>
  [...new Set(names.map(groupOf))].sort().map((group) => {
    const calls = names.filter((name) => groupOf(name) === group).map((name) => name.slice(group.length + 1));
    return { name: group, description: `Calls: ${calls.join(', ')}.` };
  });

const description = `All calls of the web app. Times are UTC, days are those of Europe/Istanbul, texts are Turkish. A reply holds its \`data\`; a refusal
its \`code\`, which stays, and its \`message\` for people. A call that takes an \`Idempotency-Key\` may be repeated with it.`;

export const openapiDocument = (version: string): Json => {
  const components: Json = { ...shared };
  const operations = allEndpoints.map(({ name, endpoint }) => ({
    group: groupOf(name),
    schema: operation(name, endpoint),
  }));
  const named = nameSharedShapes(operations, components);
  const paths: Record<string, Json> = {};
  for (const [at, { endpoint }] of allEndpoints.entries()) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: named[at] };
  }
  for (const { path, ...stream } of eventStreams) paths[path] = { get: streamOperation(stream) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Netlik',
      version,
      description,
      contact: { name: 'Netlik' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    tags: listTags([...allEndpoints, ...eventStreams].map(({ name }) => name)),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: components,
    },
  };
};
