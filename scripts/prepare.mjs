// Installs packages and builds sources when needed. It runs before installation, so only Node's own modules
// may be imported.
import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isInstalled, missingPlatformPackages, missingText } from './packages.mjs';

const here = dirname(dirname(fileURLToPath(import.meta.url)));
const neededNode = [20, 19];
const packages = ['packages/contract', 'packages/domain'];

/**
 * @param {{ web?: boolean, root?: string, log?: (line: string) => void }} [options] `log` writes to stderr by
 * default, because stdout belongs to the next command.
 */
export async function prepare({ web = true, root = here, log = console.error } = {}) {
  checkNode(process.versions.node);
  const steps = [installation(root), serverBuild(root), ...(web ? [webBuild(root)] : [])];
  if (steps.every((step) => step.isFresh())) return;
  const unlock = await lock(join(root, '.cache/prepare.lock'), log);
  try {
    for (const step of steps) {
      if (step.isFresh()) continue;
      log(step.message);
      await step.run();
    }
  } finally {
    unlock();
  }
}

/** For scripts: prints the error without a stack and exits. */
export const prepareOrExit = (options) =>
  prepare(options).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });

export function checkNode(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major > neededNode[0] || (major === neededNode[0] && minor >= neededNode[1])) return;
  throw new Error(`Netlik needs Node.js ${neededNode.join('.')} or newer; this is ${version}.`);
}

function installation(root) {
  const stamp = join(root, 'node_modules/.netlik-lock');
  const wanted = hash([readText(join(root, 'package-lock.json'))]);
  const write = () => fs.writeFileSync(stamp, wanted);
  return {
    message: 'Installing packages…',
    isFresh() {
      if (readText(stamp) === wanted) return true;
      if (!isInstalled(root)) return false;
      ignoreFailure(write);
      return true;
    },
    async run() {
      await installLocked(root);
      const missing = missingPlatformPackages(root);
      if (missing.length) throw new Error(missingText(missing));
      write();
    },
  };
}

async function installLocked(root) {
  const [npm, ...first] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  // Compilers are dev dependencies but needed in production too; `npm run --silent` must not hide errors.
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  await run(npm, [...first, 'ci', ...flags], root, {});
}

function serverBuild(root) {
  const projects = [...packages, 'apps/api'];
  const inputs = [
    'tsconfig.base.json',
    'scripts/bundle.mjs',
    ...projects.flatMap((project) => [
      `${project}/package.json`,
      `${project}/tsconfig.json`,
      `${project}/src`,
    ]),
  ];
  const isBundled = fs.existsSync(join(root, 'apps/api/src/main.ts'));
  return build(root, {
    name: 'server',
    message: 'Building the server…',
    inputs,
    outputs: [
      ...projects.map((project) => `${project}/dist/.tsbuildinfo`),
      ...(isBundled ? ['apps/api/bundle/main.js'] : []),
    ],
    async run() {
      await run(process.execPath, ['node_modules/typescript/bin/tsc', '-b', ...projects], root, {});
      // Removed first, because a renamed migration must not run under both names.
      const [from, to] = ['src', 'dist'].map((folder) => join(root, 'apps/api', folder, 'db/migrations'));
      fs.rmSync(to, { recursive: true, force: true });
      if (fs.existsSync(from)) fs.cpSync(from, to, { recursive: true });
      if (isBundled) await run(process.execPath, ['scripts/bundle.mjs'], root, {});
    },
  });
}

function webBuild(root) {
  const app = join(root, 'apps/web');
  if (!fs.existsSync(join(app, 'index.html'))) return { message: '', isFresh: () => true, run() {} };
  return build(root, {
    name: 'web',
    message: 'Building the web app…',
    inputs: [
      'tsconfig.base.json',
      'apps/web',
      ...packages.flatMap((one) => [`${one}/package.json`, `${one}/src`]),
    ],
    outputs: ['apps/web/dist/index.html'],
    run: () =>
      // `npm test` sets NODE_ENV to `test`, which would select React's slow development build.
      run(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], app, {
        NODE_ENV: 'production',
      }),
  });
}

function build(root, { name, message, inputs, outputs, run }) {
  const file = join(root, `.cache/build-${name}.json`);
  const saveState = (state) => {
    fs.mkdirSync(dirname(file), { recursive: true });
    fs.writeFileSync(file, JSON.stringify(state));
  };
  return {
    message,
    isFresh() {
      if (!outputs.every((path) => fs.existsSync(join(root, path)))) return false;
      const known = readJson(file);
      if (!known) return false;
      const files = listSources(root, inputs);
      const stats = hashStats(root, files);
      if (known.stats === stats) return true;
      // A checkout or `touch` changes times without changing contents.
      if (known.contents !== hashContents(root, files)) return false;
      ignoreFailure(() => saveState({ ...known, stats }));
      return true;
    },
    async run() {
      const files = listSources(root, inputs);
      const state = { stats: hashStats(root, files), contents: hashContents(root, files) };
      await run();
      saveState(state);
    },
  };
}

/** All files that affect the build, including the lock file. */
function listSources(root, inputs) {
  const found = [join(root, 'package-lock.json')];
  const visit = (path) => {
    for (const entry of fs.readdirSync(path, { withFileTypes: true })) {
      const inner = join(path, entry.name);
      if (entry.isDirectory()) {
        if (!['bundle', 'dist', 'node_modules', 'testing'].includes(entry.name)) visit(inner);
      } else if (!/\.test\.tsx?$/.test(entry.name)) found.push(inner);
    }
  };
  for (const input of inputs) {
    const path = join(root, input);
    if (fs.statSync(path, { throwIfNoEntry: false })?.isDirectory()) visit(path);
    else if (fs.existsSync(path)) found.push(path);
  }
  return found.sort();
}

function hashStats(root, files) {
  return hash(
    files.map((file) => {
      const { size, mtimeMs, ctimeMs } = fs.statSync(file);
      return `${relative(root, file)} ${size} ${mtimeMs} ${ctimeMs}`;
    }),
  );
}

const hashContents = (root, files) =>
  hash(files.flatMap((file) => [relative(root, file), fs.readFileSync(file)]));

// The lock is a folder renamed into place with its owner's pid inside, so it never exists without an owner.
async function lock(path, log) {
  const draft = `${path}.${randomUUID()}`;
  fs.mkdirSync(draft, { recursive: true });
  fs.writeFileSync(join(draft, 'pid'), String(process.pid));
  for (let tries = 0; ; tries++) {
    try {
      fs.renameSync(draft, path);
      return () => fs.rmSync(path, { recursive: true, force: true });
    } catch (error) {
      if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)) throw error;
    }
    const owner = Number(readText(join(path, 'pid')));
    if (owner && !isAlive(owner)) removeLockOf(owner, path, `${draft}.dead`);
    else {
      if (tries === 0) log(`Waiting for another preparation (pid ${owner})…`);
      await sleep(100);
    }
  }
}

// Another waiter may have replaced the dead owner's lock meanwhile, which is then restored.
function removeLockOf(owner, path, aside) {
  try {
    fs.renameSync(path, aside);
    if (Number(readText(join(aside, 'pid'))) !== owner) fs.renameSync(aside, path);
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error;
  }
  fs.rmSync(aside, { recursive: true, force: true });
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function run(command, args, cwd, env) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && command === 'npm',
    });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    child.on('error', fail);
    child.on('close', (code) => {
      if (code === 0) done();
      else fail(new Error(`${Buffer.concat(output).toString().trim()}\n${args.join(' ')} failed (${code}).`));
    });
  });
}

// Saving state is optional and fails for a read-only clone.
function ignoreFailure(note) {
  try {
    note();
  } catch {}
}

function hash(parts) {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex');
}

function readText(path) {
  try {
    return fs.readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function readJson(path) {
  try {
    return JSON.parse(fs.readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

if (process.argv[1] && fs.realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  await prepareOrExit({ web: !process.argv.includes('--no-web') });
