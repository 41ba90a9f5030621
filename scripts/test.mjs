// `npm test`, or `npm test -- habits` for one feature; `--full` and `--soak` run slower tiers
// (CONTRIBUTING.md). Ends with a plain line `N passed, N failed`.
import { readFileSync, rmSync } from 'node:fs';
import { featureFolders } from './features.mjs';
import { prepareOrExit } from './prepare.mjs';

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const features = featureFolders(process.cwd());
const unknown = names.filter((name) => !features.has(name));
if (unknown.length > 0) {
  console.log(
    `No feature is called ${unknown.join(', ')}. There are:\n${[...features.keys()].sort().join(', ')}`,
  );
  process.exit(1);
}
await prepareOrExit({ web: names.length === 0 });
const { findBrowser } = await import('./browser.mjs');
const { prepareOtherBrowsers } = await import('./other-browsers.mjs');
const { runTool, tools } = await import('./run.mjs');
const { prepareServices } = await import('./services.mjs');

const tier = ['soak', 'full'].find((name) => process.argv.includes(`--${name}`)) ?? 'main';
process.env.TEST_TIER = tier;
const startedAt = performance.now();
// A busy machine may time out once; retried tests are listed at the end as a defect of the run.
process.env.CI ??= '1';
const flaky = [];
// Component tests need it too, and Vitest's configuration installs nothing.
process.env.CHROMIUM_PATH = findBrowser();
const notices = names.length > 0 ? [] : prepareServices();
if (tier === 'soak') notices.push(...prepareOtherBrowsers());
const failures = [];
const counts = { passed: 0, failed: 0, skipped: 0 };
const spent = [];
const durations = [];

const timed = async (name, work) => {
  const from = performance.now();
  await work();
  spent.push(`${name} ${Math.round((performance.now() - from) / 1000)} s`);
};

const check = async (name, args) => {
  const { code, output } = await runTool(args, { collect: true });
  counts[code === 0 ? 'passed' : 'failed'] += 1;
  console.log(code === 0 ? `ok     ${name}` : `${output}\nFAILED ${name}`);
  if (code !== 0) failures.push(`${name}: ${output}`);
};

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

const vitest = (name, args) =>
  timed(name, async () => {
    const file = '.cache/vitest.json';
    rmSync(file, { force: true });
    const reporters = ['--reporter=default', '--reporter=./vitest.report.ts'];
    const { code } = await runTool([...tools.vitest, ...reporters, ...args], {
      env: { VITEST_REPORT: file },
    });
    const report = readJson(file) ?? {
      passed: 0,
      failed: 0,
      skipped: [],
      flaky: [],
      faults: ['no report was written'],
    };
    counts.passed += report.passed;
    counts.failed += report.failed;
    counts.skipped += report.skipped.length;
    if (report.attacks) notices.push(`${report.cells} cells of access, ${report.attacks} hostile requests`);
    notices.push(...report.skipped.map((test) => `skipped: ${test}`));
    durations.push(...(report.durations ?? []));
    flaky.push(...report.flaky);
    failures.push(...report.faults);
    // Errors outside tests and missing reports count as failures.
    if (code !== 0 && !report.failed) counts.failed += 1;
    if (code !== 0 && !report.faults.length) failures.push(`${name}: ended with ${code} outside its tests`);
  });

const testsOf = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ status, results }) => ({
      status,
      name: `${file}:${line} ${title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      why: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
    })),
  ),
  ...suites.flatMap(testsOf),
];

const playwright = (name) =>
  timed(name, async () => {
    const file = '.cache/playwright.json';
    rmSync(file, { force: true });
    const { code } = await runTool(tools.playwright, {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    });
    const { stats, suites = [], errors = [] } = readJson(file) ?? {};
    const tests = suites.flatMap(testsOf);
    durations.push(...tests);
    flaky.push(...tests.filter(({ status }) => status === 'flaky').map(({ name, why }) => `${name}: ${why}`));
    failures.push(
      ...tests.filter(({ status }) => status === 'unexpected').map(({ name, why }) => `${name}: ${why}`),
    );
    failures.push(...errors.map(({ message }) => `outside a test: ${message}`));
    counts.passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0);
    counts.failed += stats?.unexpected ?? 0;
    counts.skipped += stats?.skipped ?? 0;
    notices.push(...tests.filter(({ status }) => status === 'skipped').map(({ name }) => `skipped: ${name}`));
    if (code !== 0 && !stats?.unexpected) {
      counts.failed += 1;
      failures.push(`${name}: ended with ${code} outside its tests`);
    }
  });

const checks = () =>
  Promise.all([
    check('lock file', tools.lock),
    // The second check reads the build output of the first.
    check('types', tools.types).then(() => check('types of the tests', tools.testTypes)),
    check('format and lint', tools.format)
      .then(() => check('dead code', tools.deadCode))
      .then(() => check('code that only tests use', tools.testOnlyCode)),
  ]);

const withoutComponents = ['--project=unit', '--project=server'];
if (names.length > 0) {
  await vitest('tests', ['--passWithNoTests', ...names.flatMap((name) => features.get(name))]);
} else {
  if (tier === 'main') await timed('checks', checks);
  // The access suites run in each tier, with more cases.
  if (tier === 'main') await vitest('tests', ['--exclude=**/*.full.test.ts']);
  if (tier === 'full') await vitest('tests', [...withoutComponents, '.full.test.ts', '.access.test.ts']);
  if (tier === 'soak') await vitest('tests', withoutComponents);
  await playwright('browser');
}

const SLOWEST = 40;
const seconds = (ms) => `${(ms / 1000).toFixed(1).padStart(6)} s`;
console.log(`\nThe ${SLOWEST} slowest:`);
for (const { name, ms } of durations.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST))
  console.log(`${seconds(ms)}  ${name}`);

// Repeats shortened failures at the end. One or two retries indicate a busy machine, more a fault of tests or
// product.
const MAX_RETRIED = 2;
if (flaky.length > MAX_RETRIED) {
  counts.failed += 1;
  failures.push(`${flaky.length} tests passed at the second try only; at most ${MAX_RETRIED} may`);
}
const cut = (text) => text.trim().split('\n').slice(0, 20).join('\n  ').slice(0, 2000);
for (const text of flaky) console.log(`defect (passed at the second try): ${cut(text)}`);
for (const text of notices) console.log(text);
for (const text of failures) console.log(`\nFAILED ${cut(text)}`);
console.log(`\n${spent.join(', ')}; ${Math.round((performance.now() - startedAt) / 1000)} s in all`);
console.log(
  [
    `${counts.passed} passed`,
    `${counts.failed} failed`,
    ...(flaky.length ? [`${flaky.length} defects`] : []),
    ...(counts.skipped ? [`${counts.skipped} skipped`] : []),
  ].join(', '),
);
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
