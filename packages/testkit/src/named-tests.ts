import { existsSync, readFileSync } from 'node:fs';

/** A test by its file and title in the source. */
export type NamedTest = { file: string; title: string };

const root = new URL('../../../', import.meta.url);

const readSource = (file: string): string | null => {
  const at = new URL(file, root);
  return existsSync(at) ? readFileSync(at, 'utf8') : null;
};

export const isTestThere = ({ file, title }: NamedTest, read = readSource): boolean => {
  const text = /\.(?:test|spec)\.tsx?$/.test(file) ? read(file) : null;
  return text !== null && [`'`, '`', `"`].some((quote) => text.includes(quote + title + quote));
};
