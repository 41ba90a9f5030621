import { account } from '@netlik/contract/identity/account';
import type { Profile } from '@netlik/contract/identity/person';
import { type UserChange, users } from '@netlik/contract/identity/users';
import { uploads } from '@netlik/contract/uploads';
import { profileCompleteness } from '@netlik/domain/identity/people';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { session } from '../../../api/session.ts';
import { upload } from '../../../api/upload.ts';

export const profileQueries = {
  /** The frame asks for the same: one call serves both. */
  own: (id: string) =>
    queryOptions({
      queryKey: ['account', 'profile', id],
      queryFn: ({ signal }) => call(account.profile, {}, signal),
    }),
};

/** The server's word about the person, for this screen, the frame around it and the other tabs. */
const keep = (queries: QueryClient, profile: Profile) => {
  queries.setQueryData(profileQueries.own(profile._id).queryKey, profile);
  session.updateUser(profile);
};

export const saveProfile = async (queries: QueryClient, id: string, body: UserChange): Promise<Profile> => {
  // An answer to an earlier question must not overwrite this one.
  await queries.cancelQueries({ queryKey: profileQueries.own(id).queryKey });
  const profile = await call(users.update, { params: { id }, body });
  keep(queries, profile);
  return profile;
};

export const saveAvatar = async (
  queries: QueryClient,
  id: string,
  file: File,
  onProgress: (sent: number) => void,
): Promise<void> => {
  const { queryKey } = profileQueries.own(id);
  await queries.cancelQueries({ queryKey });
  const { avatar } = await upload(uploads.avatar, file, { onProgress });
  const profile = queries.getQueryData(queryKey);
  if (!profile) return void queries.invalidateQueries({ queryKey });
  const changed = { ...profile, avatar };
  keep(queries, { ...changed, profileCompleteness: profileCompleteness(changed) });
};
