import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { allEndpoints } from '@netlik/contract/contract';
import { eventStreams } from '@netlik/contract/event-streams';
import { account, NOTICE_VERSION } from '@netlik/contract/identity/account';
import { signIn } from '@netlik/contract/identity/sign-in';
import { users } from '@netlik/contract/identity/users';
import { backup } from '@netlik/contract/platform/backup';
import { callOver } from '@netlik/testkit/call';
import { tinyPicture } from '@netlik/testkit/pictures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepare } from '../../scripts/prepare.mjs';
import {
  cleanUp,
  postgresProcesses,
  run,
  startServer,
  stop,
  temporaryFolder,
  withoutDemo,
} from './server-process.ts';

const root = temporaryFolder('commands');
const dataDir = join(root, 'data');

beforeAll(() => prepare({ web: false }), 60_000);
afterAll(() => cleanUp(root));

const createAdmin = async (email: string, password: string, folder = dataDir) => {
  const command = run(
    { DATA_DIR: folder },
    { file: 'apps/api/dist/commands/admin-create.js', args: [email], input: `${password}\n` },
  );
  const { code } = await command.ended;
  return { code, output: command.output(), errors: command.errors() };
};

const roleAfterSignIn = async (base: string, email: string, password: string) =>
  (await callOver(base)(signIn.login, { body: { email, password } })).data.user.role;

describe('npm run admin:create', () => {
  it('creates an admin who can sign in, on an empty folder and beside a running server', async () => {
    const first = await createAdmin('ilk@netlik.example', 'ilk-yonetici');
    expect(first).toMatchObject({ code: 0, output: 'ilk@netlik.example is an admin now.\n' });
    expect(postgresProcesses(dataDir)).toEqual([]);

    const server = await startServer({ ...withoutDemo, DATA_DIR: dataDir });
    await server.ready();
    expect(await roleAfterSignIn(server.base, 'ilk@netlik.example', 'ilk-yonetici')).toBe('admin');

    const second = await createAdmin('ikinci@netlik.example', 'ikinci-yonetici');
    expect(second).toMatchObject({ code: 0 });
    expect(await roleAfterSignIn(server.base, 'ikinci@netlik.example', 'ikinci-yonetici')).toBe('admin');
    expect(await stop(server)).toEqual({ code: 0, signal: null });
  });

  it.each([
    ['an e-mail that is taken', 'ilk@netlik.example', 'baska-sifre', 'already a person with the e-mail'],
    ['an invalid e-mail', 'ilk', 'baska-sifre', 'Usage: npm run admin:create'],
    ['a short password', 'yeni@netlik.example', 'kisa', 'Şifre en az 6 karakter olmalı'],
    ['a password everybody uses', 'yeni@netlik.example', '123456', 'çok yaygın'],
  ])('refuses %s with one line', async (_, email, password, reason) => {
    const { code, output, errors } = await createAdmin(email, password);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toMatch(new RegExp(`^(Password: )?.*${reason}.*\n$`));
    expect(postgresProcesses(dataDir)).toEqual([]);
  });
});

describe('npm run backup:restore', () => {
  const own = join(root, 'backed-up');
  const restore = async (file: string) => {
    const command = run(
      { DATA_DIR: own },
      { file: 'apps/api/dist/commands/backup-restore.js', args: [file] },
    );
    const { code } = await command.ended;
    return { code, output: command.output(), errors: command.errors() };
  };

  it('restores a backup of a running server, and refuses a damaged file or a folder in use', async () => {
    await createAdmin('ilk@netlik.example', 'ilk-yonetici', own);
    const server = await startServer({ ...withoutDemo, DATA_DIR: own });
    await server.ready();
    const call = callOver(server.base);
    const body = { email: 'ilk@netlik.example', password: 'ilk-yonetici' };
    const { token } = (await call(signIn.login, { body })).data;
    const consent = { birthYear: 1990, noticeVersion: NOTICE_VERSION };
    const { _id } = (await call(account.consent, { body: consent }, token)).data;
    const { avatar } = (await call(users.avatar, { file: tinyPicture }, token)).data;
    const { name } = (await call(backup.create, { body: {} }, token)).data;
    const file = join(own, 'backups', name);
    await call(users.update, { params: { id: _id }, body: { bio: 'sonradan' } }, token);
    expect(await restore(file)).toMatchObject({ code: 1, output: '' });
    await stop(server);

    const damaged = join(own, 'damaged.backup');
    writeFileSync(damaged, readFileSync(file).subarray(0, -9));
    const refused = await restore(damaged);
    expect(refused).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^Nothing was changed: the backup/),
    });
    const done = await restore(file);
    expect(done).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Restored \d+ tables and 1 files of /),
    });
    expect(postgresProcesses(own)).toEqual([]);

    const again = await startServer({ ...withoutDemo, DATA_DIR: own });
    await again.ready();
    const callAgain = callOver(again.base);
    expect((await callAgain(account.profile, {}, token)).code).toBe('session.expired');
    const { token: newToken } = (await callAgain(signIn.login, { body })).data;
    const profile = (await callAgain(account.profile, {}, newToken)).data;
    expect(profile).toMatchObject({ email: body.email, bio: '', avatar });
    expect((await fetch(again.base + avatar)).status).toBe(200);
    await stop(again);
  }, 120_000);
});

describe('npm run --silent openapi', () => {
  it('prints the whole contract as JSON and nothing else', async () => {
    const cwd = fileURLToPath(new URL('../..', import.meta.url));
    const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'openapi'], {
      cwd,
      maxBuffer: 50_000_000,
    });
    const { openapi, paths } = JSON.parse(stdout) as { openapi: string; paths: Record<string, object> };
    expect(openapi).toMatch(/^3\./);
    const operations = Object.values(paths).flatMap(Object.keys);
    expect(operations).toHaveLength(allEndpoints.length + eventStreams.length);
  });
});
