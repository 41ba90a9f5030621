import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

type File = { path: string; gzip: number; text: string };

export type FirstLoad = { files: File[]; gzip: number };

/** Opens a page with an empty cache and measures every script and style sheet. */
export const measureFirstLoad = async (page: Page, address: string): Promise<FirstLoad> => {
  const responses: Promise<File>[] = [];
  const weighResponse = (response: Response) => {
    const path = new URL(response.url()).pathname;
    if (!/\.(?:js|css)$/.test(path)) return;
    // Always gzip level 9, because the server may send brotli.
    const weigh = (body: Buffer) => ({ path, gzip: gzipSync(body, { level: 9 }).length, text: String(body) });
    responses.push(response.body().then(weigh));
  };
  page.on('response', weighResponse);
  await page.goto(address, { waitUntil: 'networkidle' });
  // Later requests do not count and may still be running when the test ends.
  page.off('response', weighResponse);
  const files = await Promise.all(responses);
  return { files, gzip: files.reduce((sum, file) => sum + file.gzip, 0) };
};

type Chunk = { file: string; css?: string[]; imports?: string[] };

const readManifest = () =>
  JSON.parse(
    readFileSync(new URL('../../apps/web/dist/.vite/manifest.json', import.meta.url), 'utf8'),
  ) as Record<string, Chunk>;

/** The files of these modules and all their imports. */
const collectFiles = (
  chunks: Record<string, Chunk>,
  names: string[],
  known = new Set<string>(),
): Set<string> => {
  for (const name of names) {
    const { file, css = [], imports = [] } = chunks[name]!;
    if (known.has(`/${file}`)) continue;
    for (const one of [file, ...css]) known.add(`/${one}`);
    collectFiles(chunks, imports, known);
  }
  return known;
};

// The entry, the sign-in screens and their illustration.
const beforeSignIn =
  /^(?:index\.html|_sign-in-ways-.*|src\/identity\/sign-in\/.*|src\/shell\/public-frame\.tsx|src\/ui\/layout\/brand-.*)$/;
/** Strings that occur only in the account page and in the query library. */
export const signedInMarkers = ['Giriş yapılan cihazlar', 'No QueryClient set'];

/** Loaded files that are not needed before sign-in or contain signed-in code. */
export const signedInFiles = ({ files }: FirstLoad): string[] => {
  const chunks = readManifest();
  const ours = collectFiles(
    chunks,
    Object.keys(chunks).filter((name) => beforeSignIn.test(name)),
  );
  return files
    .filter(({ path, text }) => !ours.has(path) || signedInMarkers.some((word) => text.includes(word)))
    .map(({ path }) => path);
};
