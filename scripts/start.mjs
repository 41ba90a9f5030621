import { prepareOrExit } from './prepare.mjs';

// Imported, not spawned, so that Ctrl-C and the process id belong to the server.
await prepareOrExit({ web: true });
await import('../apps/api/bundle/main.js');
