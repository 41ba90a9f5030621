import { writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';

const [loadBefore] = loadavg();
const busy = loadBefore > 1 ? ' The machine was busy: measure again.' : '';

/** @typedef {{ name: string, limit: string, measured: string, ok: boolean, detail: string }} Figure */

export const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** @returns {Figure} */
export const atLeast = (name, value, limit, detail) => ({
  name,
  limit: `≥ ${limit}`,
  measured: value.toFixed(2),
  ok: value >= limit,
  detail,
});

/** @returns {Figure} */
export const atMost = (name, value, { limit, unit = '', digits = 0 }, detail) => ({
  name,
  limit: `≤ ${limit}${unit}`,
  measured: `${value.toFixed(digits)}${unit}`,
  ok: value <= limit,
  detail,
});

/** Stands in the results where the part's figures would. @returns {Figure} */
export const failedPart = (name, reason) => ({
  name: `\`${name}\`, the whole part`,
  limit: 'completes',
  measured: 'failed',
  ok: false,
  detail: reason.split('\n')[0].replaceAll('|', '\\|').slice(0, 300),
});

export const printFigures = (figures) => {
  console.log();
  for (const { name, limit, measured, ok, detail } of figures)
    console.log(`${ok ? 'ok    ' : 'MISSED'} ${name}: ${measured} (${limit}); ${detail}`);
};

export const resultsText = (figures) => {
  const [{ model }] = cpus();
  const machine = `${cpus().length} cores (${model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  const rows = figures.map(
    ({ name, limit, measured, ok, detail }) =>
      `| ${name} | ${limit} | ${measured} | ${ok ? 'yes' : 'NO'} | ${detail} |`,
  );
  return [
    '# Speed',
    '',
    `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}.`,
    `Load before it began: ${loadBefore.toFixed(1)}.${busy}`,
    'Ratios compare two things measured alternately in the same run; `bench/README.md` says how.',
    '',
    '| figure | limit | measured | ok | in detail |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
};

export const writeResults = (figures) => {
  writeFileSync('bench/results.md', resultsText(figures));
  console.log('\nWritten: bench/results.md');
};
