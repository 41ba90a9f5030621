import type { FastifyInstance } from 'fastify';

// Together with jobs, mail and PostgreSQL below the 10 s after which Docker kills.
const MAX_DRAIN_MS = 5000;

/** Finishes open requests without waiting for idle connections or incomplete requests. */
export const drainOnClose = (app: FastifyInstance, lifecycle: { isDraining: boolean }) => {
  // Keep-alive proxies would send the next request into a connection about to end.
  app.addHook('onRequest', (_request, reply, done) => {
    if (lifecycle.isDraining) reply.header('connection', 'close');
    done();
  });
  let late: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    // Zero would mean never.
    app.server.keepAliveTimeout = 1;
    late = setTimeout(() => app.server.closeAllConnections(), MAX_DRAIN_MS);
  });
  app.addHook('onClose', async () => clearTimeout(late));
};
