// Bundles our server code into few files in `apps/api/bundle`, because loading nine hundred modules was most
// of the startup. Packages stay in node_modules; `prepare.mjs` runs this in a separate process.
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
      '@netlik/contract': from('packages/contract/src'),
      '@netlik/domain': from('packages/domain/src'),
    },
  },
  // The demo is imported both dynamically and by its fill module.
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
      // Modules of every start; entries are excluded, because they would run with any other.
      { name: 'server', tags: ['$initial'], test: (id) => !isEntry.test(id), priority: 2 },
      { name: 'demo', test: /\.demo\.ts$|[\\/]demo[\\/]/, priority: 1 },
    ],
  },
});
await bundle.close();
// Where `db/migrate.ts` finds them from the bundle.
cpSync(from('apps/api/src/db/migrations'), from('apps/api/bundle/migrations'), { recursive: true });
