import { prepareOrExit } from './prepare.mjs';

// In this same process: Ctrl-C and the process id are the server's own.
await prepareOrExit({ web: true });
await import('../apps/api/dist/main.js');
