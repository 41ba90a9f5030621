import type { Socket } from 'node:net';
import { errorText } from '@netlik/contract/error-texts';
import { type ErrorCode, errorStatus, type Failure } from '@netlik/contract/errors';

/** Answers what Node rejects before there is a request (malformed HTTP, headers too long) with the usual error body. */
export const answerClientError = (error: NodeJS.ErrnoException, socket: Socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const code: ErrorCode = error.code === 'HPE_HEADER_OVERFLOW' ? 'request.too_large' : 'request.malformed';
  const failure: Failure = { code, message: errorText(code) };
  const body = JSON.stringify(failure);
  if (socket.writable)
    socket.write(
      [
        `HTTP/1.1 ${errorStatus[code]} Refused`,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'cache-control: no-store',
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  socket.destroySoon();
};
