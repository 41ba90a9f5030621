import { VitePWA } from 'vite-plugin-pwa';
import { ENTRY_ADDRESS } from '../src/study/quick-entry/entry-address.ts';
import { START_ADDRESS } from '../src/study/study-runs/start-address.ts';

const icons = [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }];

/** Shortcuts of the installed app's icon; signed-out users reach them after signing in. */
const shortcuts = [
  { name: 'Çalışmaya başla', url: START_ADDRESS, icons },
  { name: 'Soru kaydet', url: ENTRY_ADDRESS, icons },
  { name: 'Kartlar', url: '/flashcards?start=today', icons },
];

/** Builds the service worker with its list of files, and the manifest that phones need to install the app. */
export const installablePlugin = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/data/offline',
    filename: 'service-worker.ts',
    // `offline/register.ts` registers it once the page has loaded.
    injectRegister: false,
    injectManifest: {
      globPatterns: ['index.html', 'assets/*.{js,css,woff2}', '*.{svg,png}'],
      // Developer pages and non-Turkish letters are rarely needed offline.
      globIgnores: [
        'assets/{showcase,error-demo}-page-*',
        'assets/inter-latin-ext-*',
        // Only the common formula fonts are cached for offline use.
        'assets/KaTeX_{AMS,Caligraphic,Fraktur,SansSerif,Script,Typewriter}-*',
        'assets/KaTeX_*-{Bold,BoldItalic}-*',
      ],
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
        ...icons,
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      shortcuts,
    },
  });
