import { check, type FieldError } from '@netlik/contract/check';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResultOf, Schema } from '@netlik/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { duringWrite, type WriteNews } from '../realtime/write-news.ts';
import { addressKey } from './address-key.ts';
import { AppError } from './app-error.ts';
import { type Actor, authorise, identify } from './auth-session.ts';
import { compressReply, shouldCompress } from './compress.ts';
import { type FormFile, type FormLimits, openForm } from './form.ts';
import {
  type Idempotency,
  onceInTransaction,
  Replay,
  readIdempotency,
  type Transact,
} from './idempotency.ts';
import { hasInvalidText } from './invalid-text.ts';
import { type RateLimiter, takenByHandler } from './rate-limit.ts';
import { replySerializer } from './reply-serializer.ts';
import { readUpload } from './upload.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; null for nobody. Set before the body is read. */
    actor: Actor | null;
  }
}

/** Where the call came from. */
export type Caller = { ip: string; device: string };

export type HandlerInput<E extends Endpoint> = {
  actor: E['access'] extends 'public' ? null : Actor;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** The uploaded file of an endpoint that takes one. */
  file: E['upload'] extends { maxFiles: number } ? null : E['upload'] extends object ? Buffer : null;
  /** The files of a form, each read when it is asked for. To be read to the end before anything is written. */
  files: E['upload'] extends { maxFiles: number } ? AsyncIterable<FormFile> : null;
  caller: Caller;
  /** Counts a call of a class that the handler counts itself; throws `request.too_many` past the limit. */
  takeRate(key: string): Promise<void> | void;
  /** The transaction of a write. Under an idempotency key it does its work once, and what it returns is the reply. */
  transaction: Transact;
  /** For a feature that keeps its keys itself. */
  idempotency: E['idempotent'] extends 'own' ? Idempotency | null : null;
  /** Aborts once the caller has gone away: work that is only for them then ends. */
  untilGone(): AbortSignal;
  /** Names somebody else whose pages show what this write changes. */
  alsoNotify(userId: string): void;
};

export type Handler<E extends Endpoint> = (input: HandlerInput<E>) => Promise<ResultOf<E>> | ResultOf<E>;
export type Handlers<Endpoints extends Record<string, Endpoint>> = {
  [Name in keyof Endpoints]: Handler<Endpoints[Name]>;
};

/** `forms` is where multipart bodies are read; everywhere else they are refused. */
export type Server = { app: FastifyInstance; forms: FastifyInstance; limiter: RateLimiter };

const parsePart = (
  part: 'params' | 'query' | 'body',
  schema: Schema | undefined,
  value: unknown,
  errors: FieldError[],
) => {
  if (!schema) {
    // An undeclared query is rejected like an unknown field; an undeclared body is ignored.
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

const parseInput = (endpoint: Endpoint, request: FastifyRequest) => {
  const texts = [request.query, request.params, endpoint.upload && !endpoint.body ? null : request.body];
  if (texts.some(hasInvalidText)) throw new AppError('request.malformed');
  const errors: FieldError[] = [];
  const params = parsePart('params', endpoint.params, request.params, errors);
  const query = parsePart('query', endpoint.query, request.query, errors);
  // A missing body counts as `{}`, so it may be left out where all fields are optional.
  const body = parsePart('body', endpoint.body, request.body === undefined ? {} : request.body, errors);
  if (errors.length > 0) throw new AppError('request.invalid', {}, errors);
  return { params, query, body };
};

const sendReply = async (endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply, text: string) => {
  reply.code(endpoint.status ?? 200).type('application/json; charset=utf-8');
  return reply.send(shouldCompress(text) ? await compressReply(text, request, reply) : text);
};

const sendFile = (endpoint: Endpoint, reply: FastifyReply, bytes: Uint8Array) =>
  reply
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(endpoint.replyType!)
    .send(Buffer.from(bytes));

/** Made on demand: hardly any call waits for somebody outside. */
const goneSignal = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  else
    raw.once('close', () => {
      if (!raw.writableFinished) gone.abort();
    });
  return gone.signal;
};

/** The limits of an endpoint that takes texts and files. */
const formLimitsOf = ({ upload }: Endpoint): FormLimits | null =>
  upload?.maxFiles === undefined
    ? null
    : {
        ...upload,
        maxFiles: upload.maxFiles,
        maxTotalBytes: upload.maxTotalBytes ?? upload.maxBytes * upload.maxFiles,
      };

const mountOne = (server: Server, deps: Deps, endpoint: Endpoint, handler: Handler<Endpoint>) => {
  const { access, changes = [], idempotent, upload } = endpoint;
  const formLimits = formLimitsOf(endpoint);
  // Where the bus stores news, those of a write are part of its commit.
  const storing =
    deps.bus.storesNews && changes.length > 0
      ? (news: WriteNews) => (input: HandlerInput<Endpoint>) => duringWrite(news, () => handler(input))
      : () => handler;
  const serializeReply = replySerializer(endpoint);
  const serialize = (result: unknown) => serializeReply(endpoint.list ? result : { data: result });
  const rate = endpoint.rate ?? (endpoint.method === 'GET' ? 'read' : 'write');
  const name = `${endpoint.method} ${endpoint.path}`;
  const app = upload ? server.forms : server.app;
  if (!app.hasRequestDecorator('actor')) app.decorateRequest('actor', null);

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    // Before the body is read: whoever may not call costs nothing more.
    onRequest: async (request) => {
      const actor = access === 'public' ? null : await identify(deps.tokens, deps.authSessions, request);
      if (!takenByHandler.includes(rate))
        await server.limiter.take(rate, actor?.id ?? addressKey(request.ip));
      if (access !== 'public') authorise(access, actor!);
      request.actor = actor;
    },
    handler: async (request, reply) => {
      const { actor } = request;
      const form = formLimits && (await openForm(request, formLimits));
      if (form) request.body = form.texts;
      const input = parseInput(endpoint, request);
      const given = idempotent ? readIdempotency(request) : null;
      const claim = idempotent === true && given && actor;
      const people = new Set(actor ? [actor.id] : []);
      const told = new Set<string>();
      try {
        const result = await storing({ people, changes, told })({
          actor: actor as never,
          file: (upload && !form ? await readUpload(request, upload) : null) as never,
          files: (form?.files ?? null) as never,
          caller: { ip: request.ip, device: request.headers['user-agent'] ?? '' },
          takeRate: (key) => server.limiter.take(rate, key),
          transaction: claim
            ? onceInTransaction(
                deps,
                { userId: claim.id, endpoint: name, key: given.key, fingerprint: given.bodyHash },
                serialize,
              )
            : deps.db.transaction,
          idempotency: (idempotent === 'own' ? given : null) as never,
          untilGone: () => goneSignal(reply),
          alsoNotify: (userId) => people.add(userId),
          // measured: spread first, V8 makes a new hidden class for each property that follows, 30 µs a call.
          ...input,
        });
        if (changes.length > 0)
          for (const id of people) if (!told.has(id)) deps.live.notify(id, 'changed', changes);
        if (endpoint.replyType) return sendFile(endpoint, reply, result as Uint8Array);
        return await sendReply(endpoint, request, reply, serialize(result));
      } catch (error) {
        if (error instanceof Replay) return sendReply(endpoint, request, reply, error.reply);
        throw error;
      }
    },
  });
};

/** Registers a feature's endpoints with their handlers. A missing handler does not compile. */
export const mount = <const Endpoints extends Record<string, Endpoint>>(
  server: Server,
  deps: Deps,
  endpoints: Endpoints,
  handlers: Handlers<Endpoints>,
): void => {
  for (const [name, endpoint] of Object.entries(endpoints))
    mountOne(server, deps, endpoint, handlers[name as keyof Endpoints] as unknown as Handler<Endpoint>);
};
