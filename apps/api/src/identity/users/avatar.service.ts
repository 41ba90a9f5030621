import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { storeFile } from '../../platform/uploads/uploads.service.ts';
import { reencodeImage } from '../../storage/images.ts';
import { saveAvatar } from './users.sql.ts';

/** The `files.sweep` job removes the old file. */
export const uploadAvatar = async (deps: Deps, actor: Actor, bytes: Buffer) => {
  const square = await reencodeImage(actor.id, bytes, { width: 512, height: 512, fit: 'cover' });
  const path = await storeFile(deps, actor, 'avatars', square);
  await saveAvatar(deps.db, actor.id, path);
  return { avatar: deps.fileLinks.url(path, deps.clock.now()) };
};
