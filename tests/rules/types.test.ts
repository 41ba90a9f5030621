import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as faultsInCode from './type-faults.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = readFileSync(join(root, 'tests/rules/type-faults.ts'), 'utf8');
const errorTextsSource = readFileSync(join(root, 'packages/contract/src/error-texts.ts'), 'utf8');

/** The compiler's output for this text, compiled two folders below the root. */
const compile = async (name: string, text: string): Promise<string> => {
  const folder = join(root, '.cache', `types-${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'file.ts'), text.replaceAll("'../apps/", "'../../apps/"));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.tests.json',
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
      include: ['file.ts'],
    }),
  );
  try {
    const tsc = join(root, 'node_modules/.bin/tsc');
    return (await promisify(execFile)(tsc, ['-p', folder, '--pretty', 'false'], { cwd: folder })).stdout;
  } catch (error) {
    return (error as { stdout: string }).stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
};

describe('what must not compile', () => {
  const expectation = /^\s*\/\/ @ts-expect-error \[(.+)\]$/;
  const faults = source.split('\n').flatMap((line, index) => {
    const name = expectation.exec(line)?.[1];
    return name ? [{ name, line: index + 1 }] : [];
  });

  it('fails on the line of each mistake', async () => {
    const bare = source.replace(/\/\/ @ts-expect-error .*/g, '//');
    const output = await compile('faults', bare);
    const lines = [...output.matchAll(/file\.ts\((\d+),/g)].map(([, line]) => Number(line));
    expect(Object.keys(faultsInCode).sort()).toEqual([
      'dayFaults',
      'endpointFaults',
      'errorFaults',
      'mountFaults',
    ]);
    expect(faults.length).toBeGreaterThanOrEqual(10);
    expect(faults.filter(({ line }) => !lines.includes(line + 1))).toEqual([]);
  }, 60_000);

  it('compiles with the @ts-expect-error comments', async () => {
    expect(await compile('expected', source)).toBe('');
  }, 60_000);

  it('requires an error text for every code', async () => {
    const text = errorTextsSource.replace("'./errors.ts'", "'@netlik/contract/errors'");
    expect(await compile('texts', text)).toBe('');
    const missing = text.replace(/\n\s*'server\.busy': [^\n]+/, '');
    expect(missing).not.toBe(text);
    expect(await compile('text-missing', missing)).toContain("'server.busy'");
  }, 60_000);
});
