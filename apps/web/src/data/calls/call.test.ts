import { endpoint } from '@netlik/contract/endpoint';
import { account } from '@netlik/contract/identity/account';
import { authSessions } from '@netlik/contract/identity/auth-sessions';
import { signIn } from '@netlik/contract/identity/sign-in';
import { type UserChange, users } from '@netlik/contract/identity/users';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ayse } from '../../testing/people.ts';
import { openBrowser, type Tab } from './testing/browser.ts';
import { identityServer } from './testing/identity.ts';
import { json, type Server, startServer } from './testing/server.ts';

let server: Server;
let tab: Tab;
let identity: ReturnType<typeof identityServer>;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  tab = await openBrowser(server.base).openTab();
  identity = identityServer();
  tab.session.set({ ...identity.valid(), user: ayse }, true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const save = endpoint({ ...users.update, idempotent: true });

describe('call: request', () => {
  it('sends the token, and no content type without a body', async () => {
    server.answers((_, response) => json(response, 200, { data: [] }));
    await tab.call(authSessions.list, {});
    const [request] = server.received;
    expect(request).toMatchObject({ method: 'GET', url: '/api/users/sessions', body: '' });
    expect(request?.headers.authorization).toBe(`Bearer ${identity.valid().token}`);
    expect(request?.headers['content-type']).toBeUndefined();
    expect(request?.headers['idempotency-key']).toBeUndefined();
  });

  it('sends nothing if nobody is signed in', async () => {
    tab.session.clear();
    server.answers((_, response) => json(response, 200, { data: [] }));
    await expect(tab.call(authSessions.list, {})).rejects.toMatchObject({ code: 'session.expired' });
    expect(server.received).toEqual([]);
  });

  it('sends no token to a public endpoint', async () => {
    server.answers((_, response) => json(response, 202, { data: null }));
    expect(await tab.call(signIn.forgotPassword, { body: { email: 'a@b.co' } })).toBeNull();
    expect(server.received[0]?.headers.authorization).toBeUndefined();
    expect(server.received[0]?.headers['content-type']).toBe('application/json');
    expect(server.received[0]?.body).toBe('{"email":"a@b.co"}');
  });

  it('encodes path parameters', async () => {
    server.answers((_, response) => json(response, 200, { data: 1 }));
    await tab.call(save, { params: { id: 'a/b?c#ğ' }, body: {} });
    expect(server.received[0]?.url).toBe('/api/users/a%2Fb%3Fc%23%C4%9F');
  });

  it.each(['', '.', '..'])('is not sent where %j would lead to another address', async (id) => {
    server.answers((_, response) => json(response, 200, { data: 1 }));
    await expect(tab.call(save, { params: { id }, body: {} })).rejects.toMatchObject({
      status: 404,
      message: 'Kayıt bulunamadı.',
    });
    expect(server.received).toHaveLength(0);
  });

  it('joins lists with commas and skips undefined values', async () => {
    server.answers((_, response) => json(response, 200, { data: [] }));
    // The contract types a list as its text, but screens may pass the list itself.
    const roleIncludes = ['coach', 'admin'] as unknown as string;
    await tab.call(users.search, { query: { q: 'ö b&c', for: undefined, limit: 0, roleIncludes } });
    const query = new URL(server.received[0]?.url ?? '', 'http://x').searchParams;
    expect(Object.fromEntries(query)).toEqual({ q: 'ö b&c', limit: '0', roleIncludes: 'coach,admin' });
  });

  it('sends FormData unchanged', async () => {
    const body = new FormData();
    body.set('avatar', new Blob(['pixels'], { type: 'image/png' }), 'a.png');
    server.answers((_, response) => json(response, 200, { data: 1 }));
    // The contract declares no upload yet; the client sends any form as it is.
    await tab.call(save, { params: { id: '1' }, body: body as UserChange });
    expect(server.received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(server.received[0]?.body).toContain('pixels');
  });
});

describe('endSessionWith', () => {
  const leave = () =>
    tab.endSessionWith(async () => {
      await tab.call(account.logout, { body: {} });
      tab.session.clear('signed-out');
    });

  it('holds other calls and drops them once signed out', async () => {
    server.answers((_, response) => setTimeout(() => json(response, 200, { data: null }), 50));
    const left = leave();
    await expect(tab.call(authSessions.list, {})).rejects.toMatchObject({ code: 'session.expired' });
    await left;
    expect(server.received.map(({ url }) => url)).toEqual(['/api/users/logout']);
  });

  it('sends the held calls if it fails', async () => {
    server.answers(({ method }, response) =>
      json(response, method === 'GET' ? 200 : 500, method === 'GET' ? { data: [] } : {}),
    );
    const left = leave();
    const asked = tab.call(authSessions.list, {});
    await expect(left).rejects.toMatchObject({ status: 500 });
    expect(await asked).toEqual([]);
  });
});

describe('call: idempotency key', () => {
  it('creates a key per call, or uses the given one', async () => {
    server.answers((_, response) => json(response, 200, { data: 1 }));
    const input = { params: { id: '1' }, body: {} };
    await tab.call(save, input);
    await tab.call(save, input);
    await tab.call(save, input, undefined, { idempotencyKey: 'from-the-outbox' });
    const keys = server.received.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe('from-the-outbox');
  });

  it('repeats the key after a refresh', async () => {
    const identity = identityServer();
    tab.session.set({ ...identity.outdated(), user: ayse }, true);
    server.answers(identity.answer);
    await tab.call(save, { params: { id: '1' }, body: { bio: 'x' } });
    const tries = server.to('/users/1');
    expect(tries).toHaveLength(2);
    expect(tries[1]?.headers['idempotency-key']).toBe(tries[0]?.headers['idempotency-key']);
    expect(tries[1]?.body).toBe(tries[0]?.body);
  });
});

describe('call: reply', () => {
  it('returns the data, or the whole body of a list', async () => {
    const list = { data: [], pagination: { page: 1, limit: 20, total: 0 } };
    server.answers(({ url }, response) => json(response, 200, url === '/api/users' ? list : { data: ayse }));
    const profile = await tab.call(account.profile, {});
    expect(profile.firstName).toBe('Ayşe');
    const page = await tab.call(users.list, {});
    expect(page.pagination.total).toBe(0);
    expect(page).toEqual(list);
  });

  it('returns null for an empty body', async () => {
    server.answers((_, response) => response.writeHead(204).end());
    expect(await tab.call(account.logout, { body: {} })).toBeNull();
  });

  it('rejects HTML, as a captive portal sends it', async () => {
    server.answers((_, response) => response.writeHead(200).end('<html>Wi-Fi</html>'));
    await expect(tab.call(account.profile, {})).rejects.toMatchObject({
      message: 'Sunucuda bir hata oluştu. Lütfen tekrar deneyin.',
      code: 'server.unreadable',
    });
  });
});

describe('call: abort', () => {
  it.each([undefined, 'left the page', new Error('left')])('is known as such (reason %s)', async (reason) => {
    const leaving = new AbortController();
    server.answers(() => leaving.abort(reason));
    const error = await tab.call(account.profile, {}, leaving.signal).catch((thrown: unknown) => thrown);
    expect(tab.isAborted(error)).toBe(true);
    expect(error).not.toBeInstanceOf(tab.ApiError);
    if (reason === undefined) expect(error).toBe(leaving.signal.reason);
  });

  it('sends nothing, not even a refresh, if already aborted', async () => {
    const identity = identityServer();
    tab.session.set({ ...identity.past(), user: ayse }, true);
    server.answers(identity.answer);
    const error = await tab.call(account.profile, {}, AbortSignal.abort()).catch((thrown: unknown) => thrown);
    expect(tab.isAborted(error)).toBe(true);
    expect(server.received).toHaveLength(0);
  });

  it('reports a timeout as a network failure', async () => {
    server.answers(() => undefined);
    const error = await tab
      .call(account.profile, {}, AbortSignal.timeout(50))
      .catch((thrown: unknown) => thrown);
    expect(tab.isAborted(error)).toBe(false);
    expect(error).toMatchObject({ status: 0, code: 'network' });
  });
});
