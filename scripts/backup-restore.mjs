import { prepareOrExit } from './prepare.mjs';

await prepareOrExit({ web: false });
await import('../apps/api/dist/commands/backup-restore.js');
