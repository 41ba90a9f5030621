import { existsSync } from 'node:fs';
import { installDebian, isDebian, isRoot } from './debian.mjs';

/** How the tests start it: no sandbox for root, nothing that talks to the network by itself. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const places = [
  process.env.CHROMIUM_PATH,
  // The headless shell is smaller and enough for the tests.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a browser that is here, if any: what needs none must not install one. */
export const installedBrowser = () => places.find((path) => path && existsSync(path));

/** The path of a Chromium or Chrome; Debian's is installed when root has none. */
export const findBrowser = () => {
  const browser = installedBrowser();
  if (browser) return browser;
  if (!isDebian())
    throw new Error('The browser tests need Chromium or Chrome. Install it, or set CHROMIUM_PATH.');
  if (!isRoot())
    throw new Error(
      'The browser tests need Chromium. Run this once: sudo apt-get install -y chromium-headless-shell',
    );
  console.log('Installing Chromium…');
  installDebian('chromium-headless-shell', 'chromium');
  const installed = installedBrowser();
  if (!installed) throw new Error('Chromium was installed but is not where it should be. Set CHROMIUM_PATH.');
  return installed;
};
