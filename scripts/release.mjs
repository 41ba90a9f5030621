// Builds `release/netlik-<version>.tar.gz` with compiled server, web files, data, migrations and production
// lock. The target needs no compiler: `npm ci --omit=dev && node server.js`.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareOrExit } from './prepare.mjs';

await prepareOrExit({ web: true });

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { version, license, engines } = readJson('package.json');
const name = `netlik-${version}`;
const folder = join(root, 'release', name);
fs.rmSync(folder, { recursive: true, force: true });

// Browser source maps are excluded; server maps locate errors in its log.
const isShipped = (path) => !path.endsWith('.map') || path.includes('apps/api/bundle');
const copy = (path) =>
  fs.cpSync(join(root, path), join(folder, path), { recursive: true, filter: isShipped });

const workspaces = ['packages/contract', 'packages/domain', 'apps/api'];
for (const path of ['apps/api/bundle', 'apps/api/data', 'apps/web/dist', 'deploy', 'docs/operations.md'])
  copy(path);
for (const path of ['LICENSE', 'CHANGELOG.md', '.env.example']) copy(path);

for (const workspace of workspaces) {
  const { devDependencies: _, ...manifest } = readJson(`${workspace}/package.json`);
  writeJson(`${workspace}/package.json`, manifest);
}
writeJson('package.json', {
  name: 'netlik',
  version,
  private: true,
  license,
  type: 'module',
  engines,
  bin: { netlik: 'server.js' },
  scripts: { start: 'exec node server.js' },
  workspaces,
});
fs.writeFileSync(join(folder, 'server.js'), "#!/usr/bin/env node\nimport './apps/api/bundle/cli.js';\n", {
  mode: 0o755,
});
writeJson('package-lock.json', productionLock(readJson('package-lock.json')));

const archive = `${name}.tar.gz`;
execFileSync('tar', ['-czf', archive, '--owner=0', '--group=0', name], { cwd: join(root, 'release') });
console.log(`release/${archive}: ${Math.round(fs.statSync(join(root, 'release', archive)).size / 1024)} kB`);

function readJson(path) {
  return JSON.parse(fs.readFileSync(join(root, path), 'utf8'));
}

function writeJson(path, value) {
  fs.mkdirSync(dirname(join(folder, path)), { recursive: true });
  fs.writeFileSync(join(folder, path), `${JSON.stringify(value, null, 2)}\n`);
}

/** Dependencies of the server's workspaces, resolved from the lock like Node resolves packages. */
function productionLock(lock) {
  const kept = new Set();
  /** The nearest `node_modules` above the package with the wanted one. */
  const find = (from, wanted) => {
    for (let at = from; ; at = at.includes('/') ? at.slice(0, at.lastIndexOf('/')) : '') {
      const path = `${at ? `${at}/` : ''}node_modules/${wanted}`;
      if (lock.packages[path]) return path;
      if (!at) return null;
    }
  };
  const keep = (path) => {
    if (kept.has(path)) return;
    kept.add(path);
    const { link, resolved, dependencies, optionalDependencies, peerDependencies } = lock.packages[path];
    if (link) return keep(resolved);
    const wanted = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    for (const one of Object.keys(wanted)) {
      const found = find(path, one);
      if (found) keep(found);
    }
  };
  for (const workspace of workspaces) keep(workspace);
  for (const [path, { link, resolved }] of Object.entries(lock.packages))
    if (link && workspaces.includes(resolved)) kept.add(path);
  const own = { ...readJson('package.json'), workspaces, bin: { netlik: 'server.js' } };
  for (const key of ['scripts', 'devDependencies', 'overrides', 'private', 'type']) delete own[key];
  const packages = Object.fromEntries(
    Object.entries(lock.packages)
      .filter(([path]) => kept.has(path))
      .map(([path, { devDependencies: _, dev: __, ...entry }]) => [path, entry]),
  );
  return { ...lock, packages: { '': own, ...packages } };
}
