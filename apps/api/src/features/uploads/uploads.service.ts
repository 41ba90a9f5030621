import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/session.ts';
import type { FileKind } from '../../storage/files.ts';
import { redrawn } from '../../storage/images.ts';
import { setOwnAvatar } from '../identity/account.service.ts';
import { dropFile, forgottenFiles, recordFile } from './uploads.sql.ts';

const DAY_MS = 86_400_000;

/** The file first, its row after: a crash between leaves a file nobody knows, never a row without its file. */
const store = async ({ files, db, clock }: Deps, actor: Actor, kind: FileKind, contents: Buffer) => {
  const path = await files.put(kind, contents);
  await recordFile(db, path, actor.id, contents.length, clock.now());
  return path;
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

export const sweepFiles = async ({ db, files, clock }: Pick<Deps, 'db' | 'files' | 'clock'>) => {
  for (const path of await forgottenFiles(db, new Date(clock.now().getTime() - DAY_MS))) {
    await files.remove(path);
    await dropFile(db, path);
  }
};

export const uploadJobs = (deps: Deps) =>
  deps.jobs.define('files.sweep', () => sweepFiles(deps), { cron: '45 4 * * *' });
