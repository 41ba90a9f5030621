import { spawnSync } from 'node:child_process';
import { installDebian, isDebian, isRoot } from './debian.mjs';

const isInstalled = () => spawnSync('redis-server', ['--version']).status === 0;

/** Installs Debian's redis-server where root has none; returns what to say when the tests over Redis cannot run. */
export const prepareRedis = () => {
  if (isInstalled()) return null;
  const missing = 'NOT TESTED: everything over Redis, because there is no redis-server.';
  if (!isDebian()) return `${missing} Install it.`;
  if (!isRoot()) return `${missing} Run this once: sudo apt-get install -y redis-server`;
  console.log('Installing Redis…');
  try {
    installDebian('redis-server');
  } catch (error) {
    return `${missing} Installing it failed: ${error.message.split('\n')[0]}`;
  }
  return isInstalled() ? null : `${missing} It was installed but cannot be run.`;
};
