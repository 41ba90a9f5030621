import { account } from '@netlik/contract/identity/account';
import type { Profile } from '@netlik/contract/identity/person';
import { type UserChange, users } from '@netlik/contract/identity/users';
import { uploads } from '@netlik/contract/uploads';
import { profileCompleteness } from '@netlik/domain/identity/people';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { session } from '../../../api/session.ts';
import { upload } from '../../../api/upload.ts';

export const userQueries = {
  /** Same key as the app frame's query, so there is one call. */
  own: (id: string) =>
    queryOptions({
      queryKey: ['account', 'profile', id],
      queryFn: ({ signal }) => call(account.profile, {}, signal),
    }),
};

/** Updates this screen, the app frame and the other tabs. */
const storeProfile = (queries: QueryClient, profile: Profile) => {
  queries.setQueryData(userQueries.own(profile._id).queryKey, profile);
  session.updateUser(profile);
};

export const updateProfile = async (queries: QueryClient, id: string, body: UserChange): Promise<Profile> => {
  // An earlier reply must not overwrite this one.
  await queries.cancelQueries({ queryKey: userQueries.own(id).queryKey });
  const profile = await call(users.update, { params: { id }, body });
  storeProfile(queries, profile);
  return profile;
};

export const updateAvatar = async (
  queries: QueryClient,
  id: string,
  file: File,
  onProgress: (sent: number) => void,
): Promise<void> => {
  const { queryKey } = userQueries.own(id);
  await queries.cancelQueries({ queryKey });
  const { avatar } = await upload(uploads.avatar, file, { onProgress });
  const profile = queries.getQueryData(queryKey);
  if (!profile) return void queries.invalidateQueries({ queryKey });
  const changed = { ...profile, avatar };
  storeProfile(queries, { ...changed, profileCompleteness: profileCompleteness(changed) });
};
