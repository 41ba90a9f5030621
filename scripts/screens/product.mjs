import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { serve, withDataFolder } from '../../bench/processes.mjs';

/**
 * Noon in Istanbul, so that no run crosses midnight; in the past, because sessions from the future would be
 * removed.
 */
export const NOW = Date.parse('2026-11-17T09:00:00Z');

/** Replaces `Date` in the server with a clock that starts at NOW. */
const shiftClock = `
const shift = ${NOW} - Date.now();
const Real = Date;
globalThis.Date = class Date extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + shift);
    else super(...given);
  }
  static now() {
    return Real.now() + shift;
  }
};`;

const start = (checkout, dataDir) =>
  serve(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(shiftClock)}`,
      join(checkout, 'apps/api/dist/main.js'),
    ],
    {
      env: {
        DATA_DIR: dataDir,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
        UPGRADE_URL: 'https://premium.netlik.example/',
      },
      health: '/api/health',
    },
  );

/** Keeps owners, because under root PostgreSQL runs as another user. */
const copy = (from, to) => {
  mkdirSync(dirname(to), { recursive: true });
  execFileSync('cp', ['-a', from, to]);
};

const makeData = (checkout, data) =>
  withDataFolder(async (dataDir) => {
    console.log(`Making the demo data in ${data}…`);
    await (await start(checkout, dataDir)).stop();
    copy(dataDir, data);
  });

/** Runs the checkout's product on a copy of the data. */
export const withProduct = async ({ checkout, data }, work) => {
  if (!existsSync(data)) await makeData(checkout, data);
  return withDataFolder(async (dataDir) => {
    copy(data, dataDir);
    const product = await start(checkout, dataDir);
    try {
      // Links in mails use localhost.
      return await work({ url: product.base.replace('127.0.0.1', 'localhost'), dataDir });
    } finally {
      await product.stop();
    }
  });
};

/** Loads a browser test's module with the Vite that builds the app. */
export const loadTypeScript = async (path) => {
  const web = new URL('../../apps/web/', import.meta.url);
  const vite = createRequire(new URL('package.json', web)).resolve('vite');
  const { runnerImport } = await import(pathToFileURL(vite).href);
  const { module } = await runnerImport(path, {
    configFile: false,
    root: fileURLToPath(web),
    resolve: { conditions: ['source'] },
    logLevel: 'error',
  });
  return module;
};
