import { existsSync } from 'node:fs';
import { installDebian, isDebian, isRoot } from './debian.mjs';

/** Browsers Playwright cannot drive; WebKitGTK needs a screen from Xvfb. */
export const otherBrowsers = {
  Firefox: { path: '/usr/bin/firefox-esr', packages: ['firefox-esr'] },
  WebKit: {
    path: '/usr/bin/WebKitWebDriver',
    also: '/usr/bin/Xvfb',
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/** Why a browser cannot be tested here and how to install it; null if it can. */
export const whatIsMissing = (name) => {
  const { path, also = path, packages } = otherBrowsers[name];
  if (existsSync(path) && existsSync(also)) return null;
  return `NOT TESTED in ${name}: it is not here. Install Debian's: apt-get install -y ${packages.join(' ')}`;
};

/** Installs missing packages on Debian as root; returns messages about browsers that cannot be tested. */
export const prepareOtherBrowsers = () => {
  for (const [name, { packages }] of Object.entries(otherBrowsers)) {
    if (!whatIsMissing(name) || !isDebian() || !isRoot()) continue;
    console.log(`Installing ${name}…`);
    try {
      for (const one of packages) installDebian(one);
    } catch (error) {
      console.log(error.message.split('\n')[0]);
    }
  }
  return Object.keys(otherBrowsers).map(whatIsMissing).filter(Boolean);
};
