import type { FastifyInstance } from 'fastify';

// Less than what Docker and most service managers wait before they kill.
const LONGEST_MS = 8000;

/**
 * A stop finishes the requests in flight and waits for nothing else: not for connections kept alive after
 * their answer, and not for ever for a client that never sends the rest of its request.
 */
export const drainOnClose = (app: FastifyInstance) => {
  let late: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    // Zero would mean never.
    app.server.keepAliveTimeout = 1;
    late = setTimeout(() => app.server.closeAllConnections(), LONGEST_MS);
  });
  app.addHook('onClose', async () => clearTimeout(late));
};
