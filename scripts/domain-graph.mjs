// `npm run graph` draws imports between domains and server features into docs/architecture.md;
// tests/rules/domain-graph.test.ts checks that it is current.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Bottom to top; domains of one row do not import each other. */
export const domainRows = [
  ['platform'],
  ['identity'],
  ['study'],
  ['exams', 'practice', 'community'],
  ['planning'],
  ['coaching', 'assistant'],
];

const START = '<!-- graph: npm run graph -->';
const END = '<!-- graph end -->';
const domains = domainRows.flat();
const imported = /(?:\bfrom|\bimport\(|\bimport)\s*['"](\.[^'"?]+)/g;

const placeOf = (path) => {
  const [, workspace, domain, feature] =
    /^(?:apps|packages)\/(\w+)\/src\/([\w-]+)\/([\w-]+)/.exec(path) ?? [];
  return domains.includes(domain) ? { workspace, domain, feature } : null;
};

export const drawGraph = (sources) => {
  const betweenDomains = new Map();
  const betweenFeatures = new Set();
  for (const { path, text } of sources) {
    const from = placeOf(path);
    if (!from || !/\.tsx?$/.test(path) || /\.test\.tsx?$|\/testing\//.test(path)) continue;
    for (const [, name] of text.matchAll(imported)) {
      const to = placeOf(posix.join(posix.dirname(path), name));
      if (!to) continue;
      if (to.domain !== from.domain) {
        const edge = `${from.domain} --> ${to.domain}`;
        betweenDomains.set(edge, (betweenDomains.get(edge) ?? 0) + 1);
      }
      if (from.workspace === 'api' && to.feature !== from.feature && path.split('/').length > 5)
        betweenFeatures.add(`  ${from.feature} --> ${to.feature}`);
    }
  }
  const counted = [...betweenDomains].map(([edge, count]) => `  ${edge.replace('-->', `-- ${count} -->`)}`);
  return [
    'Imports between the domains, in all four workspaces:',
    '',
    '```mermaid',
    'flowchart TD',
    ...counted.sort(),
    '```',
    '',
    'Imports between the features of the server:',
    '',
    '```mermaid',
    'flowchart LR',
    ...[...betweenFeatures].sort(),
    '```',
  ].join('\n');
};

export const replaceGraph = (page, graph) =>
  `${page.slice(0, page.indexOf(START) + START.length)}\n\n${graph}\n\n${page.slice(page.indexOf(END))}`;

const readSources = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .map((path) => ({
      path: path.slice(root.length + 1),
      text: readFileSync(path, 'utf8'),
    }));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const page = join(root, 'docs/architecture.md');
  const sources = ['api', 'web']
    .map((name) => `apps/${name}/src`)
    .concat('packages/contract/src', 'packages/domain/src')
    .flatMap((folder) => readSources(root, folder));
  writeFileSync(page, replaceGraph(readFileSync(page, 'utf8'), drawGraph(sources)));
}
