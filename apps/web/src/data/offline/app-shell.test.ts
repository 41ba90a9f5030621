import { describe, expect, it } from 'vitest';
import { type BuiltFile, createAppShell } from './app-shell.ts';

const origin = 'https://netlik.example';

type Stored = Map<string, Response>;

/** The used part of a browser's caches; it returns copies of responses as a browser does. */
const cacheStorage = () => {
  const stores = new Map<string, Stored>();
  const pathOf = (key: string) => new URL(key, origin).pathname;
  const open = async (name: string) => {
    const store: Stored = stores.get(name) ?? new Map();
    stores.set(name, store);
    return {
      match: async (key: string) => store.get(pathOf(key))?.clone(),
      put: async (key: string, response: Response) => void store.set(pathOf(key), response),
      delete: async (key: string) => store.delete(pathOf(key)),
    };
  };
  const match = async (key: string) =>
    [...stores.values()]
      .map((one) => one.get(pathOf(key)))
      .find(Boolean)
      ?.clone();
  const caches = {
    open,
    match,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
  return { stores, caches: caches as unknown as CacheStorage };
};

const first: BuiltFile[] = [
  { url: 'index.html', revision: '1' },
  { url: 'assets/react.js', revision: null },
  { url: 'assets/main-1.js', revision: null },
];
const second: BuiltFile[] = [
  { url: 'index.html', revision: '2' },
  { url: 'assets/react.js', revision: null },
  { url: 'assets/main-2.js', revision: null },
];

const setUp = () => {
  const { stores, caches } = cacheStorage();
  const asked: string[] = [];
  const site = new Map<string, () => Response>();
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    return site.get(pathname)?.() ?? new Response('', { status: 404 });
  };
  const deploy = (files: BuiltFile[], page: string, policy = 'strict') => {
    site.clear();
    for (const { url } of files)
      site.set(`/${url}`, () => new Response(url === 'index.html' ? page : url, { headers: { policy } }));
  };
  const worker = (files: BuiltFile[]) => createAppShell(files, { origin, caches, fetch });
  return { stores, asked, site, deploy, worker };
};

const request = (path: string, mode = 'cors', method = 'GET') =>
  ({ url: path.startsWith('http') ? path : origin + path, mode, method }) as Request;

const textOf = async (respond: { response: Promise<Response> } | null) => (await respond?.response)?.text();

describe('createAppShell', () => {
  it('serves every screen and built file from the cache', async () => {
    const { deploy, worker, asked } = setUp();
    deploy(first, 'page 1');
    const shell = worker(first);
    await shell.cacheFiles();
    asked.length = 0;
    expect(await textOf(shell.respond(request('/dashboard?x=1', 'navigate')))).toBe('page 1');
    expect(await textOf(shell.respond(request('/assets/main-1.js')))).toBe('assets/main-1.js');
    expect(asked).toEqual([]);
  });

  it.each([
    ['/api/users/profile', 'cors', 'GET'],
    ['/api', 'navigate', 'GET'],
    ['/api/files/avatars/x.webp', 'no-cors', 'GET'],
    ['/ws/live?token=x', 'websocket', 'GET'],
    ['/dev/outbox', 'navigate', 'GET'],
    ['/assets/main-1.js', 'cors', 'POST'],
    ['/dashboard', 'cors', 'GET'],
    ['/robots.txt', 'navigate', 'GET'],
    ['https://accounts.google.com/gsi/client', 'no-cors', 'GET'],
  ])('leaves %s (%s %s) to the browser', (path, mode, method) => {
    expect(
      setUp()
        .worker(first)
        .respond(request(path, mode, method)),
    ).toBeNull();
  });

  it('lets the page of a mailed link name no referrer', async () => {
    const { deploy, worker } = setUp();
    deploy(first, 'page 1');
    const shell = worker(first);
    await shell.cacheFiles();
    const headersOf = async (path: string) =>
      (await shell.respond(request(path, 'navigate'))!.response).headers;
    expect((await headersOf('/reset-password?token=x')).get('referrer-policy')).toBe('no-referrer');
    expect((await headersOf('/reset-password?token=x')).get('policy')).toBe('strict');
    expect((await headersOf('/reset-password')).get('referrer-policy')).toBeNull();
  });

  it('fails to install an incomplete build', async () => {
    const { deploy, worker, site } = setUp();
    deploy(first, 'page 1');
    site.delete('/assets/react.js');
    await expect(worker(first).cacheFiles()).rejects.toThrow('/assets/react.js answered 404');
  });

  it('fetches only changed files and keeps the old build until activation', async () => {
    const { deploy, worker, asked, stores } = setUp();
    deploy(first, 'page 1');
    const old = worker(first);
    await old.cacheFiles();
    stores.set('somebody-else', new Map());
    deploy(second, 'page 2');
    asked.length = 0;
    const next = worker(second);
    await next.cacheFiles();
    expect(asked.sort()).toEqual(['/assets/main-2.js', '/index.html']);
    expect(await textOf(old.respond(request('/', 'navigate')))).toBe('page 1');
    await next.deleteOldCaches();
    expect([...stores.keys()]).toEqual(['somebody-else', expect.stringContaining('netlik-shell-')]);
    expect(await textOf(next.respond(request('/', 'navigate')))).toBe('page 2');
  });

  it('takes new headers of the same page, never another page', async () => {
    const { deploy, worker } = setUp();
    deploy(first, 'page 1', 'strict');
    const shell = worker(first);
    await shell.cacheFiles();
    const policyOf = async () => {
      const respond = shell.respond(request('/login', 'navigate'));
      const policy = (await respond?.response)?.headers.get('policy');
      await respond?.after?.();
      return policy;
    };
    deploy(first, 'page 1', 'with google');
    expect([await policyOf(), await policyOf()]).toEqual(['strict', 'with google']);
    deploy(second, 'page 2', 'of page 2');
    expect([await policyOf(), await policyOf()]).toEqual(['with google', 'with google']);
  });

  it('drops the cached page if a file of its build is gone', async () => {
    const { deploy, worker, stores, site } = setUp();
    deploy(first, 'page 1');
    const shell = worker(first);
    await shell.cacheFiles();
    // The browser evicted one file and the server has a newer build.
    for (const store of stores.values()) store.delete('/assets/main-1.js');
    deploy(second, 'page 2');
    site.set('/dashboard', () => new Response('page 2'));
    expect((await shell.respond(request('/assets/main-1.js'))?.response)?.status).toBe(404);
    expect(await textOf(shell.respond(request('/dashboard', 'navigate')))).toBe('page 2');
  });
});
