import { isTestThere } from '@netlik/testkit/named-tests';
import { describe, expect, it } from 'vitest';
import { readRequirements, renderTable, statuses } from './asvs-table.ts';

const requirements = readRequirements();

describe('the list of ASVS 5.0 requirements', () => {
  it('has all 70 of level 1 and 183 of level 2, each once and with a status', () => {
    const count = (level: number) => requirements.filter((row) => row.level === level).length;
    expect([count(1), count(2)]).toEqual([70, 183]);
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length);
    expect(requirements.filter(({ status }) => !statuses.includes(status))).toEqual([]);
  });

  it('names only tests that exist', () => {
    const gone = requirements.flatMap(({ id, tests }) =>
      tests.filter((test) => !isTestThere(test)).map(({ file, title }) => `${id}: ${file} › ${title}`),
    );
    expect(gone).toEqual([]);
  });

  it('names a test for what is tested, and says how for everything else', () => {
    const silent = requirements.filter(({ status, tests, note }) =>
      status === 'tested' ? tests.length === 0 : note === '',
    );
    expect(silent).toEqual([]);
  });

  it('is what docs/asvs.md shows', async () => {
    await expect(renderTable(requirements)).toMatchFileSnapshot('../../../docs/asvs.md');
  });
});

describe('the check of named tests notices', () => {
  it.each([
    ['a renamed test', { file: 'a.test.ts', title: 'was kept' }],
    ['a file that is gone', { file: 'b.test.ts', title: 'is kept' }],
    ['what is no test', { file: 'a.ts', title: 'is kept' }],
  ])('%s', (_, test) => {
    const read = (file: string) => (file.startsWith('a.') ? `it('is kept', () => {});` : null);
    expect(isTestThere(test, read)).toBe(false);
    expect(isTestThere({ file: 'a.test.ts', title: 'is kept' }, read)).toBe(true);
  });
});
