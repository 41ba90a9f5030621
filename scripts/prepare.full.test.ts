import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unverifiedPlatformPackages } from './check-lock.mjs';
import { isForThisMachine, isInstalled, missingPlatformPackages } from './packages.mjs';
import { checkNode, prepare } from './prepare.mjs';

const clone = dirname(dirname(fileURLToPath(import.meta.url)));
let root: string;

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const read = (path: string) => readFileSync(join(root, path), 'utf8');

// A workspace of the same shape with one line per package, compiled by the real compiler.
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'netlik-prepare-'));
  cpSync(join(clone, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'));
  for (const project of ['packages/contract', 'packages/domain', 'apps/api']) {
    write(`${project}/package.json`, '{ "type": "module" }');
    cpSync(join(clone, project, 'tsconfig.json'), join(root, project, 'tsconfig.json'));
    write(`${project}/src/one.ts`, 'export const one = 1;\n');
  }
  write('apps/api/src/db/migrations/0001_first.sql', 'select 1;');
  dependencies = {};
  writeLock({});
  writeInstalled({});
  mkdirSync(join(root, 'node_modules/@types'), { recursive: true });
  for (const name of ['typescript', 'rolldown', '@types/node', 'undici-types']) {
    symlinkSync(join(clone, 'node_modules', name), join(root, 'node_modules', name));
  }
});

afterEach(() => rmSync(root, { recursive: true, force: true, maxRetries: 10 }));

let dependencies: Record<string, string>;

const writeDependency = (name: string, version: string, optionalDependencies = {}) => {
  dependencies = { [name]: version };
  write(
    'package.json',
    JSON.stringify({ name: 'small', version: '1.0.0', dependencies, optionalDependencies }),
  );
};

function writeLock(packages: object) {
  const top = { name: 'small', version: '1.0.0', dependencies };
  write(
    'package-lock.json',
    JSON.stringify({ ...top, lockfileVersion: 3, packages: { '': top, ...packages } }),
  );
}

const writeInstalled = (packages: object) =>
  write('node_modules/.package-lock.json', JSON.stringify({ packages }));

async function runPrepare(): Promise<string[]> {
  const lines: string[] = [];
  await prepare({ web: false, root, log: (line: string) => lines.push(line) });
  return lines;
}

describe('prepare', () => {
  it('builds once, and again only when contents have changed', async () => {
    expect(await runPrepare()).toEqual(['Building the server…']);
    expect(await runPrepare()).toEqual([]);

    utimesSync(join(root, 'apps/api/src/one.ts'), new Date(), new Date());
    write('apps/api/src/one.test.ts', 'export {};');
    expect(await runPrepare()).toEqual([]);

    write('apps/api/src/one.ts', 'export const one = 2;\n');
    expect(await runPrepare()).toEqual(['Building the server…']);
    expect(read('apps/api/dist/one.js')).toContain('one = 2');

    rmSync(join(root, 'packages/domain/dist'), { recursive: true });
    expect(await runPrepare()).toEqual(['Building the server…']);
    expect(existsSync(join(root, 'packages/domain/dist/one.js'))).toBe(true);
  });

  it('copies exactly the migrations of the sources', async () => {
    await runPrepare();
    rmSync(join(root, 'apps/api/src/db/migrations/0001_first.sql'));
    write('apps/api/src/db/migrations/0001_renamed.sql', 'select 1;');
    await runPrepare();
    expect(readdirSync(join(root, 'apps/api/dist/db/migrations'))).toEqual(['0001_renamed.sql']);
  });

  it('puts the server into a bundle beside exactly its migrations', async () => {
    cpSync(join(clone, 'scripts/bundle.mjs'), join(root, 'scripts/bundle.mjs'));
    write('apps/api/src/cli.ts', "await import('./main.ts');\n");
    write('apps/api/src/main.ts', "import { one } from './one.ts';\nconsole.log(one);\n");
    await runPrepare();
    expect(readdirSync(join(root, 'apps/api/bundle/migrations'))).toEqual(['0001_first.sql']);
    expect(execFileSync(process.execPath, [join(root, 'apps/api/bundle/cli.js')], { encoding: 'utf8' })).toBe(
      '1\n',
    );
    expect(await runPrepare()).toEqual([]);

    rmSync(join(root, 'apps/api/src/db/migrations/0001_first.sql'));
    write('apps/api/src/db/migrations/0001_renamed.sql', 'select 1;');
    await runPrepare();
    expect(readdirSync(join(root, 'apps/api/bundle/migrations'))).toEqual(['0001_renamed.sql']);
  });

  it('shows compiler errors, and builds again after a failed build', async () => {
    write('apps/api/src/one.ts', "export const one: number = 'one';\n");
    await expect(runPrepare()).rejects.toThrow('TS2322');
    await expect(runPrepare()).rejects.toThrow('TS2322');
    write('apps/api/src/one.ts', 'export const one = 1;\n');
    expect(await runPrepare()).toEqual(['Building the server…']);
  });

  it('installs when the packages differ from the lock file', async () => {
    rmSync(join(root, 'node_modules'), { recursive: true });
    write('near/package.json', '{ "name": "near", "version": "1.0.0" }');
    writeDependency('near', 'file:near');
    writeLock({ near: { version: '1.0.0' }, 'node_modules/near': { resolved: 'near', link: true } });
    // The real npm installs the lock's packages, which do not include a compiler here.
    await expect(runPrepare()).rejects.toThrow('node_modules/typescript/bin/tsc');
    expect(readdirSync(join(root, 'node_modules'))).toContain('near');
    expect(existsSync(join(root, 'node_modules/.netlik-lock'))).toBe(true);

    writeDependency('gone', '1.0.0');
    writeLock({ 'node_modules/gone': { version: '1.0.0', resolved: 'file:gone.tgz' } });
    await expect(runPrepare()).rejects.toThrow('gone.tgz');
  });

  it('builds once for parallel calls, also when a dead process left its lock', async () => {
    const dead = spawn('true');
    await new Promise((done) => dead.once('exit', done));
    write('.cache/prepare.lock/pid', String(dead.pid));
    const lines = (await Promise.all([runPrepare(), runPrepare(), runPrepare()])).flat();
    expect(lines.filter((line) => line.startsWith('Building'))).toHaveLength(1);
    expect(readdirSync(join(root, '.cache'))).toEqual(['build-server.json']);
  });
});

describe('isInstalled', () => {
  const here = { os: [process.platform], cpu: [process.arch] };
  const elsewhere = { os: ['plan9'], cpu: [process.arch] };

  it.each([
    ['the same version', { version: '1.0.0' }, { version: '1.0.0' }, true],
    ['another version', { version: '1.0.0' }, { version: '1.0.1' }, false],
    ['nothing', { version: '1.0.0' }, undefined, false],
    ["nothing of another machine's", { version: '1.0.0', optional: true, ...elsewhere }, undefined, true],
    ["nothing of this machine's", { version: '1.0.0', optional: true, ...here }, undefined, false],
  ])('%s', (_, wanted, present, verdict) => {
    writeLock({ 'node_modules/some': wanted });
    writeInstalled(present ? { 'node_modules/some': present } : {});
    expect(isInstalled(root)).toBe(verdict);
  });
});

describe('isForThisMachine', () => {
  const machine = { os: 'linux', cpu: 'arm64', libc: 'glibc' } as const;
  const build = (os: string, cpu: string, libc?: string) => ({
    os: [os],
    cpu: [cpu],
    ...(libc && { libc: [libc] }),
  });

  it.each([
    ['glibc here', build('linux', 'arm64', 'glibc'), true],
    ['any libc', build('linux', 'arm64'), true],
    ['musl', build('linux', 'arm64', 'musl'), false],
    ['another processor', build('linux', 'x64', 'glibc'), false],
    ['another system', build('darwin', 'arm64'), false],
    ['no platform at all', {}, false],
  ])('%s', (_, entry, verdict) => {
    expect(isForThisMachine(entry, machine)).toBe(verdict);
  });

  it('lists a package for this machine that npm skipped', () => {
    const report = process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } };
    const libc = report.header.glibcVersionRuntime ? 'glibc' : 'musl';
    const entry = { version: '1.0.0', optional: true, ...build(process.platform, process.arch, libc) };
    writeLock({ 'node_modules/@some/binding': entry });
    writeInstalled({});
    expect(missingPlatformPackages(root)).toEqual(['@some/binding 1.0.0']);
    expect(isInstalled(root)).toBe(false);
    writeInstalled({ 'node_modules/@some/binding': entry });
    expect(missingPlatformPackages(root)).toEqual([]);
  });
});

describe('unverifiedPlatformPackages', () => {
  it('requires an integrity for linux x64 and arm64 with glibc only', () => {
    const entry = (cpu: string, libc: string[] | undefined, os = 'linux') => ({
      version: '1.0.0',
      os: [os],
      cpu: [cpu],
      ...(libc && { libc }),
    });
    expect(
      unverifiedPlatformPackages({
        arm: entry('arm64', ['glibc']),
        intel: entry('x64', undefined),
        known: { ...entry('arm64', ['glibc']), integrity: 'sha512-x' },
        musl: entry('x64', ['musl']),
        mac: entry('arm64', undefined, 'darwin'),
        big: entry('s390x', ['glibc']),
      }),
    ).toEqual(['arm 1.0.0', 'intel 1.0.0']);
  });
});

describe('checkNode', () => {
  it('accepts 20.19 and newer', () => {
    for (const version of ['20.19.0', '22.1.0', '24.0.0']) expect(() => checkNode(version)).not.toThrow();
    for (const version of ['18.20.0', '20.18.3']) expect(() => checkNode(version)).toThrow('20.19');
  });
});
