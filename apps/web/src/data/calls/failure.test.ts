import { account } from '@netlik/contract/identity/account';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ayse } from '../../testing/people.ts';
import type { ApiError } from './api-error.ts';
import { openBrowser, type Tab } from './testing/browser.ts';
import { identityServer } from './testing/identity.ts';
import { json, type Server, startServer } from './testing/server.ts';

let server: Server;
let tab: Tab;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  tab = await openBrowser(server.base).openTab();
  tab.session.set({ ...identityServer().valid(), user: ayse }, true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const failure = async (status: number, body: unknown, headers = {}): Promise<ApiError> => {
  server.answers((_, response) =>
    typeof body === 'string'
      ? response.writeHead(status, headers).end(body)
      : json(response, status, body, headers),
  );
  const error = await tab.call(account.profile, {}).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(tab.ApiError);
  return error as ApiError;
};

describe('toApiError: message', () => {
  const catalogue = [
    [400, 'Geçersiz istek.'],
    [401, 'Yetkisiz işlem. Lütfen giriş yapın.'],
    [403, 'Bu işlem için yetkiniz yok.'],
    [404, 'Kayıt bulunamadı.'],
    [409, 'Çakışma oluştu. Lütfen bilgileri kontrol edin.'],
    [422, 'Doğrulama hatası.'],
    [429, 'Çok fazla istek. Lütfen biraz sonra tekrar deneyin.'],
    [413, 'Sunucuda bir hata oluştu. Lütfen tekrar deneyin.'],
    [500, 'Sunucuda bir hata oluştu. Lütfen tekrar deneyin.'],
    [502, 'Sunucuda bir hata oluştu. Lütfen tekrar deneyin.'],
    [503, 'Sunucuda bir hata oluştu. Lütfen tekrar deneyin.'],
  ] as const;

  it.each(catalogue)('%i without a message: %s', async (status, text) => {
    for (const body of [{}, '', '<html>502 Bad Gateway</html>', '[', { message: ' ', error: 7 }]) {
      const error = await failure(status, body);
      expect(error).toMatchObject({ status, message: text, code: `http.${status}`, fields: [] });
    }
  });

  it.each(['message', 'error', 'msg'])('is the server’s %s where it sends one', async (name) => {
    for (const [status] of catalogue)
      expect((await failure(status, { [name]: 'Sunucunun sözü' })).message).toBe('Sunucunun sözü');
  });

  it('prefers message to error and error to msg', async () => {
    expect((await failure(409, { msg: 'c', error: 'b', message: 'a' })).message).toBe('a');
    expect((await failure(409, { msg: 'c', error: 'b' })).message).toBe('b');
  });

  it('lists the errors of 400 and 422', async () => {
    const errors = [
      { path: 'firstName', message: 'Ad gereklidir' },
      { path: 'bio', message: 'Hakkımda en fazla 500 karakter olabilir' },
    ];
    const listed = 'Ad gereklidir, Hakkımda en fazla 500 karakter olabilir';
    expect((await failure(400, { errors })).message).toBe(`Doğrulama hatası: ${listed}`);
    expect((await failure(422, { errors })).message).toBe(`Doğrulama hatası. ${listed}`);
    expect((await failure(409, { errors })).message).toBe('Çakışma oluştu. Lütfen bilgileri kontrol edin.');
  });

  it('reports an unreachable server', async () => {
    const gone = await startServer();
    const lonely = await openBrowser(gone.base).openTab();
    lonely.session.set({ ...identityServer().valid(), user: ayse }, true);
    await gone.stop();
    await expect(lonely.call(account.profile, {})).rejects.toMatchObject({
      status: 0,
      code: 'network',
      message: 'Sunucuya bağlanılamıyor. İnternet bağlantınızı kontrol edin.',
    });
  });

  it('reports a broken response as a network failure', async () => {
    server.answers((_, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"data":');
      setTimeout(() => response.destroy(), 10);
    });
    await expect(tab.call(account.profile, {})).rejects.toMatchObject({ status: 0, code: 'network' });
  });
});

describe('toApiError: details', () => {
  it('keeps code and fields beside the server’s message', async () => {
    const body = {
      code: 'request.invalid',
      message: 'Bazı bilgiler eksik.',
      errors: [{ path: 'guardian.email', message: 'E-posta gereklidir' }],
    };
    expect(await failure(400, body)).toMatchObject({
      code: 'request.invalid',
      message: 'Bazı bilgiler eksik.',
      fields: [{ path: 'guardian.email', message: 'E-posta gereklidir' }],
    });
  });

  it.each([
    [['Ad gereklidir'], [{ path: '', message: 'Ad gereklidir' }]],
    [{ firstName: 'Ad gereklidir' }, [{ path: 'firstName', message: 'Ad gereklidir' }]],
    [
      { firstName: ['a', 'b'] },
      [
        { path: 'firstName', message: 'a' },
        { path: 'firstName', message: 'b' },
      ],
    ],
    [{ firstName: { message: 'a' } }, [{ path: 'firstName', message: 'a' }]],
    ['Ad gereklidir', [{ path: '', message: 'Ad gereklidir' }]],
    [[null, 3, {}, { path: 'x' }], []],
  ])('reads the fields of %j', async (errors, fields) => {
    expect((await failure(400, { errors })).fields).toEqual(fields);
  });

  it.each([
    ['120', 120],
    ['0', 0],
    ['soon', undefined],
    ['', undefined],
  ])('reads Retry-After %j as %j', async (header, expected) => {
    expect((await failure(429, {}, { 'retry-after': header })).retryAfter).toBe(expected);
  });

  it('reads Retry-After as a date', async () => {
    const at = (ms: number) => ({ 'retry-after': new Date(Date.now() + ms).toUTCString() });
    const { retryAfter } = await failure(503, {}, at(90_000));
    expect(retryAfter).toBeGreaterThan(85);
    expect(retryAfter).toBeLessThanOrEqual(90);
    expect((await failure(503, {}, at(-90_000))).retryAfter).toBe(0);
  });
});
