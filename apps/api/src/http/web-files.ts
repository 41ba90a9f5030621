import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type PageCopies, sendPage } from './page-copies.ts';

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

const cacheControl = (path: string) => {
  if (path.includes('/assets/')) return `public, max-age=${YEAR_SECONDS}, immutable`;
  // Browsers request it for every page without an icon, such as the developer pages.
  return path.endsWith('/favicon.ico') ? `public, max-age=${DAY_SECONDS}` : 'no-cache';
};

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** CSP hashes of inline scripts; JSON blocks are not executed. */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => sha256(match[1]!),
  );

export const inlineStyleHashes = (html: string): string[] =>
  [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => sha256(match[1]!));

export const styleHash = sha256;

const readIfThere = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/**
 * `login` and `landing` are prerendered, null if the build has none as in tests; `pages` matches every page's
 * path.
 */
export type WebApp = {
  folder: string;
  index: string;
  login: string | null;
  landing: string | null;
  pages: RegExp | null;
};

/** Prerendered pages are not served under this path. */
export const PRERENDER_FOLDER = 'prerender';

/** Matches router paths like the router: case-insensitive, with an optional trailing slash. */
const matcherOf = (paths: readonly string[]): RegExp => {
  const patterns = paths.map((path) =>
    path
      .replace(/^\//, '')
      .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replace(/:\w+/g, '[^/]+'),
  );
  return new RegExp(`^(?:${patterns.join('|')})/?$`, 'i');
};

export const readWebApp = (folder: string): WebApp | null => {
  const index = readIfThere(join(folder, 'index.html'));
  const prerendered = (name: string) => readIfThere(join(folder, PRERENDER_FOLDER, name));
  if (index === null) return null;
  const paths = prerendered('paths.json');
  return {
    folder,
    index,
    login: prerendered('login.html'),
    landing: prerendered('landing.html'),
    pages: paths === null ? null : matcherOf(JSON.parse(paths)),
  };
};

type Options = {
  headersOf: (html: string) => Record<string, string>;
  /** The page of `/` for signed-out visitors; null for the common page. */
  home: () => Promise<PageCopies | null>;
};

/** Paths that are not files get index.html, with 404 for unknown pages; the app shows the message. */
export const serveWebApp = async (app: FastifyInstance, web: WebApp, { headersOf, home }: Options) => {
  // measured: one route per file would take a tenth of the startup.
  const files = new Set(
    readdirSync(web.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(web.folder, join(parentPath, name)))
      .filter((path) => !path.startsWith(`${PRERENDER_FOLDER}/`)),
  );
  const [loginHeaders, landingHeaders] = [web.login, web.landing].map((html) => html && headersOf(html));
  await app.register(fastifyStatic, {
    root: web.folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', cacheControl(path));
    },
  });
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0]!.slice(1);
    if (path === '' && landingHeaders) {
      const page = await home();
      if (page) return sendPage(page, request, reply.headers(landingHeaders));
    }
    if (path === 'login' && loginHeaders)
      return reply.headers(loginHeaders).sendFile(`${PRERENDER_FOLDER}/login.html`);
    if (files.has(path)) return reply.sendFile(path);
    const last = path.split('/').at(-1)!;
    // A missing asset must not be answered with HTML that browsers would run as a script.
    if (last.includes('.'))
      return reply.code(404).type('text/plain; charset=utf-8').send('Dosya bulunamadı.');
    // A parent page's path is secret and must not reach other sites or search engines.
    if (path.startsWith('veli/'))
      reply.headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      });
    // The query of a mailed link is secret until the page removes it.
    if (request.url.includes('token=')) reply.header('referrer-policy', 'no-referrer');
    return reply.code(web.pages?.test(path) === false ? 404 : 200).sendFile('index.html');
  });
};
