import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(gzip);

// What fits into two packets arrives no sooner when it is smaller.
const LONG = 2048;
// A year of days shrinks to a tenth already at the fastest levels.
const LEVEL = 3;

export const isLong = (text: string): boolean => text.length > LONG;

/**
 * Smaller for who can read it: on a phone at night a long answer is mostly waiting. Nobody can guess a secret by its
 * length: a stranger's page cannot make calls in a person's name, since the token is no cookie.
 */
export const packed = async (
  text: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | Buffer> => {
  reply.header('vary', 'accept-encoding');
  if (!/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(request.headers['accept-encoding'] ?? ''))
    return text;
  reply.header('content-encoding', 'gzip');
  return compress(text, { level: LEVEL });
};
