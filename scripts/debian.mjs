import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export const isDebian = () => {
  try {
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
};

export const isRoot = () => process.getuid?.() === 0;

/** Installs the first available package without starting its service. */
export const installDebian = (...names) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1', SYSTEMD_OFFLINE: '1' };
  const apt = (...args) =>
    execFileSync('apt-get', [...args, '-qq'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  apt('update');
  for (const name of names) {
    try {
      apt('install', '-y', '--no-install-recommends', name);
      return;
    } catch {
      console.log(`There is no ${name} here.`);
    }
  }
};
