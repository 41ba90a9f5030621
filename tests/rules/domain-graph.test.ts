import { expect, it } from 'vitest';
import { drawGraph, replaceGraph } from '../../scripts/domain-graph.mjs';
import { projectFiles } from './source-files.ts';

const files = projectFiles();
const page = files.find(({ path }) => path === 'docs/architecture.md')!.text;

it('the drawing of the imports is current (npm run graph)', () => {
  expect(replaceGraph(page, drawGraph(files))).toBe(page);
});

it('an import that is not drawn makes the drawing outdated', () => {
  const path = 'apps/api/src/planning/today/more.service.ts';
  const text = `import { listMedals } from '../../community/leaderboard/leaderboard.service.ts';`;
  expect(replaceGraph(page, drawGraph([...files, { path, text }]))).not.toBe(page);
});
