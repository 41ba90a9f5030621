// Which heavy suites are due: tests/proved.json holds, for each, a hash of the files it guards at the time it last passed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { heavySuites } from './heavy-suites.mjs';

const stampFile = 'tests/proved.json';

/** @param {string} text */
const sha = (text) => createHash('sha256').update(text).digest('hex').slice(0, 20);

/** Every file that is or would be committed; null outside of git. */
const listFiles = (root) => {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 100_000_000 };
    const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], options);
    return [...new Set(listed.split('\0'))].filter((path) => path && existsSync(join(root, path))).sort();
  } catch {
    return null;
  }
};

const isTest = (path) => /\.(?:test|spec)\.tsx?$/.test(path);

/** Does this suite guard the file? Of tests only itself, and never the stamps. */
export const isGuarded = (suite, path, suites = heavySuites) =>
  path === suite || (path !== stampFile && !isTest(path) && suites[suite].some((guard) => guard.test(path)));

/**
 * The hash of each suite's files as they are on disk, committed or not; empty outside of git.
 * @returns {Record<string, string>}
 */
export const hashSuites = (root, suites = heavySuites) => {
  const files = listFiles(root);
  if (!files) return {};
  const known = new Map();
  const hashOf = (path) => {
    if (!known.has(path)) known.set(path, `${path} ${sha(readFileSync(join(root, path)))}`);
    return known.get(path);
  };
  return Object.fromEntries(
    Object.keys(suites).map((suite) => [
      suite,
      sha(
        files
          .filter((path) => isGuarded(suite, path, suites))
          .map(hashOf)
          .join('\n'),
      ),
    ]),
  );
};

const readStamps = (root) => {
  const file = join(root, stampFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/** The suites whose files are those they last passed with. */
export const unchangedSuites = (root, suites = heavySuites) => {
  const [hashes, stamps] = [hashSuites(root, suites), readStamps(root)];
  return Object.keys(suites).filter((suite) => hashes[suite] && hashes[suite] === stamps[suite]);
};

/** Stamps suites that passed with these hashes, unless a file has changed meanwhile; forgets suites that are gone. */
export const stampSuites = (root, passed, before, suites = heavySuites) => {
  const [stamps, now] = [readStamps(root), hashSuites(root, suites)];
  for (const suite of passed)
    if (suites[suite] && now[suite] && now[suite] === before[suite]) stamps[suite] = now[suite];
  const kept = Object.keys(suites).sort();
  const lines = kept.filter((suite) => stamps[suite]).map((suite) => `  "${suite}": "${stamps[suite]}"`);
  writeFileSync(join(root, stampFile), `{\n${lines.join(',\n')}\n}\n`);
};
