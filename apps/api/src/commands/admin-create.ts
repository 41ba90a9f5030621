import { createInterface } from 'node:readline/promises';
import { check } from '@netlik/contract/check';
import { errorText } from '@netlik/contract/error-texts';
import { email, newPassword } from '@netlik/contract/fields';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { joinOrOpenPostgres } from '../db/postgres.ts';
import { AppError } from '../http/app-error.ts';
import { createAdmin } from '../identity/users/admin-create.ts';

/** `npm run admin:create -- mail@example.com` reads the password from a prompt or standard input. */
const main = async () => {
  const config = readConfig(process.env);
  const address = check(email, process.argv[2]);
  if (!address.ok) throw new Error('Usage: npm run admin:create -- mail@example.com');
  const reader = createInterface({ input: process.stdin, output: process.stderr, terminal: false });
  process.stderr.write('Password: ');
  const typed = (await reader[Symbol.asyncIterator]().next()).value as string | undefined;
  reader.close();
  const password = check(newPassword, typed);
  if (!password.ok) throw new Error(`Password: ${password.errors.map(({ message }) => message).join(', ')}`);

  const postgres = await joinOrOpenPostgres(config, console.error);
  try {
    await migrate(postgres.direct);
    const db = openDatabase(postgres.direct);
    await createAdmin(db, address.data, password.data, new Date());
    await db.close();
    console.log(`${address.data} is an admin now.`);
  } finally {
    await postgres.stop();
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof AppError ? errorText(error.code, error.params) : (error as Error).message);
  process.exit(1);
});
