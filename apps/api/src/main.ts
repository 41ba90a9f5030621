import { setTimeout as sleep } from 'node:timers/promises';
import { configWarnings, readConfig } from './config.ts';
import { demoPassword, demoSignIns } from './demo/people.ts';
import { startServer } from './server.ts';
import { createStartLines, startFailure } from './start-lines.ts';

// A closed terminal or dead log collector must neither stop nor hang the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const STOP_LIMIT_MS = 9500;

const lines = createStartLines(process.env);
const { info: print } = lines;

const fail = (message: string): never => {
  lines.fatal(message);
  process.exit(1);
};

const main = async () => {
  const config = readConfig(process.env);
  for (const warning of configWarnings(process.env)) lines.warn(warning);
  const server = await startServer(config, print);

  let closing = false;
  const stop = (code: number) => {
    // A second Ctrl-C stops at once.
    if (closing) process.exit(130);
    closing = true;
    print('\nStopping: finishing what is under way…');
    server.drain();
    const limit = STOP_LIMIT_MS + config.drainSeconds * 1000;
    setTimeout(
      () => fail(`Stopped after ${limit / 1000} seconds: ${server.closing()} did not end.`),
      limit,
    ).unref();
    sleep(config.drainSeconds * 1000)
      .then(server.close)
      .then(
        () => process.exit(code),
        (error: unknown) => fail(String(error)),
      );
  };
  // After an unexpected error the state is unknown, so open requests finish and the process exits for a
  // restart.
  process.on('uncaughtException', ({ stack }) => {
    lines.fatal('Netlik met an error that nothing expected, and stops.', stack);
    if (!closing) stop(1);
  });
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  void server.databaseEnded?.then(() => {
    if (!closing) fail('PostgreSQL has ended under the server. Start Netlik again; nothing saved is lost.');
  });

  print(`\nNetlik is ready: ${server.url}`);
  if (!config.production) {
    print(`API: ${server.url}/api`);
    if (!config.googleClientId) print('No GOOGLE_CLIENT_ID: the sign-in page offers no Google.');
    if (!config.smtpUrl) print(`No SMTP_URL: mails are kept and shown at ${server.url}/dev/outbox`);
    if (server.demo) print(`Demo sign-ins (password ${demoPassword}): ${demoSignIns.join(', ')}`);
  }
};

main().catch((error: unknown) => fail(startFailure(error, process.env.LOG_LEVEL === 'debug')));
