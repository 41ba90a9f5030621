import type { Profile } from '@netlik/contract/identity/person';
import { type UserChange, users } from '@netlik/contract/identity/users';
import { profileCompleteness } from '@netlik/domain/identity/people';
import type { QueryClient } from '@tanstack/react-query';
import { session } from '../../data/calls/session.ts';
import { upload } from '../../data/calls/upload.ts';
import type { Send } from '../../data/writes/use-write.ts';
import { userQueries } from './users.queries.ts';

/** Updates this screen, the app frame and the other tabs. */
const storeProfile = (queries: QueryClient, profile: Profile) => {
  queries.setQueryData(userQueries.own().queryKey, profile);
  session.updateUser(profile);
};

export const updateProfile = async (
  queries: QueryClient,
  send: Send,
  id: string,
  body: UserChange,
): Promise<Profile> => {
  // An earlier reply must not overwrite this one.
  await queries.cancelQueries({ queryKey: userQueries.own().queryKey });
  const profile = await send(users.update, { params: { id }, body });
  storeProfile(queries, profile);
  return profile;
};

export const updateAvatar = async (
  queries: QueryClient,
  file: File,
  onProgress: (sent: number) => void,
): Promise<void> => {
  const { queryKey } = userQueries.own();
  await queries.cancelQueries({ queryKey });
  const { avatar } = await upload(users.avatar, file, { onProgress });
  const profile = queries.getQueryData(queryKey);
  if (!profile) return;
  const changed = { ...profile, avatar };
  storeProfile(queries, { ...changed, profileCompleteness: profileCompleteness(changed) });
};
