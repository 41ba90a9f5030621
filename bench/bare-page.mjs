import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

// The same Vite and React as the web app.
const require = createRequire(new URL('../apps/web/package.json', import.meta.url));

/** Builds only React, react-dom and the form, compressed like the web app; returns the folder. */
export const buildBarePage = async () => {
  const { build } = await import(pathToFileURL(require.resolve('vite')).href);
  const outDir = resolve('.cache/bench-bare');
  await build({
    root: fileURLToPath(new URL('bare-page', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|html)$/.test(name)) continue;
    const bytes = readFileSync(join(outDir, name));
    writeFileSync(join(outDir, `${name}.gz`), gzipSync(bytes, { level: 9 }));
    writeFileSync(join(outDir, `${name}.br`), brotliCompressSync(bytes));
  }
  return outDir;
};
