import { defineConfig } from 'vitest/config';
import { LongestFirst } from './vitest.order.ts';

const source = { conditions: ['source', 'module', 'node', 'development|production'] };

export default defineConfig({
  resolve: source,
  ssr: { resolve: { ...source, externalConditions: ['source', 'node'] } },
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/*/src/**/*.test.{ts,tsx}',
      'scripts/*.test.ts',
      'quality/**/*.test.ts',
      'apps/web/build/*.test.ts',
    ],
    globalSetup: ['apps/api/src/testing/cluster.ts'],
    testTimeout: 60_000,
    // A loaded machine may be late once.
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 60_000,
    // One more than two cores: some of them wait for sockets and processes. Each file has a database of its own. What a
    // file imports stays for the next one; the modules keep nothing that one test could leave to another, and importing
    // all anew was a quarter of the run.
    maxWorkers: 3,
    isolate: false,
    sequence: { sequencer: LongestFirst },
    server: { deps: { inline: [/@netlik\//] } },
  },
});
