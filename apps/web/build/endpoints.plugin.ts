import type { Plugin } from 'vite';
import { loadSource } from './load-source.ts';

const PREFIX = 'netlik-endpoints:';
const SOURCES = new URL('../../../packages/contract/src/', import.meta.url);
const CONTRACT_IMPORT = /import \{([^}]*)\} from '@netlik\/contract\/([^']+)'/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** The endpoint fields that the web app reads, for its calls and for the topics that a write changes. */
const ENDPOINT_FIELDS = [
  'method',
  'path',
  'access',
  'stepUp',
  'list',
  'idempotent',
  'upload',
  'shows',
  'changes',
];

type Exported = Record<string, unknown>;

const isPlain = (value: unknown): value is Exported =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isEndpoint = (value: unknown): value is Exported =>
  isPlain(value) && typeof value.method === 'string' && typeof value.path === 'string';

const isEndpoints = (value: unknown): value is Exported =>
  isPlain(value) && Object.values(value).some(isEndpoint);

const isData = (value: unknown): boolean =>
  ['string', 'boolean'].includes(typeof value) ||
  Number.isFinite(value) ||
  (Array.isArray(value) && value.every(isData)) ||
  (isPlain(value) && Object.values(value).every(isData));

const pickFields = (endpoint: Exported): Exported =>
  Object.fromEntries(Object.entries(endpoint).filter(([name]) => ENDPOINT_FIELDS.includes(name)));

/** Keeps constants and the endpoint fields that a call needs; drops schemas and functions. */
export const stripSchemas = (value: unknown): unknown => {
  if (isEndpoints(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, isEndpoint(each) ? pickFields(each) : undefined]),
    );
  return isData(value) ? value : undefined;
};

const loaded = new Map<string, Promise<Exported>>();
const loadContract = (module: string): Promise<Exported> => {
  const known = loaded.get(module) ?? loadSource<Exported>(new URL(`${module}.ts`, SOURCES));
  loaded.set(module, known);
  return known;
};

/** Imported values as `[exported name, local name]`. */
const importedValues = (specifiers: string): [string, string][] =>
  specifiers
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each && !each.startsWith('type '))
    .map((each) => {
      const [name = '', local = name] = each.split(' as ');
      return [name, local];
    });

/** True if the code only calls endpoints, as `habits.list`: it reads no schema of theirs and gives none to a component. */
const onlyCalls = (code: string, local: string): boolean =>
  !new RegExp(`=\\{${local}\\.`).test(code) &&
  [...code.matchAll(new RegExp(`(?<![\\w.'"/-])${local}\\b(?!['":-])(\\.\\w+)?(\\.\\w+)?`, 'g'))].every(
    ([, endpoint, field]) => endpoint && (!field || ENDPOINT_FIELDS.includes(field.slice(1))),
  );

/** The code with its imports of the contract replaced where it needs no schema. */
export const withoutSchemas = async (code: string): Promise<string> => {
  const body = code.replaceAll(CONTRACT_IMPORT, '').replaceAll(COMMENT, '');
  let replaced = code;
  for (const [statement, specifiers = '', module = ''] of code.matchAll(CONTRACT_IMPORT)) {
    const exported = await loadContract(module);
    const needsNone = importedValues(specifiers).every(([name, local]) =>
      isEndpoints(exported[name]) ? onlyCalls(body, local) : isData(exported[name]),
    );
    if (!needsNone) continue;
    replaced = replaced.replace(statement, statement.replace('@netlik/contract/', PREFIX));
  }
  return replaced;
};

/**
 * measured: 18 kB less on the dashboard (docs/measurements/first-load.md). A module that imports only endpoints and constants of
 * the contract gets them without schemas, so that a first page loads no schema library.
 */
export const endpointsPlugin = (): Plugin => ({
  name: 'netlik-endpoints',
  apply: 'build',
  enforce: 'pre',
  // Filters, so that the bundler calls these only for the modules concerned.
  transform: {
    filter: { id: /\/apps\/web\/src\/.*\.tsx?$/, code: /@netlik\/contract\// },
    handler: (code) => withoutSchemas(code),
  },
  resolveId: {
    filter: { id: new RegExp(`^${PREFIX}`) },
    handler: (source) => `\0${source}`,
  },
  load: {
    filter: { id: new RegExp(`^\0${PREFIX}`) },
    handler: async (id) => {
      const exported = await loadContract(id.slice(PREFIX.length + 1));
      return Object.entries(exported)
        .map(([name, value]) => [name, JSON.stringify(stripSchemas(value))] as const)
        .filter(([, code]) => code !== undefined)
        .map(([name, code]) => `export const ${name} = ${code};`)
        .join('\n');
    },
  },
});
