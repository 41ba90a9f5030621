import { fileURLToPath } from 'node:url';
import { measurePart } from './measure-part.mjs';
import { onlyWhenAsked, parts } from './parts.mjs';
import { printFigures, writeResults } from './report.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}; ask for ${Object.keys(parts).join(', ')}.`);

const isWanted = (name) => (asked.length > 0 ? asked.includes(name) : !onlyWhenAsked.includes(name));
const figures = [];
for (const name of Object.keys(parts).filter(isWanted)) {
  console.log(`Measuring: ${name}…`);
  const startedAt = performance.now();
  figures.push(...(await measurePart(name)));
  console.log(`  ${name} took ${Math.round((performance.now() - startedAt) / 1000)} s`);
}
printFigures(figures);
if (asked.length === 0) writeResults(figures);
process.exitCode = figures.every(({ ok }) => ok) ? 0 : 1;
