// Puts our own server code into few files, `apps/api/bundle`: Node finds, reads and links each module by itself, and nine hundred
// of them were most of a start. Packages stay where npm put them. Run by `prepare.mjs`, in a process of its own.
import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const from = (path) => join(root, path);
const commands = ['cli', 'main'];
const isEntry = new RegExp(`[\\\\/]api[\\\\/]src[\\\\/](?:${commands.join('|')})\\.ts$`);
const isOurs = (name) => /^[./]|^@netlik\//.test(name) || name.startsWith(root);

const bundle = await rolldown({
  cwd: root,
  platform: 'node',
  input: Object.fromEntries(commands.map((name) => [name, from(`apps/api/src/${name}.ts`)])),
  external: (name) => !isOurs(name),
  resolve: {
    alias: {
      '@netlik/contract/endpoints': from('packages/contract/src'),
      '@netlik/contract': from('packages/contract/src'),
      '@netlik/domain': from('packages/domain/src'),
    },
  },
  // The demo is loaded by its feature and by what fills it: the second loads it with the rest.
  checks: { ineffectiveDynamicImport: false },
});
await bundle.write({
  dir: from('apps/api/bundle'),
  cleanDir: true,
  format: 'esm',
  sourcemap: true,
  entryFileNames: '[name].js',
  chunkFileNames: '[name].js',
  codeSplitting: {
    groups: [
      // `--version` and `--help` load nothing else.
      { name: 'version', test: /[\\/]api[\\/]src[\\/]version\.ts$/, priority: 3 },
      // What every start loads. An entry inside would run with any other.
      { name: 'server', tags: ['$initial'], test: (id) => !isEntry.test(id), priority: 2 },
      { name: 'demo', test: /\.demo\.ts$|[\\/]demo[\\/]/, priority: 1 },
    ],
  },
});
await bundle.close();
// Where `db/migrate.ts` finds them from here.
cpSync(from('apps/api/src/db/migrations'), from('apps/api/bundle/migrations'), { recursive: true });
