import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { domainRows } from '../../scripts/domain-graph.mjs';
import type { SourceFile } from './import-scanner.ts';
import { projectFiles } from './source-files.ts';

const files = projectFiles();
const paths = new Set(files.map(({ path }) => path));
const folders = new Set(
  [...paths].flatMap((path) => path.split('/').map((_, end, parts) => parts.slice(0, end).join('/'))),
);
const exists = (target: string) =>
  /\.(?:png|webp)$/.test(target) || paths.has(target) || folders.has(target.replace(/\/$/, ''));

const isPage = ({ path }: SourceFile) => path.endsWith('.md');
const pages = files.filter(isPage);
const pageAt = (path: string) => pages.find((page) => page.path === path)!;

/** The anchors that GitHub gives the headings of a page. */
const anchorsOf = (text: string) =>
  new Set(
    [...text.replace(/```[\s\S]*?```/g, '').matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
      heading!
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

const brokenLinks = ({ path, text }: SourceFile) =>
  [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
    ([link, file, anchor]) => {
      const target = file === '' ? path : join(dirname(path), file!);
      if (!exists(target)) return [`${path} links to ${file}`];
      const page = target === path ? text : pages.find((one) => one.path === target)?.text;
      return anchor && page && !anchorsOf(page).has(anchor)
        ? [`${path} links to a missing heading: ${link}`]
        : [];
    },
  );

/** Paths of pages in comments, texts and tables; `docs/adr/0048` alone counts as well. */
const brokenNames = ({ path, text }: SourceFile) =>
  [...text.matchAll(/docs\/(?:adr\/(\d{4})(?![\w-]*\.md)|[\w/-]+\.md)/g)]
    .filter(([name, record]) => (record ? ![...paths].some((one) => one.startsWith(name)) : !paths.has(name)))
    .map(([name]) => `${path} names ${name}`);

const root = new URL('../..', import.meta.url).pathname;
const isBuilt = (path: string) => path.startsWith('apps/api/bundle');
const { scripts } = JSON.parse(files.find(({ path }) => path === 'package.json')!.text) as {
  scripts: object;
};

/** Paths and npm scripts between backticks or in commands. */
const brokenCode = ({ path, text }: SourceFile) => [
  ...[...text.matchAll(/`((?:apps|packages|tests|scripts|deploy|bench)\/[\w./-]+)(?=[`\s])/g)]
    .filter(([, name]) => !isBuilt(name!) && !existsSync(join(root, name!)))
    .map(([, name]) => `${path} names ${name}`),
  ...[...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)]
    .filter(([, name]) => !(name! in scripts))
    .map(([command]) => `${path} names ${command}`),
];

const MAX_WORDS = 400;
const isRecord = ({ path }: SourceFile) => /^docs\/adr\/\d{4}-/.test(path);

const longRecords = (given: readonly SourceFile[]) =>
  given
    .filter(isRecord)
    .map(({ path, text }) => ({ path, words: text.split(/\s+/).filter(Boolean).length }))
    .filter(({ words }) => words > MAX_WORDS)
    .map(({ path, words }) => `${path} has ${words} words, at most ${MAX_WORDS}`);

const unlistedRecords = (given: readonly SourceFile[], index: string) => {
  const listed = [...index.matchAll(/\((\d{4}-[\w-]+\.md)\)/g)].map(([, name]) => `docs/adr/${name}`);
  const records = given.filter(isRecord).map(({ path }) => path);
  const counts = records.map((path) => ({ path, count: listed.filter((name) => name === path).length }));
  return counts
    .filter(({ count }) => count !== 1)
    .map(({ path, count }) => `${path} is listed ${count} times`);
};

/** Feature folders of both apps that the table of domains does not name, and names without a folder. */
const wrongFeatures = (given: readonly SourceFile[], page: string) =>
  domainRows.flat().flatMap((domain) => {
    const row = new RegExp(`^\\| ${domain} \\| (.*) \\|$`, 'm').exec(page)?.[1] ?? '';
    const named = new Set(
      row
        .replace(/\(.*?\)|;.*/g, '')
        .split(/,\s*/)
        .map((name) => name.trim()),
    );
    const folder = new RegExp(`^apps/(api|web)/src/${domain}/([\\w-]+)/`);
    const found = given.flatMap(({ path }) => {
      const [, app, name] = folder.exec(path) ?? [];
      return name ? [{ app, name }] : [];
    });
    const server = new Set(found.filter(({ app }) => app === 'api').map(({ name }) => name));
    return [
      ...[...server].filter((name) => !named.has(name)).map((name) => `${domain} has ${name}`),
      ...[...named]
        .filter((name) => !found.some((one) => one.name === name))
        .map((name) => `${domain} has no ${name}`),
    ];
  });

const index = pageAt('docs/adr/README.md').text;
const architecture = pageAt('docs/architecture.md').text;

describe('the documentation', () => {
  it('names only files and headings that exist', () => {
    // Tests of rules plant faults with pages of their own.
    const own = files.filter(({ path }) => !/^tests\/rules\/(?:architecture|docs)\.test\.ts$/.test(path));
    expect([...pages.flatMap(brokenLinks), ...own.flatMap(brokenNames)]).toEqual([]);
  });

  it('names only folders, files and commands that exist', () => {
    // The changelog names what was there in its release.
    expect(pages.filter(({ path }) => path !== 'CHANGELOG.md').flatMap(brokenCode)).toEqual([]);
  });

  it('lists every decision once in the index by topic', () => {
    expect(unlistedRecords(files, index)).toEqual([]);
  });

  it('keeps a decision to one page', () => {
    expect(longRecords(files)).toEqual([]);
  });

  it('names every feature in the table of domains', () => {
    expect(wrongFeatures(files, architecture)).toEqual([]);
  });
});

describe('a planted fault is found:', () => {
  const page = (text: string, path = 'docs/planted.md'): SourceFile => ({ path, text });

  it.each([
    ['a link to a missing file', '[x](adr/0000-nothing.md)'],
    ['a link to a missing heading of another page', '[x](architecture.md#no-such-heading)'],
    ['a link to a missing heading of its own', '# Here\n\n[x](#there)'],
  ])('%s', (_, text) => {
    expect(brokenLinks(page(text))).toHaveLength(1);
  });

  it.each([
    ['a comment that names a missing page', '// see docs/nothing.md'],
    ['a comment that names a missing decision', '-- see docs/adr/0000.'],
  ])('%s', (_, text) => {
    expect(brokenNames(page(text, 'apps/api/src/planted.ts'))).toHaveLength(1);
  });

  it.each([
    ['a folder that does not exist', '`packages/domain/src/nothing`'],
    ['a command that does not exist', '`npm run nothing -- here`'],
  ])('%s', (_, text) => {
    expect(brokenCode(page(text))).toHaveLength(1);
  });

  it('a decision longer than a page', () => {
    const record = page('word '.repeat(MAX_WORDS + 1), 'docs/adr/0000-long.md');
    expect(longRecords([record])).toEqual([
      `docs/adr/0000-long.md has ${MAX_WORDS + 1} words, at most ${MAX_WORDS}`,
    ]);
  });

  it('a decision that the index does not list, and one it lists twice', () => {
    const record = page('', 'docs/adr/0000-planted.md');
    expect(unlistedRecords([record], '')).toHaveLength(1);
    expect(unlistedRecords([record], '(0000-planted.md) (0000-planted.md)')).toHaveLength(1);
  });

  it('a feature without its name in the table, and a name without its feature', () => {
    const feature = page('', 'apps/api/src/study/planted/planted.feature.ts');
    expect(wrongFeatures([...files, feature], architecture)).toEqual(['study has planted']);
    expect(wrongFeatures(files, architecture.replace('| practice | ', '| practice | planted, '))).toEqual([
      'practice has no planted',
    ]);
  });
});
