import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type PageCopies = { plain: string; br: Buffer; gzip: Buffer };

export const compressPage = async (html: string): Promise<PageCopies> => {
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(html),
    promisify(gzip)(html, { level: 9 }),
  ]);
  return { plain: html, br, gzip: zipped };
};

const accepts = (request: FastifyRequest, encoding: string) =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i').test(
    request.headers['accept-encoding'] ?? '',
  );

export const sendPage = (page: PageCopies, request: FastifyRequest, reply: FastifyReply) => {
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' }).type('text/html; charset=utf-8');
  const encoding = (['br', 'gzip'] as const).find((each) => accepts(request, each));
  return encoding ? reply.header('content-encoding', encoding).send(page[encoding]) : reply.send(page.plain);
};
