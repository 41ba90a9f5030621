import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { acts, anHour } from '../../bench/national-mix.mjs';
import { sheetOf, withTables } from '../../bench/scale-sheet.mjs';

const measured = JSON.parse(readFileSync('bench/national.json', 'utf8'));
const document = readFileSync('docs/scale.md', 'utf8');

it('docs/scale.md says what the sheet computes from the committed measurement', () => {
  expect(document.match(/^<!-- \w+ -->$/gm)).toHaveLength(6);
  // `node bench/scale-sheet.mjs` updates them.
  expect(withTables(document, measured)).toBe(document);
});

it('the sheet grows with the students, and every act of the evening has its calls measured', () => {
  const [one, two] = [1_000_000, 2_000_000].map((students) => sheetOf(measured, { students }));
  expect(two!.webCores).toBeCloseTo(2 * one!.webCores);
  expect(two!.databaseCores).toBeCloseTo(2 * one!.databaseCores);
  expect(Object.keys(anHour)).toEqual(Object.keys(acts));
  for (const calls of Object.values(acts))
    for (const name of Object.keys(calls)) expect(measured.each).toHaveProperty(name);
});
