import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertBefore, insertSorted } from './new-feature/lists.mjs';
import { featureNames } from './new-feature/names.mjs';

const clone = dirname(dirname(fileURLToPath(import.meta.url)));
const copied = ['packages', 'apps', 'scripts', 'tests', 'bench', 'docs', 'biome.json', 'package.json'];
const leftOut = /(?:^|\/)(?:dist|node_modules)(?:\/|$)|\.tsbuildinfo$/;
let root: string;

/** Uses real packages, but the copy's own workspaces. */
const linkPackages = () => {
  mkdirSync(join(root, 'node_modules/@netlik'), { recursive: true });
  for (const name of readdirSync(join(clone, 'node_modules')))
    if (name !== '@netlik') symlinkSync(join(clone, 'node_modules', name), join(root, 'node_modules', name));
  for (const [name, path] of Object.entries({
    contract: 'packages',
    domain: 'packages',
    testkit: 'packages',
    api: 'apps',
    web: 'apps',
  }))
    symlinkSync(join(root, path, name), join(root, 'node_modules/@netlik', name));
};

const run = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
const tsc = 'node_modules/typescript/bin/tsc';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'netlik-feature-'));
  const configs = readdirSync(clone).filter((name) =>
    /^(?:tsconfig.*\.json|.*\.config\.ts|vitest\..*\.ts)$/.test(name),
  );
  for (const path of [...copied, ...configs, '.gitignore'])
    cpSync(join(clone, path), join(root, path), {
      recursive: true,
      filter: (from) => !leftOut.test(from.slice(clone.length)),
    });
  execFileSync('git', ['init', '-q'], { cwd: root });
  linkPackages();
});
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 10 }));

describe('npm run new:feature', { timeout: 300_000 }, () => {
  it('writes a slice in all four workspaces', () => {
    const said = run(
      'scripts/new-feature.mjs',
      'study-notes',
      '--domain',
      'study',
      '--title',
      'Çalışma notları',
    );
    expect(said).toContain('packages/contract/src/study/study-notes.ts');
    expect(said).toContain('Left to decide for study-notes');
    for (const path of [
      'packages/domain/src/study/study-notes/study-notes.ts',
      'apps/api/src/study/study-notes/study-notes.access.test.ts',
      'apps/web/src/study/study-notes/study-notes-page.test.tsx',
    ])
      expect(existsSync(join(root, path)), path).toBe(true);
    expect(readFileSync(join(root, 'apps/api/src/features.ts'), 'utf8')).toContain('studyNotesFeature');
    run('node_modules/@biomejs/biome/bin/biome', 'check', 'apps/web/src/study/study-notes', 'packages');
  });

  it('writes a slice that compiles', () => {
    // Throws with the compiler's output.
    run(tsc, '-b');
    run(tsc, '-p', 'tsconfig.tests.json');
  }, 300_000);

  it('overwrites nothing', () => {
    const args = ['reminders', '--domain', 'study', '--title', 'Notlar'];
    expect(() => run('scripts/new-feature.mjs', ...args)).toThrow('is there already');
  });

  it('names the domains when none of them is given', () => {
    const args = ['notes', '--domain', 'school', '--title', 'Notlar'];
    expect(() => run('scripts/new-feature.mjs', ...args)).toThrow('platform|identity|study');
  });
});

describe('featureNames', () => {
  it('knows the forms of a name', () => {
    expect(featureNames('study-entries')).toMatchObject({
      single: 'study-entry',
      camel: 'studyEntries',
      Item: 'StudyEntry',
      code: 'study_entry',
      table: 'study_entries',
    });
    expect(featureNames('data', 'datum').Item).toBe('Datum');
  });

  it.each(['Habits', 'habit_logs', '../x', 'data'])('refuses %s', (name) => {
    expect(() => featureNames(name)).toThrow();
  });
});

describe('the lists', () => {
  it('take a line at its place', () => {
    const isLine = (line: string) => line.startsWith('- ');
    expect(insertSorted('- a\n- c\nend', '- b', isLine)).toBe('- a\n- b\n- c\nend');
    expect(insertSorted('- a\n- c\nend', '- d', isLine)).toBe('- a\n- c\n- d\nend');
    expect(insertBefore('[\n];\n', '];', '  x,\n')).toBe('[\n  x,\n];\n');
    expect(() => insertBefore('[] []', '[]', '')).toThrow('exactly once');
  });
});
