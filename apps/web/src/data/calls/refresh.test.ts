import { account } from '@netlik/contract/identity/account';
import { signIn } from '@netlik/contract/identity/sign-in';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ayse, mehmet } from '../../testing/people.ts';
import { type Browser, openBrowser, type Tab } from './testing/browser.ts';
import { identityServer, jwt, seconds } from './testing/identity.ts';
import { json, type Server, startServer } from './testing/server.ts';

const EXPIRED = 'Oturum süreniz doldu. Lütfen tekrar giriş yapın.';

let server: Server;
let browser: Browser;
let tab: Tab;
let identity: ReturnType<typeof identityServer>;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  browser = openBrowser(server.base);
  tab = await browser.openTab();
  identity = identityServer();
  server.answers(identity.answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const refreshes = () => server.to('/users/refresh');
const calls = () => server.to('/users/profile');
const signInWith = (tokens: { token: string; refreshToken: string }) =>
  tab.session.set({ ...tokens, user: ayse }, true);
const profile = (from: Tab = tab, signal?: AbortSignal) => from.call(account.profile, {}, signal);
const twenty = (from: Tab = tab) => Promise.all(Array.from({ length: 20 }, () => profile(from)));

describe('refresh', () => {
  it('runs once for 20 calls with a refused token', async () => {
    signInWith(identity.outdated());
    await twenty();
    expect(refreshes()).toHaveLength(1);
    expect(tab.session.get()).toMatchObject({ ...identity.valid(), user: ayse });
  });

  it('runs once for 20 calls with an expired token, before any is sent', async () => {
    signInWith(identity.past());
    await twenty();
    expect(refreshes()).toHaveLength(1);
    expect(calls()).toHaveLength(20);
    expect(refreshes()[0]?.headers.authorization).toBeUndefined();
  });

  it('serves a call refused after the refresh is done', async () => {
    signInWith(identity.outdated());
    let late = true;
    server.answers((request, response) => {
      const wait = request.url === '/api/users/profile' && late ? 150 : 0;
      late = false;
      if (wait) {
        const said = { code: 'session.expired', message: EXPIRED };
        setTimeout(() => json(response, 401, said), wait);
      } else identity.answer(request, response);
    });
    await Promise.all([profile(), profile()]);
    expect(refreshes()).toHaveLength(1);
  });

  it('runs once for two tabs', async () => {
    signInWith(identity.past());
    const other = await browser.openTab();
    await Promise.all([twenty(tab), twenty(other)]);
    expect(refreshes()).toHaveLength(1);
    expect(calls()).toHaveLength(40);
    expect(other.session.get()).toEqual(tab.session.get());
  });

  it('runs once per tab without the Web Locks API', async () => {
    vi.stubGlobal('navigator', {});
    signInWith(identity.outdated());
    await twenty();
    expect(refreshes()).toHaveLength(1);
  });

  it('does not sign out if another tab refreshed first without locks', async () => {
    vi.stubGlobal('navigator', {});
    signInWith(identity.outdated());
    const other = await browser.openTab();
    await Promise.all([profile(tab), profile(other)]);
    expect(refreshes()).toHaveLength(2);
    expect(tab.session.get()?.token).toBe(identity.valid().token);
  });
});

describe('isStale', () => {
  it.each([
    [9, 1],
    [12, 0],
  ])('with %i seconds left: %i refreshes before the call', async (left, expected) => {
    const token = jwt({ exp: seconds() + left });
    signInWith({ token, refreshToken: identity.valid().refreshToken });
    const refresh = identity.answer;
    server.answers((request, response) =>
      request.url === '/api/users/refresh' ? refresh(request, response) : json(response, 200, { data: {} }),
    );
    await profile();
    expect(refreshes()).toHaveLength(expected);
  });

  it('does not refresh before every call on a clock one hour ahead', async () => {
    const hourAgo = seconds() - 3600;
    const issued = { token: jwt({ iat: hourAgo, exp: hourAgo + 600 }), refreshToken: 'r' };
    signInWith(issued);
    server.answers((_, response) => json(response, 200, { data: {} }));
    await profile();
    await profile();
    expect(refreshes()).toHaveLength(0);
  });

  it('leaves an unreadable token to the server', async () => {
    for (const token of ['opaque', 'a.b.c', `x.${btoa('null')}.y`]) {
      signInWith({ token, refreshToken: 'r' });
      server.answers((_, response) => json(response, 200, { data: {} }));
      await profile();
      expect(refreshes()).toHaveLength(0);
    }
  });
});

describe('isTokenOutdated', () => {
  const phrases = [
    'Token is outdated',
    'Session expired',
    'Token verification failed',
    'jwt expired',
    'Refresh token gerekli',
  ];
  const answering = (status: number, body: unknown) => {
    signInWith(identity.valid());
    server.answers((request, response) => {
      if (request.url === '/api/users/refresh' || calls().length > 1) identity.answer(request, response);
      else json(response, status, body);
    });
  };

  it.each([401, 403])('%i: every phrase brings a refresh and a second try', async (status) => {
    for (const message of phrases) {
      answering(status, { message });
      await profile();
      expect(refreshes(), message).toHaveLength(1);
      expect(calls()).toHaveLength(2);
    }
  });

  it.each([
    [401, { code: 'session.expired' }, 1],
    [401, { code: 'session.required', message: 'Yetkisiz işlem. Lütfen giriş yapın.' }, 1],
    [401, { code: 'sign_in.wrong', message: 'E-posta ya da şifre hatalı.' }, 0],
    [403, { code: 'access.role', message: 'Bu işlem için yetkiniz yok.' }, 0],
    [403, { code: 'consent.required', message: 'Devam etmeden önce onaylaman gerekiyor.' }, 0],
    [422, { message: 'jwt expired' }, 0],
    [500, { message: 'Session expired' }, 0],
  ])('%i %j: %i refreshes', async (status, body, expected) => {
    answering(status, body);
    await profile().catch((error: unknown) => expect(error).toMatchObject({ status }));
    expect(refreshes()).toHaveLength(expected);
    expect(tab.session.get()).not.toBeNull();
  });

  it('retries once only', async () => {
    signInWith(identity.valid());
    server.answers((request, response) =>
      request.url === '/api/users/refresh'
        ? identity.answer(request, response)
        : json(response, 401, { code: 'session.expired', message: EXPIRED }),
    );
    await expect(profile()).rejects.toMatchObject({ status: 401, message: EXPIRED });
    expect(calls()).toHaveLength(2);
    expect(refreshes()).toHaveLength(1);
  });

  it('does not refresh for a public endpoint', async () => {
    server.answers((_, response) => json(response, 401, { code: 'session.expired', message: 'jwt expired' }));
    signInWith(identity.past());
    const body = { email: 'a@b.co', password: 'secret' };
    await expect(tab.call(signIn.login, { body })).rejects.toMatchObject({ message: 'jwt expired' });
    expect(refreshes()).toHaveLength(0);
  });
});

describe('refresh: failure', () => {
  const refusing = (status: number, body: unknown = {}) => {
    signInWith(identity.past());
    server.answers((_, response) => json(response, status, body));
  };

  it.each([400, 401, 403])('with %i ends the session', async (status) => {
    refusing(status, { code: 'session.refresh_invalid', message: 'Yenilenemedi' });
    await expect(twenty()).rejects.toMatchObject({ status: 401, code: 'session.expired', message: EXPIRED });
    expect(refreshes()).toHaveLength(1);
    expect(tab.session.get()).toBeNull();
    expect(tab.session.endReason()).toBe('expired');
    expect([...browser.disk]).toEqual([]);
  });

  it.each([429, 500, 502, 503])('with %i signs nobody out', async (status) => {
    refusing(status, { message: 'Sunucunun sözü' });
    await expect(profile()).rejects.toMatchObject({ status, message: 'Sunucunun sözü' });
    expect(tab.session.get()?.user).toEqual(ayse);
  });

  it('does not sign out on a network failure, and works again later', async () => {
    signInWith(identity.past());
    server.answers((_, response) => response.destroy());
    await expect(twenty()).rejects.toMatchObject({
      status: 0,
      message: 'Sunucuya bağlanılamıyor. İnternet bağlantınızı kontrol edin.',
    });
    expect(tab.session.get()?.user).toEqual(ayse);
    server.answers(identity.answer);
    await profile();
    expect(refreshes()).toHaveLength(1);
  });

  it('does not sign out on a foreign HTML page', async () => {
    for (const page of ['<html>Wi-Fi</html>', '{"data":{}}', '"ok"']) {
      signInWith(identity.past());
      server.answers((_, response) => response.writeHead(200).end(page));
      await expect(profile()).rejects.toMatchObject({ code: 'server.unreadable' });
      expect(tab.session.get()?.user).toEqual(ayse);
    }
  });

  /** Cuts the real timeout of this length to 50 ms; others never fire. */
  const limitPasses = (length: number) =>
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const limit = new AbortController();
      if (ms === length) setTimeout(() => limit.abort(new DOMException('late', 'TimeoutError')), 50);
      return limit.signal;
    });

  it('times out after 15 seconds', async () => {
    signInWith(identity.past());
    server.answers(() => undefined);
    const limits = limitPasses(15_000);
    await expect(twenty()).rejects.toMatchObject({ status: 0, code: 'network' });
    limits.mockRestore();
    expect(tab.session.get()?.user).toEqual(ayse);
  });

  it('stops waiting for a hanging tab after 20 seconds', async () => {
    signInWith(identity.past());
    let release = () => {};
    const held = navigator.locks.request(
      'netlik.refresh',
      {},
      () =>
        new Promise<void>((letGo) => {
          release = letGo;
        }),
    );
    const limits = limitPasses(20_000);
    await expect(twenty()).rejects.toMatchObject({ status: 0, code: 'network' });
    limits.mockRestore();
    expect(tab.session.get()?.user).toEqual(ayse);
    release();
    await held;
    await profile();
    expect(refreshes()).toHaveLength(1);
  });

  it('ends the session without a refresh token', async () => {
    signInWith({ ...identity.past(), refreshToken: '' });
    await expect(profile()).rejects.toMatchObject({ message: 'Refresh token bulunamadı' });
    expect(server.received).toHaveLength(0);
    expect(tab.session.endReason()).toBe('expired');
  });
});

describe('refresh: concurrent changes', () => {
  const duringRefresh = (act: () => void) =>
    server.answers(async (request, response) => {
      if (request.url === '/api/users/refresh') act();
      await identity.answer(request, response);
    });

  it('keeps a sign-out made in another tab', async () => {
    signInWith(identity.past());
    const other = await browser.openTab();
    duringRefresh(() => other.session.clear());
    await expect(profile()).rejects.toMatchObject({ status: 401 });
    expect(tab.session.get()).toBeNull();
    expect(calls()).toHaveLength(0);
  });

  it('does not repeat a call as the next person', async () => {
    signInWith(identity.past());
    const other = await browser.openTab();
    const next = { token: jwt({ exp: seconds() + 600, n: 99 }), refreshToken: 'next', user: mehmet };
    duringRefresh(() => other.session.set(next, false));
    await expect(profile()).rejects.toMatchObject({ status: 401 });
    expect(calls()).toHaveLength(0);
    expect(tab.session.get()).toMatchObject(next);
  });

  it('rejects an aborted caller at once', async () => {
    signInWith(identity.past());
    const leaving = new AbortController();
    server.answers(() => leaving.abort());
    const error = await profile(tab, leaving.signal).catch((thrown: unknown) => thrown);
    expect(tab.isAborted(error)).toBe(true);
  });

  it('continues for the other callers if one aborts', async () => {
    signInWith(identity.past());
    const leaving = new AbortController();
    duringRefresh(() => leaving.abort());
    const [left, stayed] = await Promise.allSettled([profile(tab, leaving.signal), profile()]);
    expect(left.status === 'rejected' && tab.isAborted(left.reason)).toBe(true);
    expect(stayed.status).toBe('fulfilled');
    expect(refreshes()).toHaveLength(1);
    expect(calls()).toHaveLength(1);
  });
});
