import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** One line a request, when it is answered. The query is left out: it may carry a ticket or a mailed secret. */
export const requestLog = (app: FastifyInstance) => {
  app.setGenReqId(() => randomBytes(9).toString('base64url'));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
};
