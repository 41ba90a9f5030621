import type { FastifyInstance } from 'fastify';
import { bufferedRandomBytes } from '../buffered-random-bytes.ts';
import type { Log } from './log.ts';

/** These paths contain the secret of a parent page or calendar feed. */
const SECRET_PATH = /^(\/veli\/|\/api\/calendar\/feed\/).*/;

/** One line per request, without the query because it may carry a ticket or token. */
export const requestLog = (app: FastifyInstance, log: Log) => {
  // measured: these fields contain no secrets, and redaction costs more than the line itself.
  const lines = log.child({}, { redact: [] });
  // Twelve characters.
  const nextId = bufferedRandomBytes(9);
  app.setGenReqId(() => nextId().toString('base64url'));
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    lines.info(
      {
        reqId: request.id,
        method: request.method,
        path: request.url.split('?', 1)[0]!.replace(SECRET_PATH, '$1…'),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
};
