import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { themePlugin } from './src/theme/theme.plugin.ts';

const API = 'http://127.0.0.1:3000';

/** The server sends these as they are: nobody compresses the same file twice. */
const precompress = (): Plugin => ({
  name: 'netlik-precompress',
  apply: 'build',
  writeBundle: ({ dir }) => {
    const out = dir!;
    for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:js|css|html|svg|json|webmanifest)$/.test(file)) continue;
      const bytes = readFileSync(join(out, file));
      writeFileSync(join(out, `${file}.gz`), gzipSync(bytes, { level: 9 }));
      writeFileSync(join(out, `${file}.br`), brotliCompressSync(bytes));
    }
  },
});

/** What the sign-in screens are made of; most of it every other page needs as well. */
const firstScreen = new RegExp(
  [
    'apps/web/src/(?:api|features/identity/sign-in)/',
    'apps/web/src/ui/(?:appearance-switcher|brand\\.|brand-frame|button|contract-form|field|icons|notice|outcome|page-title)',
    'apps/web/src/ui/(?:password-field|use-)',
    'apps/web/src/app/public-frame',
    'packages/contract/src/(?:check|error-texts|fields|identity/(?:person|sign-in))',
    'node_modules/zod/',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

export default defineConfig({
  plugins: [react(), themePlugin(), precompress()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: {
    proxy: { '/api': API, '/dev': API, '/ws': { target: API, ws: true } },
  },
  build: {
    sourcemap: false,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes rarely, so its own file outlives releases in the browser's cache.
            { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/ },
            // Arrives with the entry: a slow phone spends longer on fifteen small files than on one.
            { name: 'first-screen', test: firstScreen },
          ],
        },
      },
    },
  },
});
