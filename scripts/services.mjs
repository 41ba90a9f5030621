import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installDebian, isDebian, isRoot } from './debian.mjs';

/** External programs the tests need, and a font as wide as on phones. */
const services = [
  {
    package: 'redis-server',
    tests: 'everything over Redis',
    isInstalled: () => spawnSync('redis-server', ['--version']).status === 0,
  },
  {
    package: 'nginx-light',
    tests: 'two servers behind nginx',
    isInstalled: () => spawnSync('nginx', ['-v']).status === 0,
  },
  {
    package: 'pgbouncer',
    tests: 'everything behind PgBouncer',
    isInstalled: () => existsSync('/usr/sbin/pgbouncer'),
  },
  {
    // Without it the browser uses a far wider font, and the first page shifts when ours loads.
    package: 'fonts-liberation',
    tests: 'that nothing moves when the font has come',
    isInstalled: () => existsSync('/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf'),
  },
];

const prepare = (service) => {
  const { package: name, tests, isInstalled } = service;
  if (isInstalled()) return null;
  const missing = `NOT TESTED: ${tests}, because there is no ${name}.`;
  if (!isDebian()) return `${missing} Install it.`;
  if (!isRoot()) return `${missing} Run this once: sudo apt-get install -y ${name}`;
  console.log(`Installing ${name}…`);
  try {
    installDebian(name);
  } catch (error) {
    return `${missing} Installing it failed: ${error.message.split('\n')[0]}`;
  }
  return isInstalled() ? null : `${missing} It was installed but cannot be run.`;
};

/** Installs missing packages on Debian as root; returns messages about tests that cannot run. */
export const prepareServices = () => services.map(prepare).filter(Boolean);
