import { prepareOrExit } from './prepare.mjs';
import { runTool, tools } from './run.mjs';

const rules = ['architecture', 'contract', 'openapi'].map((name) => `tests/rules/${name}.test.ts`);

/** Runs in parallel on two cores; later commands of a line need the output of earlier ones. */
const lines = [
  [
    ['lock file', tools.lock],
    ['types', tools.types],
    ['types of the tests', tools.testTypes],
    ['architecture', [...tools.vitest, '--project=unit', ...rules]],
  ],
  [
    ['format and lint', tools.format],
    ['dead code', tools.deadCode],
    ['code that only tests use', tools.testOnlyCode],
  ],
];

await prepareOrExit({ web: false });
let failed = 0;
const runLine = async (line) => {
  for (const [name, args] of line) {
    const startedAt = performance.now();
    const { code, output } = await runTool(args, { collect: true });
    if (code !== 0) failed += 1;
    if (code !== 0) console.log(output);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  }
};
await Promise.all(lines.map(runLine));
process.exitCode = failed ? 1 : 0;
