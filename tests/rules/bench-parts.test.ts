import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { measurePart } from '../../bench/measure-part.mjs';
import { onlyWhenAsked, parts } from '../../bench/parts.mjs';
import { resultsText } from '../../bench/report.mjs';

const folder = mkdtempSync(join(tmpdir(), 'netlik-bench-parts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const planted = join(folder, 'parts.mjs');
writeFileSync(
  planted,
  `const figure = { name: 'rate', limit: '≥ 1', measured: '2', ok: true, detail: 'of 1' };
  export const parts = {
    throws: async () => { throw new Error('seed | refused\\nat line 2'); },
    uncaught: () => new Promise(() => setTimeout(() => { throw new Error('socket lost'); }, 1)),
    ends: async () => process.exit(3),
    sound: async (log) => [figure],
  };`,
);

it.each([
  ['throws', 'seed \\| refused'],
  ['uncaught', 'socket lost'],
  ['ends', 'its process ended with 3'],
])('a part that %s is a missed figure, and the next part is measured', async (name, detail) => {
  const figures = [...(await measurePart(name, planted)), ...(await measurePart('sound', planted))];
  expect(figures.map(({ ok }) => ok)).toEqual([false, true]);
  const text = resultsText(figures);
  expect(text).toContain(`| \`${name}\`, the whole part | completes | failed | NO | ${detail} |`);
  expect(text).toContain('| rate | ≥ 1 | 2 | yes | of 1 |');
});

it('parts that run only when asked are parts', () => {
  expect(Object.keys(parts)).toEqual(expect.arrayContaining(onlyWhenAsked));
});
