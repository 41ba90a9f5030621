import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWebApp, serveWebApp } from './web-files.ts';

const index = `<!doctype html><title>Netlik</title>${'<p>Çalış</p>'.repeat(200)}`;

let app: FastifyInstance;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'netlik-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), index);
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(index));
  writeFileSync(join(folder, 'index.html.gz'), gzipSync(index));
  writeFileSync(join(folder, 'assets/app-1.js'), 'start()');
  mkdirSync(join(folder, 'prerender'));
  writeFileSync(
    join(folder, 'prerender/paths.json'),
    JSON.stringify(['/', '/dashboard', '/duels/:id', '/test-error/:kind?']),
  );
  cpSync(new URL('../../../web/public', import.meta.url), folder, { recursive: true });
  app = fastify();
  await serveWebApp(app, readWebApp(folder)!, { headersOf: () => ({}), home: async () => null });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, encoding?: string) =>
  app.inject({ url, ...(encoding && { headers: { 'accept-encoding': encoding } }) });

describe('the page of every address', () => {
  it('is kept nowhere at the secret address of a parent', async () => {
    const { headers } = await get('/veli/gizli');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  it.each(['/', '/dashboard', '/duels/1'])('is sent compressed at %s', async (url) => {
    const reply = await get(url, 'gzip, deflate, br');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(reply.headers.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(index);
    expect(reply.rawPayload.length).toBeLessThan(index.length / 4);
  });

  it('is sent as it is to who cannot unpack it', async () => {
    const reply = await get('/dashboard');
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(reply.body).toBe(index);
    expect((await get('/dashboard', 'gzip')).headers['content-encoding']).toBe('gzip');
  });

  it.each(['/test-error', '/test-error/auth', '/Dashboard/'])('is found at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(200);
  });

  it.each(['/login~', '/metrics', '/duels', '/duels/1/2', '/test-error/a/b'])(
    'says that there is none at %s',
    async (url) => {
      const reply = await get(url);
      expect(reply.statusCode).toBe(404);
      expect(reply.body).toBe(index);
    },
  );

  it('names no referrer while its address holds a mailed secret', async () => {
    for (const page of ['verify-email', 'reset-password', 'guardian-consent'])
      expect((await get(`/${page}?uid=1&token=x`)).headers['referrer-policy']).toBe('no-referrer');
    expect((await get('/reset-password')).headers['referrer-policy']).toBeUndefined();
  });

  it('does not stand in for a missing file', async () => {
    expect((await get('/assets/app-2.js')).statusCode).toBe(404);
    expect((await get('/assets/app-1.js')).headers['cache-control']).toContain('immutable');
  });
});

describe('GET /favicon.ico', () => {
  it('answers with a small icon that is kept for a day', async () => {
    const reply = await get('/favicon.ico');
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/vnd.microsoft.icon']);
    expect(reply.headers['cache-control']).toBe('public, max-age=86400');
    expect(reply.rawPayload.subarray(0, 4).toString('hex')).toBe('00000100');
    expect(reply.rawPayload.length).toBeLessThan(2000);
  });
});
