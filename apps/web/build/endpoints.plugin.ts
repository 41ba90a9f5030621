import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const CONTRACT = '@netlik/contract/';
const PREFIX = '\0endpoints:';
const SOURCES = new URL('../../../packages/contract/src/', import.meta.url);

/** The fields that `call` and `upload` read. */
const ENDPOINT_FIELDS = ['method', 'path', 'access', 'list', 'idempotent', 'upload'];

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
 * Gives some files the contract without its schemas, so that a slow phone's first page does not load the schema
 * library and build a hundred schemas. Importing a schema from one of these files fails the build.
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
      .map(([name, value]) => [name, JSON.stringify(stripSchemas(value))] as const)
      .filter(([, code]) => code !== undefined)
      .map(([name, code]) => `export const ${name} = ${code};`)
      .join('\n');
  },
});
