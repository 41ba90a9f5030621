import { hash } from 'node:crypto';
import { check, type FieldError } from '@netlik/contract/check';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResultOf, Schema } from '@netlik/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from './app-error.ts';
import { type Actor, authorise, identify } from './auth-session.ts';
import { holdsDirtyText } from './clean-text.ts';
import { isLong, packed } from './pack.ts';
import type { RateLimiter } from './rate-limit.ts';
import { replySerializer } from './reply-serializer.ts';
import { readUpload } from './upload.ts';

/** Where the call came from. */
export type Caller = { ip: string; device: string };

/** The caller's key for a write that may be repeated, with a print of its body. */
export type Idempotency = { key: string; bodyHash: string };

export type HandlerInput<E extends Endpoint> = {
  actor: E['access'] extends 'public' ? null : Actor;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** The uploaded file of an endpoint that takes one. */
  file: E['upload'] extends object ? Buffer : null;
  caller: Caller;
  idempotency: E['idempotent'] extends true ? Idempotency | null : null;
};

export type Handler<E extends Endpoint> = (input: HandlerInput<E>) => Promise<ResultOf<E>> | ResultOf<E>;
export type Handlers<Endpoints extends Record<string, Endpoint>> = {
  [Name in keyof Endpoints]: Handler<Endpoints[Name]>;
};

type Server = { app: FastifyInstance; limiter: RateLimiter };

const partOf = (
  part: 'params' | 'query' | 'body',
  schema: Schema | undefined,
  value: unknown,
  errors: FieldError[],
) => {
  if (!schema) {
    // An undeclared query is refused like an unknown field; an undeclared body is not even looked at.
    if (part === 'query')
      for (const key of Object.keys(value as object))
        errors.push({ path: key.slice(0, 200), message: 'Bilinmeyen alan' });
    return undefined;
  }
  const checked = check(schema, value);
  if (checked.ok) return checked.data;
  errors.push(...checked.errors);
  return undefined;
};

const readIdempotency = (request: FastifyRequest): Idempotency | null => {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key))
    throw new AppError('request.invalid', {}, [{ path: 'Idempotency-Key', message: 'Geçersiz değer' }]);
  return {
    key,
    bodyHash: hash('sha256', JSON.stringify(request.body ?? null), 'base64url'),
  };
};

const mountOne = ({ app, limiter }: Server, deps: Deps, endpoint: Endpoint, handler: Handler<Endpoint>) => {
  const write = replySerializer(endpoint);
  const rate = endpoint.rate ?? (endpoint.method === 'GET' ? 'read' : 'write');
  const { access } = endpoint;

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      const actor = access === 'public' ? null : await identify(deps.tokens, deps.authSessions, request);
      await limiter.take(rate, actor?.id ?? request.ip);
      if (access !== 'public') authorise(access, actor!);

      if (
        (!endpoint.upload && holdsDirtyText(request.body)) ||
        holdsDirtyText(request.query) ||
        holdsDirtyText(request.params)
      )
        throw new AppError('request.malformed');
      const errors: FieldError[] = [];
      const params = partOf('params', endpoint.params, request.params, errors);
      const query = partOf('query', endpoint.query, request.query, errors);
      // No body is an empty one: where every field may be left out, so may the body.
      const body = partOf('body', endpoint.body, request.body === undefined ? {} : request.body, errors);
      if (errors.length > 0) throw new AppError('request.invalid', {}, errors);

      const result = await handler({
        params,
        query,
        body,
        actor: actor as never,
        file: (endpoint.upload ? await readUpload(request, endpoint.upload) : null) as never,
        caller: { ip: request.ip, device: request.headers['user-agent'] ?? '' },
        idempotency: (endpoint.idempotent ? readIdempotency(request) : null) as never,
      });
      const answer = write(endpoint.list ? result : { data: result });
      reply.code(endpoint.status ?? 200).type('application/json; charset=utf-8');
      return reply.send(isLong(answer) ? await packed(answer, request, reply) : answer);
    },
  });
};

/** Turns a feature's endpoints and handlers into routes. A handler missing does not compile. */
export const mount = <const Endpoints extends Record<string, Endpoint>>(
  server: Server,
  deps: Deps,
  endpoints: Endpoints,
  handlers: Handlers<Endpoints>,
): void => {
  for (const [name, endpoint] of Object.entries(endpoints))
    mountOne(server, deps, endpoint, handlers[name as keyof Endpoints] as unknown as Handler<Endpoint>);
};
export type { Server };
