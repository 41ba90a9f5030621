// `npm run test:changed [commit]`: the tests of what changed since it left main (or since the commit), in two minutes.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { prepareOrExit } from './prepare.mjs';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const base = process.argv[2] ?? git('merge-base', 'HEAD', 'main');
const files = [
  ...git('diff', '--name-only', base).split('\n'),
  ...git('ls-files', '--others', '--exclude-standard').split('\n'),
].filter(Boolean);
const { testsOfChanges } = await import('./changed-tests.mjs');
const specs = readdirSync('e2e')
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => `e2e/${name}`);
const { folders, journeys, shared } = testsOfChanges(files, specs);
if (folders.length + journeys.length === 0) {
  console.log(`Nothing that has tests changed since ${base.slice(0, 8)}.`);
  process.exit(0);
}

await prepareOrExit({ web: journeys.length > 0 });
const { findBrowser } = await import('./browser.mjs');
const { runTool, tools } = await import('./run.mjs');
process.env.CHROMIUM_PATH = findBrowser();
const runs = [
  ...(folders.length > 0 ? [[...tools.vitest, '--passWithNoTests', ...folders]] : []),
  ...(journeys.length > 0 ? [[...tools.playwright, ...journeys]] : []),
];
for (const args of runs) {
  const { code } = await runTool(args);
  if (code !== 0) process.exitCode = 1;
}
for (const file of shared) console.log(`Shared code: only npm test covers everything that uses ${file}.`);
