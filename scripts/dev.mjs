// Hot reload: recompiles and restarts the API on changes, and serves the web app with Vite.
import { spawn } from 'node:child_process';
import { prepareOrExit } from './prepare.mjs';

await prepareOrExit({ web: false });

const node = process.execPath;
const children = [
  spawn(node, ['node_modules/typescript/bin/tsc', '-b', '--watch', '--preserveWatchOutput', 'apps/api'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  }),
  spawn(node, ['--watch', '--watch-preserve-output', 'apps/api/dist/main.js'], { stdio: 'inherit' }),
  spawn(node, ['../../node_modules/vite/bin/vite.js'], { cwd: 'apps/web', stdio: 'inherit' }),
];
console.log('Web with hot reload: http://localhost:5173 (API on port 3000)');

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
