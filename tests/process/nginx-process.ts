import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './server-process.ts';

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** Runs Debian's nginx with the shipped configuration and its files in the folder. */
export const startNginx = async (folder: string, ports: readonly [number, number]) => {
  const port = await freePort();
  const own = readFileSync('deploy/nginx/netlik.conf', 'utf8')
    .replace('127.0.0.1:3001', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${ports[1]}`)
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/ +ssl_certificate.*\n/g, '')
    .replace(/access_log .*;/, 'access_log off;');
  const file = join(folder, 'nginx.conf');
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  writeFileSync(
    file,
    `user root; daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    events {} http { ${temp} ${own} }`,
  );
  execFileSync('nginx', ['-t', '-q', '-c', file, '-p', folder]);
  const child = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'ignore' });
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { base: `http://127.0.0.1:${port}`, stop };
};
