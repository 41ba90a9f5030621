import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { endpointsPlugin } from './build/endpoints.plugin.ts';
import { preloadPlugin } from './build/preload.plugin.ts';
import { themePlugin } from './build/theme.plugin.ts';

const API = 'http://127.0.0.1:3000';

/** The server sends these as they are: nobody compresses the same file twice. */
const precompress = (): Plugin => {
  let out: string | undefined;
  return {
    name: 'netlik-precompress',
    apply: 'build',
    writeBundle: ({ dir }) => {
      out = dir;
    },
    // The service worker is written when everything else has been.
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

/** Our own worker with the list of built files in it, and what a phone needs to put the app on its home screen. */
const installable = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/offline',
    filename: 'service-worker.ts',
    // offline/register.ts does it, when the page has been opened.
    injectRegister: false,
    injectManifest: {
      globPatterns: ['index.html', 'assets/*.{js,css,woff2}', '*.{svg,png}'],
      // For developers, and for letters that are not Turkish; hardly anybody needs them on a train.
      globIgnores: ['assets/{showcase,error-demo}-page-*', 'assets/inter-latin-ext-*'],
      dontCacheBustURLsMatching: /^assets\//,
      rollupFormat: 'iife',
    },
    manifest: {
      id: '/',
      name: 'Netlik',
      short_name: 'Netlik',
      description: 'YKS’ye hazırlananlar için çalışma takibi: süren, soruların ve netin tek yerde.',
      lang: 'tr',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#0F1222',
      background_color: '#0F1222',
      categories: ['education', 'productivity'],
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
  });

/** What the sign-in screens are made of; most of it every other page needs as well. */
const firstScreen = new RegExp(
  [
    'apps/web/src/api/',
    'apps/web/src/features/identity/sign-in/(?:google|login|page-head|resend|sign-in|use-)',
    'apps/web/src/ui/(?:appearance/appearance-switcher|layout/(?:brand\\.|brand-frame|page-title)|buttons/button|icons/icons)',
    'apps/web/src/ui/forms/(?:contract-form|field|password-field|use-)',
    'apps/web/src/ui/states/(?:notice|outcome)',
    'apps/web/src/app/(?:guards|not-found|progress-line|public|root-frame|route-error)',
    'apps/web/src/theme/',
    'virtual:palettes',
    'packages/contract/src/access',
    // Of the drawing beside the form; left to itself it would come with the whole shell.
    'packages/domain/src/study-day',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/** What is sent and how it is checked. Nothing of it is needed before somebody has typed something. */
const contract =
  /(?:packages[\\/]contract[\\/]src[\\/](?:check|fields|identity[\\/](?:goals|person|sign-in))|node_modules[\\/]zod[\\/])/;

/** The table of signed-in pages: a small file, since the page's own can be asked for only after it. */
const signedInRoutes = /apps[\\/]web[\\/]src[\\/]app[\\/](?:screen|signed-in-routes)/;

/** What stands around every signed-in page, and the parts most of those pages are made of. */
const shell = new RegExp(
  [
    'apps/web/src/app/(?:shell/(?!palette/(?!palette-key)|account/user-panel)|signed-in-frame|refresh-person|query-client)',
    'apps/web/src/(?:live/|outbox/(?!outbox-panel|entry-row|pending-|send-or-enqueue|submit-|use-|write-)|offline/(?:offline|update|online|register))',
    'apps/web/src/tutorial/(?:create|seen|tour-machine|tutorial)',
    'apps/web/src/features/notifications/(?:notification-bell|notification-icons|notifications\\.)',
    'apps/web/src/features/identity/users/users\\.queries',
    'apps/web/src/study/school-photo',
    'apps/web/src/ui/(?:layout/(?:avatar|page-frame|card|quote)|icons/glyphs|buttons/icon-button|forms/segmented)',
    'apps/web/src/ui/overlays/(?:confirm|drawer|modal|native-dialog|overlay|info-tip|popup|toast)',
    'apps/web/src/ui/states/(?:empty-state|error-state|skeleton|stat)',
    'apps/web/src/ui/(?:charts/|formats/minutes-text|pickers/time-steps)',
    'node_modules/@tanstack/(?:react-query|query-core)/',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/** Files of a student's first page that take endpoints from the contract to call them and check nothing. */
const callers = new RegExp(
  [
    'apps/web/src/(?:app/(?:appearance-sync|shell/header/upgrade-link)|events/track|live/live|tutorial/seen)\\.ts',
    'apps/web/src/features/(?:alerts/alerts|analytics/analytics|notifications/notifications)\\.queries',
    'apps/web/src/features/(?:analytics/dashboard-page|notifications/push/push-browser|study/study-runs/dock/dock-probe)',
    'apps/web/src/features/identity/(?:account/sign-out|users/users\\.queries)',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

export default defineConfig({
  plugins: [react(), endpointsPlugin(callers), themePlugin(), preloadPlugin(), installable(), precompress()],
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
        // Chromium then compiles these while they arrive, beside the main thread, and not function by function
        // when the first page calls them. Other browsers read a comment.
        postBanner: ({ name }) =>
          ['react', 'first-screen', 'index', 'shell', 'student-dashboard'].includes(name)
            ? '//# allFunctionsCalledOnLoad'
            : '',
        codeSplitting: {
          groups: [
            // Changes rarely, so its own file outlives releases in the browser's cache.
            { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/ },
            // Arrives with the entry: a slow phone spends longer on fifteen small files than on one.
            { name: 'first-screen', test: firstScreen },
            { name: 'contract', test: contract },
            { name: 'signed-in-routes', test: signedInRoutes },
            { name: 'shell', test: shell },
          ],
        },
      },
    },
  },
});
