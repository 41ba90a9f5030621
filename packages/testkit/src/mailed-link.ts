import type { World } from './world.ts';

/** The parameters of the link in the newest mail; throws when there is none. */
export const mailedLink = async (world: World, email: string): Promise<{ uid: string; token: string }> => {
  const mail = await world.mailTo(email);
  if (!mail?.link) throw new Error(`no link was mailed to ${email}`);
  const { searchParams } = mail.link;
  return { uid: searchParams.get('uid') ?? '', token: searchParams.get('token') ?? '' };
};
