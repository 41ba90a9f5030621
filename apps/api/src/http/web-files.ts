import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** CSP hashes of the inline scripts of a page. */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map((match) => sha256(match[1]!));

export const styleHash = sha256;

/** The built web app; null where there is none, as in tests. */
export const readWebApp = (folder: string): { folder: string; index: string } | null => {
  const file = join(folder, 'index.html');
  return existsSync(file) ? { folder, index: readFileSync(file, 'utf8') } : null;
};

/** Serves the web app. Paths that are not files get index.html; the app shows its own 404. */
export const serveWebApp = async (app: FastifyInstance, web: { folder: string; index: string }) => {
  // measured: one route per file would take a tenth of the start-up time.
  const files = new Set(
    readdirSync(web.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(web.folder, join(parentPath, name))),
  );
  await app.register(fastifyStatic, {
    root: web.folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  app.get('/*', (request, reply) => {
    const path = request.url.split('?')[0]!.slice(1);
    if (files.has(path)) return reply.sendFile(path);
    const last = path.split('/').at(-1)!;
    // A missing asset must not be answered with HTML that the browser would run as a script.
    if (last.includes('.'))
      return reply.code(404).type('text/plain; charset=utf-8').send('Dosya bulunamadı.');
    // The address of a parent's page is a secret: no other site and no search engine learns of it.
    if (path.startsWith('veli/'))
      reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
    return reply.sendFile('index.html');
  });
};
