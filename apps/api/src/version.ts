import { readFileSync } from 'node:fs';

export const root = new URL('../../../', import.meta.url);

export const readVersion = (): string =>
  (JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string }).version;
