import { playwright } from '@vitest/browser-playwright';
import type { ViteDevServer } from 'vite';
import { defineConfig } from 'vitest/config';
import { scalePlugin } from './apps/web/build/scale.plugin.ts';
import { themePlugin } from './apps/web/build/theme.plugin.ts';
import { browserArguments, installedBrowser } from './scripts/browser.mjs';
import { LongestFirst } from './vitest.order.ts';

// Not 'module': Vitest passes these on to Node, which cannot load what packages have for bundlers.
const source = { conditions: ['source', 'node', 'development|production'] };

/** A busy machine may time out once. Projects do not inherit it. */
const retry = process.env.CI ? 1 : 0;

const inNode = (name: string, test: { include: string[]; globalSetup?: string[] }) => ({
  resolve: source,
  ssr: { resolve: { ...source, externalConditions: ['source', 'node'] } },
  test: {
    name,
    retry,
    // One more than two cores: some tests wait for sockets and processes.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Importing all modules anew for every file was a quarter of the run; each file has a database of its own.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    server: { deps: { inline: [/@netlik\//] } },
    ...test,
  },
});

/** Needs no database, so none is started for it: `npm run check` runs its rules. */
const unit = inNode('unit', {
  include: [
    'packages/{contract,domain}/src/**/*.test.ts',
    'apps/web/src/**/*.test.ts',
    'apps/web/build/*.test.ts',
    'scripts/*.test.ts',
    'tests/rules/**/*.test.ts',
  ],
});

/** The API over HTTP on a real PostgreSQL, and the processes of the product. */
const server = inNode('server', {
  include: ['apps/api/src/**/*.test.ts', 'packages/testkit/src/**/*.test.ts', 'tests/process/*.test.ts'],
  globalSetup: ['packages/testkit/src/cluster.ts'],
});

/** measured: a third fewer requests, 0.6 of the server's processor time. A file has a page of its own, which asks for every module; none changes during a run. */
const cacheModules = {
  name: 'cache-modules',
  configureServer: ({ config, middlewares }: ViteDevServer) => {
    if (config.server.watch !== null) return;
    middlewares.use((_request, response, next) => {
      const setHeader = response.setHeader.bind(response);
      response.setHeader = (name, value) =>
        setHeader(
          name,
          name.toLowerCase() === 'cache-control' && value === 'no-cache' ? 'max-age=3600' : value,
        );
      next();
    });
  },
};

/** React as it ships: its development build takes a third longer, mostly for stacks of elements. */
const production = { 'process.env.NODE_ENV': '"production"' };

/** Components in a real browser, without a server: jsdom has neither `showModal` nor popovers. */
const components = {
  plugins: [scalePlugin(), themePlugin(), cacheModules],
  resolve: { conditions: ['source', 'module', 'browser', 'production'] },
  oxc: { jsx: { runtime: 'automatic' as const, development: false } },
  define: production,
  optimizeDeps: {
    rolldownOptions: { transform: { define: production } },
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react-router',
      '@tanstack/react-query',
      '@tanstack/react-table',
      'react-markdown',
      'katex',
      'zod/mini',
      'axe-core',
      'vitest-browser-react',
    ],
  },
  test: {
    name: 'components',
    retry,
    // Two pages side by side, when the Node tests are done; by itself Vitest would take one on two cores.
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
    include: ['apps/web/src/**/*.test.tsx'],
    setupFiles: ['apps/web/src/testing/setup.ts'],
    // Catch what is stuck, not what is slow: a loaded machine takes several times as long.
    testTimeout: 120_000,
    // Vitest waits one second, which a busy machine may need for a render.
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      connectTimeout: 300_000,
      provider: playwright({
        launchOptions: { executablePath: installedBrowser(), args: browserArguments },
        // No animations: nothing has to wait for a fade, and axe reads final colours.
        contextOptions: { reducedMotion: 'reduce', locale: 'tr-TR', timezoneId: 'Europe/Istanbul' },
      }),
      instances: [{ browser: 'chromium' as const, viewport: { width: 390, height: 844 } }],
    },
  },
};

export default defineConfig({
  test: {
    projects: [unit, server, components],
  },
});
