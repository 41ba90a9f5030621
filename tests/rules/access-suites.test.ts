import { contract } from '@netlik/contract/contract';
import { describe, expect, it } from 'vitest';
import type { SourceFile } from './import-scanner.ts';
import { projectFiles } from './source-files.ts';

/** The group of each access suite, from the files that call it. */
const suitesIn = (files: readonly SourceFile[]): { path: string; group: string }[] =>
  files
    .filter(({ path }) => /^apps\/api\/src\/.*\.access\.test\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^accessSuite\('(\w+)'/gm)].map(([, group]) => ({ path, group: group! })),
    );

const suiteProblems = (files: readonly SourceFile[]): string[] => {
  const suites = suitesIn(files);
  return Object.keys(contract).flatMap((group) => {
    const found = suites.filter((suite) => suite.group === group);
    if (found.length !== 1) return [`${group} has ${found.length} access suites`];
    const file = `${group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.access.test.ts`;
    return found[0]!.path.endsWith(`/${file}`) ? [] : [`${found[0]!.path} is not ${file}`];
  });
};

describe('access suites', () => {
  const files = projectFiles();

  it('cover every group of the contract once', () => {
    expect(suiteProblems(files)).toEqual([]);
  });

  it('are missed when a group has none or two', () => {
    const path = 'apps/api/src/study/reminders/reminders.access.test.ts';
    const without = files.filter((file) => file.path !== path);
    expect(suiteProblems(without)).toEqual(['reminders has 0 access suites']);
    const second = {
      path: path.replace('reminders.access', 'more.access'),
      text: "accessSuite('reminders', a",
    };
    expect(suiteProblems([...files, second])).toEqual(['reminders has 2 access suites']);
    expect(suiteProblems([...without, second])).toEqual([`${second.path} is not reminders.access.test.ts`]);
  });
});
