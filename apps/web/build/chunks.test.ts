import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { assignChunks } from './chunks.ts';

const toId = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** A bundler context built from a table of static imports. */
const graph = (imports: Record<string, string[]>) => {
  const entries = Object.entries(imports).map(
    ([file, imported]) => [toId(file), imported.map(toId)] as const,
  );
  const ids = new Map(entries);
  return {
    getModuleInfo: (id: string) =>
      ids.has(id)
        ? ({
            id,
            importedIds: ids.get(id),
            importers: entries.filter(([, imported]) => imported.includes(id)).map(([importer]) => importer),
            isEntry: id === toId('index.html'),
          } as never)
        : null,
  };
};

const context = graph({
  'index.html': ['src/main.tsx'],
  'src/main.tsx': ['src/button.tsx', 'node_modules/react/index.js'],
  'src/button.tsx': ['src/icon.tsx'],
  'src/icon.tsx': [],
  'node_modules/react/index.js': [],
  'src/drawing.tsx': ['src/day.ts', 'src/line.ts'],
  'src/line.ts': [],
  'src/day.ts': [],
  'src/frame.tsx': ['src/button.tsx', 'src/day.ts', 'src/menu.tsx'],
  'src/menu.tsx': [],
});

test('a module belongs to the first chunk whose entries import it, libraries to a chunk of their own', () => {
  const assigned = assignChunks(
    [
      { name: 'first', entries: ['src/main.tsx'], libraries: 'react' },
      { name: 'shell', entries: ['src/frame.tsx'] },
    ],
    context,
  );
  const expected = {
    'src/button.tsx': 'first',
    'src/icon.tsx': 'first',
    'node_modules/react/index.js': 'react',
    'src/frame.tsx': 'shell',
    'src/day.ts': 'shell',
    'src/menu.tsx': 'shell',
  };
  expect(Object.fromEntries(assigned)).toEqual(
    Object.fromEntries(Object.entries(expected).map(([file, name]) => [toId(file), name])),
  );
});

test('what a later part shares with a later chunk comes with the first one', () => {
  const assigned = assignChunks(
    [
      { name: 'first', entries: ['src/main.tsx'], lazy: ['src/drawing.tsx'] },
      { name: 'shell', entries: ['src/frame.tsx'] },
    ],
    context,
  );
  expect(assigned.get(toId('src/day.ts'))).toBe('first');
  expect(assigned.has(toId('src/drawing.tsx'))).toBe(false);
  expect(assigned.has(toId('src/line.ts'))).toBe(false);
});

test('a chunk may take only what its entries share with other files', () => {
  const assigned = assignChunks(
    [
      { name: 'shared', entries: ['src/drawing.tsx'], onlyWith: ['src/frame.tsx'] },
      { name: 'shell', entries: ['src/frame.tsx'] },
    ],
    context,
  );
  expect(assigned.get(toId('src/day.ts'))).toBe('shared');
  expect(assigned.has(toId('src/line.ts'))).toBe(false);
  expect(assigned.get(toId('src/frame.tsx'))).toBe('shell');
});

test('what an index names and nobody here uses stays out, with what only it imports', () => {
  const assigned = assignChunks([{ name: 'shell', entries: ['src/frame.tsx'] }], context, ['src/button.tsx']);
  expect(assigned.get(toId('src/menu.tsx'))).toBe('shell');
  expect(assigned.has(toId('src/button.tsx'))).toBe(false);
  expect(assigned.has(toId('src/icon.tsx'))).toBe(false);
});

test('an entry that is not there fails the build', () => {
  expect(() => assignChunks([{ name: 'shell', entries: ['src/gone.tsx'] }], context)).toThrow('src/gone.tsx');
});
