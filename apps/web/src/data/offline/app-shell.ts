import { stableHash } from '../events/stable-hash.ts';

/** `revision` is null if the file name contains a hash. */
export type BuiltFile = { url: string; revision: string | null };

type Deps = {
  origin: string;
  caches: CacheStorage;
  fetch: (request: Request) => Promise<Response>;
};

const INDEX = '/index.html';
const PREFIX = 'netlik-shell-';

/** Never cached, because a copy would leave personal data on the device. */
const serverPaths = /^\/(?:api|ws|dev)(?:\/|$)/;

/** The server has the same rule: a last segment with a dot is a file, everything else a screen. */
const isScreen = (pathname: string) => !pathname.slice(pathname.lastIndexOf('/')).includes('.');

const withoutReferrer = ({ body, status, headers }: Response) => {
  const page = new Response(body, { status, headers });
  page.headers.set('referrer-policy', 'no-referrer');
  return page;
};

export const createAppShell = (files: readonly BuiltFile[], { origin, caches, fetch }: Deps) => {
  const name = PREFIX + stableHash(JSON.stringify(files)).toString(36);
  const paths = files.map(({ url, revision }) => ({ path: new URL(url, `${origin}/`).pathname, revision }));
  const known = new Set(paths.map(({ path }) => path));
  const open = () => caches.open(name);
  const find = async (path: string) => (await open()).match(path, { ignoreVary: true });
  const address = (path: string, cache: RequestCache) => new Request(origin + path, { cache });

  const addFile = async (cache: Cache, path: string, revision: string | null) => {
    // Hashed files of the previous build are reusable.
    const cached = revision === null ? await caches.match(path, { ignoreVary: true }) : undefined;
    const response = cached ?? (await fetch(address(path, revision === null ? 'default' : 'reload')));
    if (!response.ok || response.redirected) throw new Error(`${path} answered ${response.status}`);
    await cache.put(path, response);
  };

  /**
   * The server may change headers such as the CSP without a new build; they are taken if the text is the
   * same.
   */
  const refreshIndexHeaders = async () => {
    const fresh = await fetch(address(INDEX, 'no-cache')).catch(() => null);
    const cached = await find(INDEX);
    if (!fresh?.ok || fresh.redirected || !cached) return;
    if ((await fresh.clone().text()) === (await cached.text())) await (await open()).put(INDEX, fresh);
  };

  const serveIndex = async (request: Request) => {
    const page = (await find(INDEX)) ?? (await fetch(request));
    // The server does the same, because the query of a mailed link is a secret.
    return new URL(request.url).searchParams.has('token') ? withoutReferrer(page) : page;
  };

  const serveFile = async (request: Request, path: string) => {
    const cached = await find(path);
    if (cached) return cached;
    const response = await fetch(request);
    // The browser evicted the file and the server has a newer build, so the cached page would not work.
    if (response.status === 404) await (await open()).delete(INDEX);
    return response;
  };

  return {
    /** Rejects if any file fails, because half a build does not work. */
    cacheFiles: async () => {
      const cache = await open();
      await Promise.all(paths.map(({ path, revision }) => addFile(cache, path, revision)));
    },
    deleteOldCaches: async () => {
      const names = await caches.keys();
      const old = names.filter((other) => other.startsWith(PREFIX) && other !== name);
      await Promise.all(old.map((other) => caches.delete(other)));
    },
    /** Null lets the browser request the server. */
    respond: (request: Request): { response: Promise<Response>; after?: () => Promise<void> } | null => {
      const { origin: asked, pathname } = new URL(request.url);
      if (request.method !== 'GET' || asked !== origin || serverPaths.test(pathname)) return null;
      if (request.mode === 'navigate')
        return isScreen(pathname) ? { response: serveIndex(request), after: refreshIndexHeaders } : null;
      return known.has(pathname) ? { response: serveFile(request, pathname) } : null;
    },
  };
};
