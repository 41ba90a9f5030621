import { stableHash } from '../events/stable-hash.ts';

/** As the build lists its files: no revision where the name itself changes with the content. */
export type BuiltFile = { url: string; revision: string | null };

type World = {
  origin: string;
  caches: CacheStorage;
  fetch: (request: Request) => Promise<Response>;
};

const INDEX = '/index.html';
const PREFIX = 'netlik-shell-';

/** What the server answers itself; a copy of it would be somebody's data left on a device. */
const serversOwn = /^\/(?:api|ws|dev)(?:\/|$)/;

/** Is the address a screen of the app? The server says the same: a last part with a dot is a file. */
const isScreen = (pathname: string) => !pathname.slice(pathname.lastIndexOf('/')).includes('.');

/** The files of one build, kept so that the app opens without a connection. Nothing else is ever kept. */
export const createAppShell = (files: readonly BuiltFile[], { origin, caches, fetch }: World) => {
  const name = PREFIX + stableHash(JSON.stringify(files)).toString(36);
  const paths = files.map(({ url, revision }) => ({ path: new URL(url, `${origin}/`).pathname, revision }));
  const known = new Set(paths.map(({ path }) => path));
  const open = () => caches.open(name);
  const find = async (path: string) => (await open()).match(path, { ignoreVary: true });
  const address = (path: string, cache: RequestCache) => new Request(origin + path, { cache });

  const bring = async (cache: Cache, path: string, revision: string | null) => {
    // Most files outlive a release: those of the build before are good.
    const kept = revision === null ? await caches.match(path, { ignoreVary: true }) : undefined;
    const response = kept ?? (await fetch(address(path, revision === null ? 'default' : 'reload')));
    if (!response.ok || response.redirected) throw new Error(`${path} answered ${response.status}`);
    await cache.put(path, response);
  };

  /** The headers of the page are the server's to change (what may be run); its text is the build's. */
  const renewHeaders = async () => {
    const fresh = await fetch(address(INDEX, 'no-cache')).catch(() => null);
    const kept = await find(INDEX);
    if (!fresh?.ok || fresh.redirected || !kept) return;
    if ((await fresh.clone().text()) === (await kept.text())) await (await open()).put(INDEX, fresh);
  };

  const screen = async (request: Request) => (await find(INDEX)) ?? fetch(request);

  const file = async (request: Request, path: string) => {
    const kept = await find(path);
    if (kept) return kept;
    const response = await fetch(request);
    // The browser lost the file and the server has a newer build: then the kept page leads nowhere.
    if (response.status === 404) await (await open()).delete(INDEX);
    return response;
  };

  return {
    /** Fails as a whole: half a build opens nothing. */
    fill: async () => {
      const cache = await open();
      await Promise.all(paths.map(({ path, revision }) => bring(cache, path, revision)));
    },
    dropOlder: async () => {
      const names = await caches.keys();
      const old = names.filter((other) => other.startsWith(PREFIX) && other !== name);
      await Promise.all(old.map((other) => caches.delete(other)));
    },
    /** The answer, or null where the browser asks the server as if there were no worker. */
    answer: (request: Request): { response: Promise<Response>; after?: () => Promise<void> } | null => {
      const { origin: asked, pathname } = new URL(request.url);
      if (request.method !== 'GET' || asked !== origin || serversOwn.test(pathname)) return null;
      if (request.mode === 'navigate')
        return isScreen(pathname) ? { response: screen(request), after: renewHeaders } : null;
      return known.has(pathname) ? { response: file(request, pathname) } : null;
    },
  };
};
