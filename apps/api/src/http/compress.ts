import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const gzipAsync = promisify(gzip);

// Shorter replies fit into two packets and would not arrive sooner.
const MIN_LENGTH = 2048;
// measured: the fastest levels already shrink a year of days to a tenth.
const LEVEL = 3;

export const shouldCompress = (text: string): boolean => text.length > MIN_LENGTH;

/**
 * Compression does not enable BREACH attacks, because calls carry a bearer token instead of a cookie and
 * other sites cannot make them.
 */
export const compressReply = async (
  text: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | Buffer> => {
  reply.header('vary', 'accept-encoding');
  if (!/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(request.headers['accept-encoding'] ?? ''))
    return text;
  reply.header('content-encoding', 'gzip');
  return gzipAsync(text, { level: LEVEL });
};
