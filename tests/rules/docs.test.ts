import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles } from './source-files.ts';

const files = projectFiles();
const pages = files.filter(({ path }) => path.endsWith('.md'));

describe('the documentation', () => {
  it('names only files that exist', () => {
    const paths = files.map(({ path }) => path);
    const exists = (target: string) =>
      /\.png$/.test(target) ||
      paths.some((path) => path === target || path.startsWith(`${target.replace(/\/$/, '')}/`));
    const broken = pages.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
        .filter(([, target]) => !exists(join(dirname(path), target!)))
        .map(([, target]) => `${path} links to ${target}`),
    );
    const named = files.flatMap(({ path, text }) =>
      [...text.matchAll(/docs\/[\w/-]+\.md/g)]
        .filter(([target]) => !paths.includes(target))
        .map(([target]) => `${path} names ${target}`),
    );
    // The planted faults of the architecture rules name pages of their own.
    const isPlanted = (fault: string) => fault.startsWith('tests/rules/architecture.test.ts');
    expect([...broken, ...named].filter((fault) => !isPlanted(fault))).toEqual([]);
  });

  it('lists every decision once in the index by topic', () => {
    const index = pages.find(({ path }) => path === 'docs/adr/README.md')!.text;
    const listed = [...index.matchAll(/\((\d{4}-[\w-]+\.md)\)/g)].map(([, name]) => name!);
    const records = pages.map(({ path }) => /^docs\/adr\/(\d{4}-.*)$/.exec(path)?.[1]).filter(Boolean);
    expect(listed.sort()).toEqual(records.sort());
  });
});
