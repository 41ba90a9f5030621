import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { endpointsPlugin } from './build/endpoints.plugin.ts';
import { firstLoadChunks } from './build/first-load-chunks.ts';
import { inlineScriptPlugin } from './build/inline-script.plugin.ts';
import { installablePlugin } from './build/installable.plugin.ts';
import { mailedLinkPlugin } from './build/mailed-link.plugin.ts';
import { precompressPlugin } from './build/precompress.plugin.ts';
import { prerenderPlugin } from './build/prerender.plugin.ts';
import { scalePlugin } from './build/scale.plugin.ts';
import { themePlugin } from './build/theme.plugin.ts';

const API = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    react(),
    endpointsPlugin(),
    scalePlugin(),
    themePlugin(),
    mailedLinkPlugin(),
    inlineScriptPlugin(),
    installablePlugin(),
    prerenderPlugin(),
    precompressPlugin(),
  ],
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
        codeSplitting: { groups: chunkGroups(firstLoadChunks) },
      },
    },
  },
});
