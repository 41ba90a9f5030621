import { prepare } from './prepare.mjs';

await prepare({ web: false });
await import('../apps/api/dist/commands/backup-restore.js');
