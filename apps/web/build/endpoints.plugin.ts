import type { Plugin } from 'vite';
import { loadSource } from './load-source.ts';

const WITHOUT_SCHEMAS = '@netlik/contract/endpoints/';
const PREFIX = '\0endpoints:';
const SOURCES = new URL('../../../packages/contract/src/', import.meta.url);

/** The fields that the web app reads of an endpoint: to call it, and to know what a write makes stale. */
const ENDPOINT_FIELDS = ['method', 'path', 'access', 'list', 'idempotent', 'upload', 'shows', 'changes'];

type Exported = Record<string, unknown>;

const isPlain = (value: unknown): value is Exported =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isEndpoint = (value: unknown): value is Exported =>
  isPlain(value) && typeof value.method === 'string' && typeof value.path === 'string';

const isData = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every(isData)) ||
  (isPlain(value) && Object.values(value).every(isData));

const pickFields = (endpoint: Exported): Exported =>
  Object.fromEntries(Object.entries(endpoint).filter(([name]) => ENDPOINT_FIELDS.includes(name)));

/** Keeps constants and, of endpoints, what a call needs; drops schemas and functions. */
export const stripSchemas = (value: unknown): unknown => {
  if (isPlain(value) && Object.values(value).some(isEndpoint))
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, isEndpoint(each) ? pickFields(each) : undefined]),
    );
  return isData(value) ? value : undefined;
};

/**
 * measured: 18 kB less on the dashboard (docs/measurements/first-load.md). Builds `@netlik/contract/endpoints/…` without schemas, so that a first page
 * loads no schema library. Elsewhere it is the contract itself; importing a schema from it fails the build.
 */
export const endpointsPlugin = (): Plugin => ({
  name: 'netlik-endpoints',
  apply: 'build',
  enforce: 'pre',
  // Filters, so that the bundler calls these for a dozen modules and not for a thousand.
  resolveId: {
    filter: { id: new RegExp(`^${WITHOUT_SCHEMAS}`) },
    handler: (source) => PREFIX + source.slice(WITHOUT_SCHEMAS.length),
  },
  load: {
    filter: { id: new RegExp(`^${PREFIX}`) },
    handler: async (id) => {
      const exported = await loadSource<Exported>(new URL(`${id.slice(PREFIX.length)}.ts`, SOURCES));
      return Object.entries(exported)
        .map(([name, value]) => [name, JSON.stringify(stripSchemas(value))] as const)
        .filter(([, code]) => code !== undefined)
        .map(([name, code]) => `export const ${name} = ${code};`)
        .join('\n');
    },
  },
});
