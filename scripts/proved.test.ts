import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findReachable, parseModules } from '../tests/rules/module-graph.ts';
import { projectFiles } from '../tests/rules/source-files.ts';
import { heavySuites } from './heavy-suites.mjs';
import { hashSuites, isGuarded, stampSuites, unchangedSuites } from './proved.mjs';

const suites = { 'a.test.ts': [/^src\//, /^tests\//], 'b.test.ts': [/^other\//] };
let root: string;

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const pass = (...passed: string[]) => stampSuites(root, passed, hashSuites(root, suites), suites);
const unchanged = () => unchangedSuites(root, suites);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'netlik-proved-'));
  execFileSync('git', ['init', '-q'], { cwd: root });
  for (const path of ['a.test.ts', 'b.test.ts', 'src/one.ts', 'src/one.test.ts', 'other/two.ts'])
    write(path, '1');
  mkdirSync(join(root, 'tests'));
});
afterEach(() => rmSync(root, { recursive: true, force: true, maxRetries: 10 }));

describe('a heavy suite', () => {
  it('is due until it has passed, and again when a file it guards has changed, committed or not', () => {
    expect(unchanged()).toEqual([]);
    pass('a.test.ts');
    expect(unchanged()).toEqual(['a.test.ts']);
    write('other/two.ts', '2');
    write('src/one.test.ts', '2');
    expect(unchanged()).toEqual(['a.test.ts']);
    write('src/one.ts', '2');
    expect(unchanged()).toEqual([]);
    write('src/one.ts', '1');
    expect(unchanged()).toEqual(['a.test.ts']);
  });
  it.each([
    ['itself changes', () => write('a.test.ts', '2')],
    ['a file is added', () => write('src/new.ts', '1')],
    ['a file is removed', () => rmSync(join(root, 'src/one.ts'))],
  ])('is due when %s', (_, change) => {
    pass('a.test.ts');
    change();
    expect(unchanged()).toEqual([]);
  });
  it('is not stamped with files that changed while it ran', () => {
    const before = hashSuites(root, suites);
    write('src/one.ts', '2');
    stampSuites(root, ['a.test.ts', 'b.test.ts'], before, suites);
    expect(unchanged()).toEqual(['b.test.ts']);
  });
  it('keeps its stamp while another passes, and loses it with its place in the list', () => {
    pass('a.test.ts');
    pass('b.test.ts');
    expect(unchanged()).toEqual(['a.test.ts', 'b.test.ts']);
    stampSuites(root, [], {}, { 'b.test.ts': suites['b.test.ts'] });
    expect(readFileSync(join(root, 'tests/proved.json'), 'utf8')).not.toContain('a.test.ts');
  });
  it('is always due without git', () => {
    pass('a.test.ts');
    rmSync(join(root, '.git'), { recursive: true });
    expect(unchanged()).toEqual([]);
  });
});

describe('the list of heavy suites', () => {
  const modules = parseModules(projectFiles());
  const names = Object.keys(heavySuites);

  it('names files that are there', () => {
    expect(names.filter((file) => !existsSync(file))).toEqual([]);
  });
  it.each(names)('guards what %s imports', (suite) => {
    const importsOf = (path: string) =>
      modules
        .find((module) => module.path === path)
        ?.imports.flatMap(({ target, typeOnly }) => (target && !typeOnly ? [target] : [])) ?? [];
    // Its own helpers count with what they import; how far the product's files reach is the list's decision.
    const own = [...findReachable(modules, [suite])].filter((path) =>
      /^tests\/|^packages\/testkit\/src\/(?:access|hostile)\/|^scripts\//.test(path),
    );
    const imported = [suite, ...own]
      .flatMap(importsOf)
      .filter((path) => path !== 'packages/contract/src/contract.ts');
    expect(imported.filter((path) => !isGuarded(suite, path))).toEqual([]);
  });
});
