import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

type File = { path: string; gzip: number; text: string };

export type FirstLoad = { files: File[]; gzip: number };

/** Opens an address with an empty cache and weighs every script and style sheet that comes. */
export const firstLoadOf = async (page: Page, address: string): Promise<FirstLoad> => {
  const arriving: Promise<File>[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (!/\.(?:js|css)$/.test(path)) return;
    // gzip at its best, whatever the server sent: brotli's figure would be another one.
    const weigh = (body: Buffer) => ({ path, gzip: gzipSync(body, { level: 9 }).length, text: String(body) });
    arriving.push(response.body().then(weigh));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const files = await Promise.all(arriving);
  return { files, gzip: files.reduce((sum, file) => sum + file.gzip, 0) };
};

type Chunk = { file: string; css?: string[]; imports?: string[] };

const built = () =>
  JSON.parse(
    readFileSync(new URL('../apps/web/dist/.vite/manifest.json', import.meta.url), 'utf8'),
  ) as Record<string, Chunk>;

/** The files of some modules and of everything they import. */
const filesOf = (chunks: Record<string, Chunk>, names: string[], known = new Set<string>()): Set<string> => {
  for (const name of names) {
    const { file, css = [], imports = [] } = chunks[name]!;
    if (known.has(`/${file}`)) continue;
    for (const one of [file, ...css]) known.add(`/${one}`);
    filesOf(chunks, imports, known);
  }
  return known;
};

// The entry, its sign-in screens, and the drawing beside them.
const beforeSignIn =
  /^(?:index\.html|src\/features\/identity\/sign-in\/.*|src\/app\/public-frame\.tsx|src\/ui\/layout\/brand-.*)$/;
/** They betray the account page and the query library, in whatever file they come. */
export const wordsOfLater = ['Giriş yapılan cihazlar', 'No QueryClient set'];

/** Files that came although nobody needs them before signing in, or that hold what is for later. */
export const signedInFiles = ({ files }: FirstLoad): string[] => {
  const chunks = built();
  const ours = filesOf(
    chunks,
    Object.keys(chunks).filter((name) => beforeSignIn.test(name)),
  );
  return files
    .filter(({ path, text }) => !ours.has(path) || wordsOfLater.some((word) => text.includes(word)))
    .map(({ path }) => path);
};
