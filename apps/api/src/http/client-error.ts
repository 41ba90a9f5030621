import type { Socket } from 'node:net';
import { errorText } from '@netlik/contract/error-texts';
import { type ErrorCode, errorStatus, type Failure } from '@netlik/contract/errors';

const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'request.too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timed_out',
};

/** Answers malformed HTTP, long headers and endless bodies, which Node rejects, with the usual error body. */
export const answerClientError = (error: NodeJS.ErrnoException, socket: Socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const code = codes[error.code ?? ''] ?? 'request.malformed';
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
