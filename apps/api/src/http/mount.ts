import { check, type FieldError } from '@netlik/contract/check';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResultOf, Schema } from '@netlik/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { runEffects } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { withOutboxedNotifications } from '../realtime/outboxed-notifications.ts';
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
import { countedInHandler, type RateLimiter } from './rate-limit.ts';
import { createReplyCache } from './reply-cache.ts';
import { replySerializer } from './reply-serializer.ts';
import { requireStepUp } from './step-up.ts';
import { readUpload } from './upload.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, set before the body is read; null for public calls. */
    actor: Actor | null;
  }
}

export type Caller = { ip: string; device: string };

export type HandlerInput<E extends Endpoint> = {
  actor: E['access'] extends 'public' ? null : Actor;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  file: E['upload'] extends { maxFiles: number } ? null : E['upload'] extends object ? Buffer : null;
  /** Files of a form, each read on request; the handler must read all before it writes. */
  files: E['upload'] extends { maxFiles: number } ? AsyncIterable<FormFile> : null;
  caller: Caller;
  /** Counts a call that the handler rates itself; throws `request.too_many` past the limit. */
  consumeRate(key: string): Promise<void> | void;
  /** Step-up on demand, for endpoints where only some calls need it. */
  requireStepUp: E['stepUp'] extends 'own' ? () => Promise<void> : null;
  /** For features that store their idempotency keys themselves. */
  idempotency: E['idempotent'] extends 'own' ? Idempotency | null : null;
  clientAbortSignal(): AbortSignal;
  /** Adds another user with pages affected by this write. */
  alsoNotify(userId: string): void;
};

export type Handler<E extends Endpoint> = (input: HandlerInput<E>) => Promise<ResultOf<E>> | ResultOf<E>;
export type Handlers<Endpoints extends Record<string, Endpoint>> = {
  [Name in keyof Endpoints]: Handler<Endpoints[Name]>;
};

/** Multipart bodies are accepted only under `forms`. */
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
  // A missing body counts as `{}`, so it is optional if all fields are.
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

const goneSignal = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  else
    raw.once('close', () => {
      if (!raw.writableFinished) gone.abort();
    });
  return gone.signal;
};

const formLimitsOf = ({ upload }: Endpoint): FormLimits | null =>
  upload?.maxFiles === undefined
    ? null
    : {
        ...upload,
        maxFiles: upload.maxFiles,
        maxTotalBytes: upload.maxTotalBytes ?? upload.maxBytes * upload.maxFiles,
      };

const rateOf = ({ rate, method }: Endpoint) => rate ?? (method === 'GET' ? 'read' : 'write');

const guardOf = (server: Server, deps: Deps, endpoint: Endpoint) => {
  const { access, stepUp } = endpoint;
  const rate = rateOf(endpoint);
  return async (request: FastifyRequest) => {
    const actor = access === 'public' ? null : await identify(deps.tokens, deps.authSessions, request);
    if (!countedInHandler.includes(rate))
      await server.limiter.consume(rate, actor?.id ?? addressKey(request.ip));
    if (access !== 'public') authorise(access, actor!);
    if (stepUp === true) await requireStepUp(deps.findStepUp, deps.clock.now(), actor!);
    request.actor = actor;
  };
};

/** Computed once for all calls of an endpoint. */
const preparedOf = (deps: Deps, endpoint: Endpoint) => {
  const { changes = [], method, cached, shows = [] } = endpoint;
  const serializeReply = replySerializer(endpoint);
  return {
    name: `${method} ${endpoint.path}`,
    rate: rateOf(endpoint),
    formLimits: formLimitsOf(endpoint),
    // If the bus stores events, those of a write belong to its commit.
    usesOutbox: deps.bus.usesOutbox && changes.length > 0,
    serialize: (result: unknown) => serializeReply(endpoint.list ? result : { data: result }),
    effectsOf: (affectedUserIds: readonly string[], alreadyNotified: ReadonlySet<string>) => [
      ...affectedUserIds
        .filter((id) => !alreadyNotified.has(id))
        .map((id) => () => deps.live.notify(id, 'changed', changes)),
      ...deps.events.effectsOf({ topics: changes, people: affectedUserIds }),
    ],
    cachedReply: cached ? createReplyCache(deps.bus, deps.clock, shows) : null,
  };
};

const ownStepUp = (deps: Deps, { stepUp }: Endpoint, actor: Actor | null) =>
  stepUp === 'own' ? () => requireStepUp(deps.findStepUp, deps.clock.now(), actor!) : null;

const reportTo =
  ({ log, id }: FastifyRequest) =>
  (error: unknown) =>
    log.error({ reqId: id, err: error }, 'after-commit effect failed');

type Prepared = ReturnType<typeof preparedOf>;

/** What one call knows beside its input. */
type CallState = {
  actor: Actor | null;
  idempotency: Idempotency | null;
  affectedUserIds: Set<string>;
  alreadyNotified: Set<string>;
  report: (error: unknown) => void;
};

const openCall = (request: FastifyRequest, { idempotent }: Endpoint): CallState => ({
  actor: request.actor,
  idempotency: idempotent ? readIdempotency(request) : null,
  affectedUserIds: new Set(request.actor ? [request.actor.id] : []),
  alreadyNotified: new Set(),
  report: reportTo(request),
});

/** Its transactions report failed effects, store the notifications they cause, and run once for each key. */
const databaseOf = (deps: Deps, endpoint: Endpoint, prepared: Prepared, call: CallState) => {
  const { actor, idempotency, affectedUserIds, alreadyNotified, report } = call;
  const { changes = [] } = endpoint;
  const reporting = {
    ...deps.db,
    transaction: ((work) => deps.db.transaction(work, report)) as Transact,
  };
  const db = prepared.usesOutbox
    ? withOutboxedNotifications(reporting, deps.live, { affectedUserIds, changes, alreadyNotified })
    : reporting;
  if (endpoint.idempotent !== true || !idempotency || !actor) return db;
  const once = onceInTransaction(
    { transaction: db.transaction, clock: deps.clock },
    { userId: actor.id, endpoint: prepared.name, key: idempotency.key, fingerprint: idempotency.bodyHash },
    prepared.serialize,
  );
  return { ...db, transaction: once };
};

const mountOne = (
  server: Server,
  deps: Deps,
  endpoint: Endpoint,
  handlerOf: (deps: Deps) => Handler<Endpoint>,
) => {
  const { changes = [], idempotent, upload } = endpoint;
  const prepared = preparedOf(deps, endpoint);
  const { rate, formLimits, serialize, effectsOf, cachedReply } = prepared;
  const readHandler = endpoint.method === 'GET' ? handlerOf(deps) : null;
  const app = upload ? server.forms : server.app;
  if (!app.hasRequestDecorator('actor')) app.decorateRequest('actor', null);

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    // Runs before the body is read, so that refused calls cost little.
    onRequest: guardOf(server, deps, endpoint),
    handler: async (request, reply) => {
      const form = formLimits && (await openForm(request, formLimits));
      if (form) request.body = form.texts;
      const input = parseInput(endpoint, request);
      const call = openCall(request, endpoint);
      const { actor, affectedUserIds, alreadyNotified, report } = call;
      const handler = readHandler ?? handlerOf({ ...deps, db: databaseOf(deps, endpoint, prepared, call) });
      const handle = async () =>
        handler({
          actor: actor as never,
          file: (upload && !form ? await readUpload(request, upload) : null) as never,
          files: (form?.files ?? null) as never,
          caller: { ip: request.ip, device: request.headers['user-agent'] ?? '' },
          consumeRate: (key) => server.limiter.consume(rate, key),
          requireStepUp: ownStepUp(deps, endpoint, actor) as never,
          idempotency: (idempotent === 'own' ? call.idempotency : null) as never,
          clientAbortSignal: () => goneSignal(reply),
          alsoNotify: (userId) => affectedUserIds.add(userId),
          // measured: spread first, because otherwise V8 creates a hidden class for each following property,
          // 30 µs a call.
          ...input,
        });
      if (cachedReply) {
        const text = await cachedReply(actor!, async () => serialize(await handle()));
        return sendReply(endpoint, request, reply, text);
      }
      let result: ResultOf<Endpoint>;
      try {
        result = await handle();
      } catch (error) {
        if (error instanceof Replay) return sendReply(endpoint, request, reply, error.reply);
        throw error;
      }
      // The write is saved, so only the reply itself can still fail.
      if (changes.length > 0 && affectedUserIds.size > 0)
        await runEffects(effectsOf([...affectedUserIds], alreadyNotified), report);
      if (endpoint.replyType) return sendFile(endpoint, reply, result as Uint8Array);
      return sendReply(endpoint, request, reply, serialize(result));
    },
  });
};

/**
 * Registers endpoints with their handlers, which are created for each write. Their `db.transaction` knows the
 * call: with an idempotency key it runs once and its result is the reply, and effects are logged under the
 * request's id.
 */
export const mount = <const Endpoints extends Record<string, Endpoint>>(
  server: Server,
  deps: Deps,
  endpoints: Endpoints,
  handlers: (deps: Deps) => Handlers<Endpoints>,
): void => {
  for (const [name, endpoint] of Object.entries(endpoints))
    mountOne(
      server,
      deps,
      endpoint,
      (given) => handlers(given)[name as keyof Endpoints] as unknown as Handler<Endpoint>,
    );
};
