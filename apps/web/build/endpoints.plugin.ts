import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const CONTRACT = '@netlik/contract/';
const PREFIX = '\0endpoints:';
const SOURCES = new URL('../../../packages/contract/src/', import.meta.url);

/** What `call` and `upload` read of an endpoint. */
const needed = ['method', 'path', 'access', 'list', 'idempotent', 'upload'];

type Exported = Record<string, unknown>;

const isPlain = (value: unknown): value is Exported =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isEndpoint = (value: unknown): value is Exported =>
  isPlain(value) && typeof value.method === 'string' && typeof value.path === 'string';

const isData = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every(isData)) ||
  (isPlain(value) && Object.values(value).every(isData));

const bare = (endpoint: Exported): Exported =>
  Object.fromEntries(Object.entries(endpoint).filter(([name]) => needed.includes(name)));

/** A group of endpoints with what a call needs, a constant as it is; of schemas and functions nothing. */
export const withoutSchemas = (value: unknown): unknown => {
  if (isPlain(value) && Object.values(value).some(isEndpoint))
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, isEndpoint(each) ? bare(each) : undefined]),
    );
  return isData(value) ? value : undefined;
};

/**
 * Gives some files the contract without its schemas: where to call is a few letters, and a slow phone's first page
 * need not wait for the library that checks and for a hundred schemas to be made. Importing a schema from one of
 * these files fails the build.
 */
export const endpointsPlugin = (importers: RegExp): Plugin => ({
  name: 'netlik-endpoints',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer && importers.test(importer) && source.startsWith(CONTRACT)
      ? PREFIX + source.slice(CONTRACT.length)
      : undefined,
  load: async (id) => {
    if (!id.startsWith(PREFIX)) return;
    const file = fileURLToPath(new URL(`${id.slice(PREFIX.length)}.ts`, SOURCES));
    const { module } = await runnerImport<Exported>(file, { configFile: false, logLevel: 'error' });
    return Object.entries(module)
      .map(([name, value]) => [name, JSON.stringify(withoutSchemas(value))] as const)
      .filter(([, code]) => code !== undefined)
      .map(([name, code]) => `export const ${name} = ${code};`)
      .join('\n');
  },
});
