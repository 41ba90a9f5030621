// `npm run check`: static checks and architecture rules.
import { prepareOrExit } from './prepare.mjs';
import { runTool, tools } from './run.mjs';

export const checks = [
  ['lock file', tools.lock],
  ['types', tools.types],
  ['types of the tests', tools.testTypes],
  ['format and lint', tools.format],
  ['dead code', tools.deadCode],
  [
    'architecture',
    [
      ...tools.vitest,
      ...['architecture', 'contract', 'openapi'].map((name) => `quality/rules/${name}.test.ts`),
    ],
  ],
];

await prepareOrExit({ web: false });
let failed = 0;
for (const [name, args] of checks) {
  const startedAt = performance.now();
  const { code } = await runTool(args);
  if (code !== 0) failed += 1;
  console.log(
    `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`,
  );
}
process.exitCode = failed ? 1 : 0;
