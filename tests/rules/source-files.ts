import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './import-scanner.ts';

const root = new URL('../..', import.meta.url).pathname;

const readable =
  /\.(?:[cm]?[jt]sx?|json|css|html|sql|md|sh|ya?ml|toml|svg|txt|tsv|example)$|^\.[a-z]+$|^[A-Z]+$/;

/** Supports the `.gitignore` patterns used here: names, `*.ending` and `/rooted`. */
const ignoredBy = (lines: string[]) => (path: string, name: string) =>
  name === '.git' ||
  lines.some((line) => {
    const plain = line.replace(/\/$/, '');
    if (plain.startsWith('/')) return path === plain.slice(1);
    return plain.startsWith('*') ? name.endsWith(plain.slice(1)) : name === plain;
  });

/** Every text file that is or would be committed. */
export const projectFiles = (): SourceFile[] => {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean);
  const ignored = ignoredBy(lines);
  const files: SourceFile[] = [];
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (ignored(path, entry.name)) continue;
      if (entry.isDirectory()) visit(path);
      else if (readable.test(entry.name)) files.push({ path, text: readFileSync(join(root, path), 'utf8') });
    }
  };
  visit('');
  return files;
};
