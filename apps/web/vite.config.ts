import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { endpointsPlugin } from './build/endpoints.plugin.ts';
import { assetFileName, chunkFileName } from './build/file-names.ts';
import { firstLoadChunks, leftOut } from './build/first-load-chunks.ts';
import { FLOOR, SCRIPT_FLOOR } from './build/floor.ts';
import { inlineScriptPlugin } from './build/inline-script.plugin.ts';
import { installablePlugin } from './build/installable.plugin.ts';
import { mailedLinkPlugin } from './build/mailed-link.plugin.ts';
import { oldBrowsersPlugin } from './build/old-browsers.plugin.ts';
import { precompressPlugin } from './build/precompress.plugin.ts';
import { prerenderPlugin } from './build/prerender.plugin.ts';
import { routeTablePlugin } from './build/route-table.plugin.ts';
import { scalePlugin } from './build/scale.plugin.ts';
import { themePlugin } from './build/theme.plugin.ts';

const API = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    react(),
    endpointsPlugin(),
    scalePlugin(),
    themePlugin(),
    oldBrowsersPlugin(),
    mailedLinkPlugin(),
    inlineScriptPlugin(),
    installablePlugin(),
    prerenderPlugin(),
    routeTablePlugin(),
    precompressPlugin(),
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: {
    proxy: { '/api': API, '/dev': API, '/ws': { target: API, ws: true } },
  },
  build: {
    target: SCRIPT_FLOOR,
    cssTarget: FLOOR,
    sourcemap: false,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: chunkFileName,
        assetFileNames: assetFileName,
        codeSplitting: { groups: chunkGroups(firstLoadChunks, leftOut) },
      },
    },
  },
});
