import type { Rule } from './import-rules.ts';

const MAX_MAIN_JOURNEYS = 27;

const fixedWait =
  /\bawait (?:sleep|setTimeout)\((?:[\d_]+|[A-Z_]+)\)|\bwaitForTimeout\(|new Promise\(\((\w+)\) => setTimeout\(\1, [\d_]+\)\)/g;
/** Measures an idle server over a period. */
const measuresTime = 'apps/api/src/jobs/idle.full.test.ts';

const isTestFile = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path) && !path.startsWith('tests/rules/');

const waitsForConditions: Rule = (files) =>
  files
    .filter(({ path }) => isTestFile(path) && path !== measuresTime)
    .flatMap(({ path, text }) => [...text.matchAll(fixedWait)].map(([wait]) => `${path}: ${wait}`));

const fewMainJourneys: Rule = (files) => {
  const tagged = files
    .filter(({ path }) => path.endsWith('.spec.ts'))
    .flatMap(({ path, text }) => [...text.matchAll(/'@main'/g)].map(() => path));
  return tagged.length > MAX_MAIN_JOURNEYS ? [`${tagged.length} journeys are tagged @main`] : [];
};

export const testRules: Record<string, Rule> = {
  'tests wait for conditions, not for a fixed time': waitsForConditions,
  'npm test runs few journeys': fewMainJourneys,
};
