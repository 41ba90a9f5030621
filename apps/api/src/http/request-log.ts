import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Log } from './log.ts';

const ID_BYTES = 9;
const IDS_AT_ONCE = 256;

/** Random ids of 12 characters; bytes are fetched for many at a time. */
const newRequestIds = () => {
  let bytes = Buffer.alloc(0);
  let at = 0;
  return () => {
    if (at >= bytes.length) {
      bytes = randomBytes(ID_BYTES * IDS_AT_ONCE);
      at = 0;
    }
    at += ID_BYTES;
    return bytes.toString('base64url', at - ID_BYTES, at);
  };
};

/** Logs one line per answered request. Without the query, which may carry a ticket or a token. */
export const requestLog = (app: FastifyInstance, log: Log) => {
  // measured: these fields hold no secrets, and redaction would cost more than the line itself.
  const lines = log.child({}, { redact: [] });
  app.setGenReqId(newRequestIds());
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    lines.info(
      {
        reqId: request.id,
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
};
