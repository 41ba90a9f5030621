import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { themePlugin } from '../../../apps/web/build/theme.plugin.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

export type Write = { n: number; key: string; token: string };

/** Builds and serves the outbox page with an API of one write and a reply set by the test. */
export const serveOutboxPage = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'netlik-outbox-'));
  await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [themePlugin()],
    resolve: { conditions: ['source', 'module', 'browser', 'production'] },
    build: { outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false } },
  });

  const writes: Write[] = [];
  let answer = (_write: Write): { status: number; message?: string } => ({ status: 200 });

  const file = (path: string, response: ServerResponse) => {
    try {
      const bytes = readFileSync(join(folder, path === '/' ? 'index.html' : path));
      response.writeHead(200, { 'content-type': types[extname(path) || '.html'] ?? 'text/plain' }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  };

  const server = createServer(async (request, response) => {
    const path = new URL(request.url!, 'http://here').pathname;
    if (path !== '/api/reminders') return file(path, response);
    let body = '';
    for await (const chunk of request) body += chunk;
    const { headers } = request;
    const write = {
      n: Number((JSON.parse(body) as { text: string }).text),
      key: `${headers['idempotency-key']}`,
      token: `${headers.authorization}`,
    };
    writes.push(write);
    const { status, message } = answer(write);
    // Long enough that another tab would send the same write if it could.
    setTimeout(() => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(status < 300 ? { data: null } : { code: 'x', message }));
    }, 60);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    writes,
    answers: (next: typeof answer) => {
      answer = next;
      writes.length = 0;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
};
