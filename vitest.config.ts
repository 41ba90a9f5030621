import { playwright } from '@vitest/browser-playwright';
import type { ViteDevServer } from 'vite';
import { defineConfig } from 'vitest/config';
import { scalePlugin } from './apps/web/build/scale.plugin.ts';
import { themePlugin } from './apps/web/build/theme.plugin.ts';
import { browserArguments, installedBrowser } from './scripts/browser.mjs';
import { LongestFirst } from './vitest.order.ts';

// Without 'module', because Vitest passes these to Node, which cannot load bundler builds.
const source = { conditions: ['source', 'node', 'development|production'] };

/** A busy machine may time out once; projects do not inherit this. */
const retry = process.env.CI ? 1 : 0;

const inNode = (name: string, test: { include: string[]; globalSetup?: string[] }) => ({
  resolve: source,
  ssr: { resolve: { ...source, externalConditions: ['source', 'node'] } },
  test: {
    name,
    retry,
    // One more than two cores, because some tests wait for sockets and processes.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Importing all modules for every file took a quarter of the run; each file has a separate database.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    server: { deps: { inline: [/@netlik\//] } },
    ...test,
  },
});

/** Needs no database, because `npm run check` runs its rules. */
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

/** measured: a third fewer requests and 0.6 of the server's CPU time, because each file's page requests every module. */
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

/** measured: React's development build takes a third longer, mostly for element stacks. */
const production = { 'process.env.NODE_ENV': '"production"' };

/** Components in a real browser without a server, because jsdom lacks `showModal` and popovers. */
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
      'react-markdown',
      'katex',
      'zod/mini',
      'axe-core',
      'vitest-browser-react',
    ],
    // Its icons are imported one by one, and a dependency found during a run would reload the page.
    exclude: ['lucide-react'],
  },
  test: {
    name: 'components',
    retry,
    // Two pages in parallel after the Node tests; Vitest's default on two cores is one.
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
    include: ['apps/web/src/**/*.test.tsx'],
    setupFiles: ['apps/web/src/testing/setup.ts'],
    // Catches stuck tests only, because a loaded machine takes several times as long.
    testTimeout: 120_000,
    // Vitest's default of one second is too short for a render on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      connectTimeout: 300_000,
      provider: playwright({
        launchOptions: { executablePath: installedBrowser(), args: browserArguments },
        // Without animations nothing waits for a fade, and axe reads final colours.
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
