import multipart from '@fastify/multipart';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Deps } from './deps.ts';
import { alertRoutes } from './features/alerts/alerts.routes.ts';
import { analyticsRoutes } from './features/analytics/analytics.routes.ts';
import { backupRoutes } from './features/backup/backup.routes.ts';
import { calendarRoutes } from './features/calendar/calendar.routes.ts';
import { eventRoutes } from './features/events/events.routes.ts';
import { identityRoutes } from './features/identity/identity.routes.ts';
import { liveRoutes } from './features/live/live.routes.ts';
import { motivationRoutes } from './features/motivation/motivation.routes.ts';
import { notificationRoutes } from './features/notifications/notifications.routes.ts';
import { questionRoutes } from './features/question-entries/question-entries.routes.ts';
import { reminderRoutes } from './features/reminders/reminders.routes.ts';
import { studyRoutes } from './features/study/study.routes.ts';
import { systemRoutes } from './features/system/system.routes.ts';
import { uploadRoutes } from './features/uploads/uploads.routes.ts';
import { apiPage } from './http/api-page.ts';
import { AppError } from './http/app-error.ts';
import { answerClientError } from './http/client-error.ts';
import { drainOnClose } from './http/drain.ts';
import { answerError } from './http/error-handler.ts';
import type { Server } from './http/mount.ts';
import { openapiDocument } from './http/openapi.ts';
import type { RateLimiter } from './http/rate-limit.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { readWebApp, serveWebApp } from './http/web-files.ts';
import { outboxPage } from './mail/outbox-page.ts';

const BODY_LIMIT = 256 * 1024;
const LAST_MOMENT_MS = 2500;
const HTML = 'text/html; charset=utf-8';

const apiRoutes = (server: Server, deps: Deps) => {
  systemRoutes(server, deps);
  identityRoutes(server, deps);
  notificationRoutes(server, deps);
  alertRoutes(server, deps);
  eventRoutes(server, deps);
  motivationRoutes(server, deps);
  backupRoutes(server, deps);
  studyRoutes(server, deps);
  questionRoutes(server, deps);
  reminderRoutes(server, deps);
  calendarRoutes(server, deps);
  analyticsRoutes(server, deps);
};

const papers = (app: FastifyInstance, deps: Deps) => {
  // Written when first asked for: most servers are never asked.
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
  if (!deps.config.production && !deps.config.smtpUrl)
    app.get('/dev/outbox', async (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type(HTML)
        .send(await outboxPage(deps.db)),
    );
  // Nothing below /dev is a screen either, with or without an outbox.
  app.all('/dev/*', () => {
    throw new AppError('route.not_found');
  });
};

export type AppOptions = { limiter: RateLimiter; webFolder: string | null };

/** The whole server over what it is given; it opens and closes nothing of its own. */
export const buildApp = async (deps: Deps, { limiter, webFolder }: AppOptions): Promise<FastifyInstance> => {
  const { config, log } = deps;
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // Lines name their request themselves: a child logger a request costs more than most requests log.
    childLoggerFactory: (logger) => logger,
    // One proxy: what stands in front of its entry was written by the caller.
    trustProxy: config.trustProxy ? (_address, hop) => hop === 0 : false,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    // A path that is no path, and what is no HTTP at all, never reach the error handler.
    frameworkErrors: answerError,
    clientErrorHandler: answerClientError,
  });
  // Fastify would take it as a string; the API speaks JSON only.
  app.removeContentTypeParser('text/plain');
  const web = webFolder ? readWebApp(webFolder) : null;

  drainOnClose(app);
  requestLog(app, log);
  await securityHeaders(app, {
    index: web?.index ?? '',
    google: config.googleClientId !== null,
    https: config.publicUrl?.startsWith('https:') ?? false,
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => answerError(new AppError('route.not_found'), request, reply));

  await app.register(websocket, {
    options: { maxPayload: 4096 },
    // Says goodbye to every page, and leaves without those that do not answer.
    preClose(done) {
      const { clients } = this.websocketServer;
      const late = setTimeout(() => {
        for (const socket of clients) socket.terminate();
      }, LAST_MOMENT_MS);
      deps.hub.close();
      this.websocketServer.close(() => {
        clearTimeout(late);
        done();
      });
    },
  });
  await app.register(async (scope) => liveRoutes({ app: scope, limiter }, deps));
  await app.register(
    async (api) => {
      apiRoutes({ app: api, limiter }, deps);
      // Only here is a form a body: everywhere else it is refused as what it is.
      await api.register(async (forms) => {
        await forms.register(multipart);
        uploadRoutes({ app: forms, limiter }, deps);
      });
      // Below the web app's catch-all: an unknown path under /api is never a screen.
      api.all('/*', () => {
        throw new AppError('route.not_found');
      });
    },
    { prefix: '/api' },
  );
  papers(app, deps);
  if (web) await serveWebApp(app, web);
  return app;
};
