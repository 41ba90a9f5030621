import multipart from '@fastify/multipart';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { roomSocketRoutes } from './community/rooms/socket/rooms.routes.ts';
import { isLoopback } from './config.ts';
import type { Deps } from './deps.ts';
import { features } from './features.ts';
import { apiPage } from './http/api-page.ts';
import { AppError } from './http/app-error.ts';
import { answerClientError } from './http/client-error.ts';
import { drainOnClose } from './http/drain.ts';
import { answerError } from './http/error-handler.ts';
import { countRequests } from './http/metrics.ts';
import { openapiDocument } from './http/openapi.ts';
import type { RateLimiter } from './http/rate-limit.ts';
import { requestLog } from './http/request-log.ts';
import { pageHeaders, securityHeaders } from './http/security-headers.ts';
import { isOwnOrigin } from './http/socket-origin.ts';
import { NOT_HERE } from './http/starting.ts';
import { readWebApp, serveWebApp } from './http/web-files.ts';
import { outboxPage } from './mail/outbox-page.ts';
import { createLandingHome } from './platform/landing/landing-home.ts';
import { liveRoutes } from './platform/live/live.routes.ts';
import { metricsRoutes } from './platform/system/metrics.routes.ts';

const BODY_LIMIT = 256 * 1024;
const SOCKET_CLOSE_MS = 2500;
const REQUEST_TIMEOUT_MS = 120_000;
const HEADERS_TIMEOUT_MS = 60_000;
const TIMEOUT_CHECK_MS = 5000;
const HTML = 'text/html; charset=utf-8';

const docsRoutes = (app: FastifyInstance, deps: Deps) => {
  // Built on the first request, because most servers never serve it.
  let document: ReturnType<typeof openapiDocument> | undefined;
  let page: string | undefined;
  app.get('/api/openapi.json', () => {
    document ??= openapiDocument(deps.version);
    return document;
  });
  app.get('/api', (_request, reply) => {
    page ??= apiPage(deps.version);
    return reply.type(HTML).send(page);
  });
  // Mails contain sign-in links, so the outbox is only for this machine.
  if (!deps.config.production && !deps.config.smtpUrl && isLoopback(deps.config.host))
    app.get('/dev/outbox', async (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type(HTML)
        .send(await outboxPage(deps.db)),
    );
  // Unknown paths under /dev are a 404, not the web app.
  app.all('/dev/*', () => {
    throw new AppError('route.not_found');
  });
};

const SOCKET_PATHS = ['/ws/live', '/ws/study-rooms'];
const isSocketPath = (url: string) => SOCKET_PATHS.includes(url.split('?')[0]!);
const GOING_AWAY = 1001;

export type AppOptions = {
  limiter: RateLimiter;
  webFolder: string | null;
  requestTimeoutMs?: number;
};

const createFastify = ({ config, log }: Deps, requestTimeoutMs: number) => {
  return Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // measured: a child logger per request costs more than most requests log.
    childLoggerFactory: (logger) => logger,
    // Only one trusted proxy, because callers write the earlier entries of X-Forwarded-For.
    trustProxy: config.trustProxy ? (_address, hop) => hop === 0 : false,
    bodyLimit: BODY_LIMIT,
    // Limits slow requests; an upload of 5 MB from a slow phone needs less.
    requestTimeout: requestTimeoutMs,
    http: {
      // Node swaps the two limits if this one is longer, which would apply it to bodies.
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, requestTimeoutMs),
      connectionsCheckingInterval: Math.min(TIMEOUT_CHECK_MS, requestTimeoutMs / 4),
    },
    forceCloseConnections: 'idle',
    // Requests on connections open before the close are answered, because a proxy would pass a 503 on.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    // Malformed paths and malformed HTTP never reach the error handler.
    frameworkErrors: answerError,
    clientErrorHandler: answerClientError,
  });
};

const acceptSockets = async (app: FastifyInstance, { config, connections }: Deps) => {
  let isClosing = false;
  await app.register(websocket, {
    options: {
      maxPayload: 4096,
      // Other paths and other sites' pages are refused before the upgrade.
      verifyClient: ({ req: { url = '', headers: sent } }, answer) => {
        if (!isSocketPath(url)) answer(false, 404);
        else if (isClosing) answer(false, NOT_HERE);
        else answer(isOwnOrigin(sent.origin, sent.host, config.publicUrl), 403);
      },
    },
    preClose(done) {
      isClosing = true;
      const { clients } = this.websocketServer;
      const late = setTimeout(() => {
        for (const socket of clients) socket.terminate();
      }, SOCKET_CLOSE_MS);
      connections.close();
      for (const socket of clients) socket.close(GOING_AWAY);
      this.websocketServer.close(() => {
        clearTimeout(late);
        done();
      });
    },
  });
};

/** The caller opens and closes the dependencies. */
export const buildApp = async (deps: Deps, options: AppOptions): Promise<FastifyInstance> => {
  const { limiter, webFolder, requestTimeoutMs = REQUEST_TIMEOUT_MS } = options;
  const { config, log } = deps;
  const app = createFastify(deps, requestTimeoutMs);
  // Fastify parses text/plain by default; this API accepts only JSON.
  app.removeContentTypeParser('text/plain');
  const web = webFolder ? readWebApp(webFolder) : null;

  drainOnClose(app, deps.lifecycle);
  requestLog(app, log);
  countRequests(app, deps.metrics);
  const headers = {
    index: web?.index ?? '',
    google: config.googleClientId !== null,
    https: config.publicUrl?.startsWith('https:') ?? false,
  };
  securityHeaders(app, headers);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => answerError(new AppError('route.not_found'), request, reply));

  await acceptSockets(app, deps);
  await app.register(async (scope) => liveRoutes({ app: scope, limiter }, deps));
  await app.register(async (scope) => roomSocketRoutes({ app: scope, limiter }, deps));
  await app.register(
    async (api) => {
      // Multipart parsing is limited to endpoints that accept a file.
      await api.register(async (forms) => {
        await forms.register(multipart);
        for (const feature of features) feature.mount({ app: api, forms, limiter }, deps);
      });
      // Unknown paths under /api are a 404, not the web app.
      api.all('/*', () => {
        throw new AppError('route.not_found');
      });
    },
    { prefix: '/api' },
  );
  docsRoutes(app, deps);
  metricsRoutes(app, deps);
  if (web)
    await serveWebApp(app, web, {
      headersOf: (html) => pageHeaders({ ...headers, index: html }),
      home: createLandingHome(deps, web),
    });
  return app;
};
