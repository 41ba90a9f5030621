// Makes a clone ready to run: packages installed, sources built. Only Node's own modules may be imported
// here, because it runs before anything is installed.
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
 * @param {{ web?: boolean, root?: string, say?: (line: string) => void }} [options]
 *   say writes to stderr unless told otherwise: the output of a command belongs to the command.
 */
export async function prepare({ web = true, root = here, say = console.error } = {}) {
  checkNode(process.versions.node);
  const steps = [installation(root), serverBuild(root), ...(web ? [webBuild(root)] : [])];
  if (steps.every((step) => step.isFresh())) return;
  const unlock = await lock(join(root, '.cache/prepare.lock'), say);
  try {
    for (const step of steps) {
      if (step.isFresh()) continue;
      say(step.says);
      await step.run();
    }
  } finally {
    unlock();
  }
}

/** For scripts that cannot go on without it: what is wrong in words, without a stack. */
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
    says: 'Installing packages…',
    isFresh() {
      if (readText(stamp) === wanted) return true;
      if (!isInstalled(root)) return false;
      saveTime(write);
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
  // Compilers are needed in production too, and `npm run --silent` must not silence an error.
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  await run(npm, [...first, 'ci', ...flags], root, {});
}

function serverBuild(root) {
  const projects = [...packages, 'apps/api'];
  const inputs = [
    'tsconfig.base.json',
    ...projects.flatMap((project) => [
      `${project}/package.json`,
      `${project}/tsconfig.json`,
      `${project}/src`,
    ]),
  ];
  return build(root, {
    name: 'server',
    says: 'Building the server…',
    inputs,
    outputs: projects.map((project) => `${project}/dist/.tsbuildinfo`),
    async run() {
      await run(process.execPath, ['node_modules/typescript/bin/tsc', '-b', ...projects], root, {});
      // Mirrored, not only copied: a migration that was renamed must not run under both names.
      const [from, to] = ['src', 'dist'].map((folder) => join(root, 'apps/api', folder, 'db/migrations'));
      fs.rmSync(to, { recursive: true, force: true });
      if (fs.existsSync(from)) fs.cpSync(from, to, { recursive: true });
    },
  });
}

function webBuild(root) {
  const app = join(root, 'apps/web');
  if (!fs.existsSync(join(app, 'index.html'))) return { says: '', isFresh: () => true, run() {} };
  return build(root, {
    name: 'web',
    says: 'Building the web app…',
    inputs: [
      'tsconfig.base.json',
      'apps/web',
      ...packages.flatMap((one) => [`${one}/package.json`, `${one}/src`]),
    ],
    outputs: ['apps/web/dist/index.html'],
    run: () =>
      // Under `npm test` NODE_ENV is `test`, with which React's slow development build would be taken.
      run(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], app, {
        NODE_ENV: 'production',
      }),
  });
}

function build(root, { name, says, inputs, outputs, run }) {
  const file = join(root, `.cache/build-${name}.json`);
  const remember = (state) => {
    fs.mkdirSync(dirname(file), { recursive: true });
    fs.writeFileSync(file, JSON.stringify(state));
  };
  return {
    says,
    isFresh() {
      if (!outputs.every((path) => fs.existsSync(join(root, path)))) return false;
      const known = readJson(file);
      if (!known) return false;
      const files = sources(root, inputs);
      const stats = statsOf(root, files);
      if (known.stats === stats) return true;
      // A new checkout or a touch moves times without changing a letter.
      if (known.contents !== contentsOf(root, files)) return false;
      saveTime(() => remember({ ...known, stats }));
      return true;
    },
    async run() {
      const files = sources(root, inputs);
      const state = { stats: statsOf(root, files), contents: contentsOf(root, files) };
      await run();
      remember(state);
    },
  };
}

/** Every file that can change what is built; a new lock file may change it too. */
function sources(root, inputs) {
  const found = [join(root, 'package-lock.json')];
  const visit = (path) => {
    for (const entry of fs.readdirSync(path, { withFileTypes: true })) {
      const inner = join(path, entry.name);
      if (entry.isDirectory()) {
        if (!['dist', 'node_modules', 'testing'].includes(entry.name)) visit(inner);
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

function statsOf(root, files) {
  return hash(
    files.map((file) => {
      const { size, mtimeMs, ctimeMs } = fs.statSync(file);
      return `${relative(root, file)} ${size} ${mtimeMs} ${ctimeMs}`;
    }),
  );
}

const contentsOf = (root, files) =>
  hash(files.flatMap((file) => [relative(root, file), fs.readFileSync(file)]));

// The lock is a folder that is renamed into place with its owner's pid inside, so it never stands ownerless.
async function lock(path, say) {
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
      if (tries === 0) say(`Waiting for another preparation (pid ${owner})…`);
      await sleep(100);
    }
  }
}

// Another waiter may have removed the dead owner's lock and taken its own since we looked: that one goes back.
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

// What is noted only to be quicker next time may fail: a finished clone can be read-only.
function saveTime(note) {
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
