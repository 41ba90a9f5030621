import type { Executor } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { inBatches } from '../../jobs/batches.ts';
import type { FileKind } from '../../storage/files.ts';
import { reencodeImage } from '../../storage/images.ts';
import {
  deleteFile,
  deleteUnusedFiles,
  findOwnerlessFiles,
  findUnknownPaths,
  insertFile,
  lockOwnFiles,
} from './uploads.sql.ts';

const DAY_MS = 86_400_000;
const MAX_KEPT_BYTES = 2 * 1024 * 1024;

export const storeFile = async (
  { files, db, clock }: Deps,
  actor: Actor,
  kind: FileKind,
  contents: Buffer,
) => {
  const path = await files.put(kind, contents);
  if (await insertFile(db, path, actor.id, contents.length, clock.now())) return path;
  await files.remove(path);
  throw new AppError('session.expired');
};

/** Records a file that a feature has already stored. */
export const recordFile = async (
  tx: Executor,
  path: string,
  { ownerId, bytes, now }: { ownerId: string; bytes: number; now: Date },
) => {
  if (!(await insertFile(tx, path, ownerId, bytes, now))) throw new AppError('session.expired');
};

type NewFile = { ownerId: string; kind: FileKind; contents: Buffer; now: Date };

export const addFile = async (
  tx: Executor,
  files: Deps['files'],
  { ownerId, kind, contents, now }: NewFile,
) => {
  const path = await files.put(kind, contents);
  await insertFile(tx, path, ownerId, contents.length, now);
  return path;
};

export const uploadUniversityImage = async (deps: Deps, actor: Actor, bytes: Buffer) => {
  const picture = await reencodeImage(actor.id, bytes, { width: 1280, height: 960, fit: 'inside' });
  const path = await storeFile(deps, actor, 'universities', picture);
  return { imageUrl: deps.fileLinks.url(path, deps.clock.now()) };
};

export const uploadCardImage = async (deps: Deps, actor: Actor, bytes: Buffer) => {
  const picture = await reencodeImage(actor.id, bytes, { width: 1280, height: 1280, fit: 'inside' });
  const path = await storeFile(deps, actor, 'cards', picture);
  return { imageUrl: deps.fileLinks.url(path, deps.clock.now()) };
};

/** Large enough to read a page of questions; 2,000 pixels of noise stay under 2 MB as WebP. */
const uploadPage = async (deps: Deps, actor: Actor, kind: FileKind, bytes: Buffer) => {
  const picture = await reencodeImage(actor.id, bytes, { width: 2000, height: 2000, fit: 'inside' });
  if (picture.length > MAX_KEPT_BYTES) throw new AppError('upload.too_large', { megabytes: 2 });
  const path = await storeFile(deps, actor, kind, picture);
  return { imageUrl: deps.fileLinks.url(path, deps.clock.now()) };
};

export const uploadMistakePhoto = (deps: Deps, actor: Actor, bytes: Buffer) =>
  uploadPage(deps, actor, 'mistakes', bytes);

export const uploadMessagePicture = (deps: Deps, actor: Actor, bytes: Buffer) =>
  uploadPage(deps, actor, 'messages', bytes);

/** True if the person uploaded all files, which stay protected from clean-up until commit. */
export const ownsFiles = async (tx: Executor, userId: string, paths: readonly string[]) => {
  const wanted = new Set(paths);
  return wanted.size === 0 || (await lockOwnFiles(tx, userId, [...wanted])).length === wanted.size;
};

const BATCH_SIZE = 500;

/** Rows before files: a crash between leaves unknown files, which are deleted after a day. */
export const sweepFiles = async ({ db, files, clock }: Pick<Deps, 'db' | 'files' | 'clock'>) => {
  const before = new Date(clock.now().getTime() - DAY_MS);
  await inBatches(
    (_after, limit) => deleteUnusedFiles(db, before, limit),
    ({ id: path }) => files.remove(path),
    BATCH_SIZE,
  );

  const stored = await files.list();
  for (let at = 0; at < stored.length; at += BATCH_SIZE)
    for (const path of await findUnknownPaths(db, stored.slice(at, at + BATCH_SIZE)))
      if (await files.isOlder(path, before)) await files.remove(path);
};

export const ERASED_FILES = 'files.erased';

/** Sent in the erasure's transaction, so that the job runs even if the process dies after the commit. */
export const requestFileRemoval = ({ jobs }: Pick<Deps, 'jobs'>, tx: Executor) =>
  jobs.send(tx, ERASED_FILES, {});

/** Files before rows, so that an interrupted run finds the rest. */
export const removeErasedFiles = ({ db, files }: Pick<Deps, 'db' | 'files'>) =>
  inBatches(
    (after, limit) => findOwnerlessFiles(db, after, limit),
    async ({ id: path }) => {
      await files.remove(path);
      await deleteFile(db, path);
    },
    BATCH_SIZE,
  );

export const uploadJobs = (deps: Deps) => {
  deps.jobs.define('files.sweep', () => sweepFiles(deps), { cron: '45 4 * * *' });
  deps.jobs.define(ERASED_FILES, async () => {
    await removeErasedFiles(deps);
  });
};
