import { spawn } from 'node:child_process';

/**
 * Runs a tool with this Node and returns its exit code; `collect` also returns its output instead of printing
 * it.
 */
export const runTool = (args, { env = {}, collect = false } = {}) =>
  new Promise((done) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: collect ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    child.on('error', (error) => done({ code: 1, output: String(error) }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });

export const tools = {
  lock: ['scripts/check-lock.mjs'],
  types: ['node_modules/typescript/bin/tsc', '-b'],
  testTypes: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.tests.json'],
  format: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  deadCode: ['node_modules/knip/bin/knip.js', '--no-progress'],
  /** Finds code used only by tests. */
  testOnlyCode: ['node_modules/knip/bin/knip.js', '--no-progress', '--production'],
  vitest: ['node_modules/vitest/vitest.mjs', 'run'],
  playwright: ['node_modules/@playwright/test/cli.js', 'test'],
};
