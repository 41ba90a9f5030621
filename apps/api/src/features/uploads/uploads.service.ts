import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import type { FileKind } from '../../storage/files.ts';
import { redrawn } from '../../storage/images.ts';
import { setOwnAvatar } from '../identity/account/account.service.ts';
import { forgetFiles, recordFile, unknownPaths } from './uploads.sql.ts';

const DAY_MS = 86_400_000;

/** The file first, its row after: a crash between leaves a file nobody knows, never a row without its file. */
const store = async ({ files, db, clock }: Deps, actor: Actor, kind: FileKind, contents: Buffer) => {
  const path = await files.put(kind, contents);
  if (await recordFile(db, path, actor.id, contents.length, clock.now())) return path;
  await files.remove(path);
  throw new AppError('session.expired');
};

export const uploadAvatar = async (deps: Deps, actor: Actor, bytes: Buffer) => {
  const path = await store(
    deps,
    actor,
    'avatars',
    await redrawn(bytes, { width: 512, height: 512, fit: 'cover' }),
  );
  await setOwnAvatar(deps, actor, path);
  return { avatar: deps.fileLinks.url(path, deps.clock.now()) };
};

export const uploadUniversityImage = async (deps: Deps, actor: Actor, bytes: Buffer) => {
  const picture = await redrawn(bytes, { width: 1280, height: 960, fit: 'inside' });
  const path = await store(deps, actor, 'universities', picture);
  return { imageUrl: deps.fileLinks.url(path, deps.clock.now()) };
};

const AT_ONCE = 500;

/** Rows first: a crash after that leaves files nobody knows, and those go too once they are a day old. */
export const sweepFiles = async ({ db, files, clock }: Pick<Deps, 'db' | 'files' | 'clock'>) => {
  const before = new Date(clock.now().getTime() - DAY_MS);
  let forgotten: string[];
  do {
    forgotten = await forgetFiles(db, before, AT_ONCE);
    for (const path of forgotten) await files.remove(path);
  } while (forgotten.length === AT_ONCE);

  const stored = await files.list();
  for (let at = 0; at < stored.length; at += AT_ONCE)
    for (const path of await unknownPaths(db, stored.slice(at, at + AT_ONCE)))
      if (await files.isOlder(path, before)) await files.remove(path);
};

export const uploadJobs = (deps: Deps) =>
  deps.jobs.define('files.sweep', () => sweepFiles(deps), { cron: '45 4 * * *' });
