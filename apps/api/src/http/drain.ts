import type { FastifyInstance } from 'fastify';

// With jobs, mail and PostgreSQL to stop after it, below the 10 s that Docker waits before it kills.
const MAX_DRAIN_MS = 5000;

/**
 * On close, finishes open requests, but does not wait for idle keep-alive connections or for clients that never
 * send the rest of their request.
 */
export const drainOnClose = (app: FastifyInstance, lifecycle: { isDraining: boolean }) => {
  // A proxy that keeps connections would send the next request into one that is about to end.
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
