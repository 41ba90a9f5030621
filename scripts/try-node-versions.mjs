// `npm run try:node` starts the built server on Node 20, 22 and 24 from the npm registry; `npm run try:node
// -- 23` on others. It downloads about 50 MB per version and is not part of `npm test`.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { prepareOrExit } from './prepare.mjs';

const START_MS = 180_000;
const root = fileURLToPath(new URL('..', import.meta.url));
const wanted = process.argv.length > 2 ? process.argv.slice(2) : ['20', '22', '24'];
const platform = process.platform === 'win32' ? 'win' : process.platform;

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const loadNode = (major, folder) => {
  const name = `node-${platform}-${process.arch}`;
  const known = JSON.parse(
    execFileSync('npm', ['view', `${name}@${major}`, 'version', '--json'], { encoding: 'utf8' }),
  );
  // The registry lists versions by release date, and old lines get late releases.
  const numeric = new Intl.Collator('en', { numeric: true });
  const version = [known].flat().sort(numeric.compare).at(-1);
  execFileSync('npm', ['pack', '--silent', `${name}@${version}`], { cwd: folder, stdio: 'ignore' });
  const [archive] = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  execFileSync('tar', ['xzf', archive], { cwd: folder });
  return join(folder, 'package/bin', platform === 'win' ? 'node.exe' : 'node');
};

const isReady = (base) =>
  fetch(`${base}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Signs a demo student in and reads a list, because passwords, pictures and the database have native parts.
 */
const tryCalls = async (base) => {
  const send = async (path, init = {}) => {
    const answer = await fetch(`${base}/api${path}`, init);
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
    return (await answer.json()).data;
  };
  const body = JSON.stringify({ email: 'ogrenci@netlik.demo', password: 'netlik123' });
  const { token } = await send('/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  await send('/habits/routines', { headers: { authorization: `Bearer ${token}` } });
  const page = await fetch(`${base}/login`);
  if (!page.ok) throw new Error(`/login was answered ${page.status}`);
};

const tryServer = async (binary, folder) => {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data'), NODE_ENV: 'development' };
  const child = spawn(binary, [join(root, 'apps/api/bundle/main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const ended = once(child, 'exit');
  const begun = performance.now();
  try {
    while (!(await isReady(base))) {
      if (child.exitCode !== null || performance.now() - begun > START_MS)
        throw new Error(`it did not become ready:\n${said.slice(-2000)}`);
      await sleep(100);
    }
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    await tryCalls(base);
    child.kill('SIGTERM');
    const [code] = await ended;
    if (code !== 0) throw new Error(`it ended with ${code}:\n${said.slice(-2000)}`);
    return `ready after ${seconds} s, sign-in, list and page answered, ended by TERM with 0`;
  } finally {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await ended;
    }
  }
};

await prepareOrExit({ web: true });
for (const major of wanted) {
  const folder = mkdtempSync(join(tmpdir(), 'netlik-node-'));
  try {
    const binary = loadNode(major, folder);
    const version = execFileSync(binary, ['--version'], { encoding: 'utf8' }).trim();
    console.log(`${version.padEnd(10)} ok    ${await tryServer(binary, folder)}`);
  } catch (error) {
    console.log(`${`v${major}`.padEnd(10)} FAIL  ${error.message}`);
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
