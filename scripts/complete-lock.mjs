// Adds optional platform packages that the registry omits to package-lock.json, so that `npm ci` accepts the
// lock everywhere. Run it after every `npm install`.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));

const systems = [
  'android',
  'darwin',
  'freebsd',
  'netbsd',
  'openbsd',
  'openharmony',
  'linux',
  'sunos',
  'win32',
  'aix',
];
const processors = [
  'arm64',
  'x64',
  'ia32',
  'arm',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

const platformOf = (name) => {
  const parts = name.split('/').at(-1).split('-');
  const os = systems.find((system) => parts.includes(system));
  const cpu = processors.find((processor) => parts.includes(processor));
  const libc = parts.includes('musl') ? 'musl' : parts.includes('gnu') ? 'glibc' : undefined;
  return {
    ...(os && { os: [os] }),
    ...(cpu && { cpu: [cpu] }),
    ...(os === 'linux' && libc && { libc: [libc] }),
  };
};

let added = 0;
for (const entry of Object.values(lock.packages))
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`;
    if (lock.packages[key] || Object.keys(lock.packages).some((path) => path.endsWith(`/${key}`))) continue;
    const platform = platformOf(name);
    if (!platform.os && !platform.cpu) continue;
    lock.packages[key] = { version, ...platform, dev: entry.dev || undefined, optional: true };
    added += 1;
  }

if (added > 0) {
  const { '': root, ...rest } = lock.packages;
  lock.packages = {
    '': root,
    ...Object.fromEntries(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}
console.log(`${added} platform packages added to the lock.`);
