import { readVersion } from './version.ts';

/** Runs as `node server.js <command>` in a release and `node apps/api/dist/cli.js <command>` in a clone. */

type Command = { words: string; help: string; run: () => Promise<unknown> };

const serve = (role: string) => () => {
  process.env.SERVER_ROLE = role;
  return import('./main.ts');
};

const commands: Command[] = [
  { words: 'start', help: 'web server and jobs in one process (default)', run: () => import('./main.ts') },
  { words: 'web', help: 'web server without jobs', run: serve('web') },
  { words: 'worker', help: 'jobs; its port answers /api/ready and /metrics', run: serve('worker') },
  {
    words: 'migrate',
    help: 'bring the database to this version, then end',
    run: () => import('./commands/migrate.ts'),
  },
  {
    words: 'admin create',
    help: 'make an admin: `admin create mail@example.com`, asks for the password',
    run: () => import('./commands/admin-create.ts'),
  },
  {
    words: 'backup rehearse',
    help: 'restore the newest backup into a scratch database and count its rows',
    run: () => import('./commands/backup-rehearse.ts'),
  },
  { words: 'backup', help: 'write a backup now', run: () => import('./commands/backup-create.ts') },
  {
    words: 'restore',
    help: 'make database and files what they were: `restore FILE`, with the server stopped',
    run: () => import('./commands/backup-restore.ts'),
  },
  {
    words: 'files migrate',
    help: 'copy uploaded files from DATA_DIR to S3; may be run again',
    run: () => import('./commands/files-migrate.ts'),
  },
  {
    words: 'check-config',
    help: 'try every address of the configuration and print a table',
    run: () => import('./commands/check-config.ts'),
  },
];

const usage = () =>
  [
    `Netlik ${readVersion()}`,
    '',
    'Usage: node server.js [command]',
    '',
    ...commands.map(({ words, help }) => `  ${words.padEnd(16)} ${help}`),
    '',
    'Settings are variables of the environment: see docs/operations.md.',
  ].join('\n');

const given = process.argv.slice(2);
const command =
  given.length === 0
    ? commands[0]
    : commands.find(({ words }) => words.split(' ').every((word, index) => word === given[index]));

if (given[0] === '--help' || given[0] === 'help') console.log(usage());
else if (given[0] === '--version') console.log(readVersion());
else if (!command) {
  console.error(`Unknown command: ${given.join(' ')}\n\n${usage()}`);
  process.exitCode = 1;
} else {
  // Removes the command's words, so that it finds its arguments in the usual place.
  process.argv.splice(2, given.length === 0 ? 0 : command.words.split(' ').length);
  await command.run();
}
