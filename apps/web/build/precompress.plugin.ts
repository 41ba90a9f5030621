import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Compresses built files once, so that the server sends them as they are. */
export const precompressPlugin = (): Plugin => {
  let out: string | undefined;
  return {
    name: 'netlik-precompress',
    apply: 'build',
    writeBundle: ({ dir }) => {
      out = dir;
    },
    // Runs last, because the service worker is written after everything else.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        if (!out) return;
        for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
          if (!/\.(?:js|css|html|svg|json|webmanifest)$/.test(file)) continue;
          const bytes = readFileSync(join(out, file));
          writeFileSync(join(out, `${file}.gz`), gzipSync(bytes, { level: 9 }));
          writeFileSync(join(out, `${file}.br`), brotliCompressSync(bytes));
        }
      },
    },
  };
};
