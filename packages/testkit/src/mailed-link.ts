import type { World } from './world.ts';

/** Throws without a link. */
export const mailedLink = async (world: World, email: string): Promise<{ uid: string; token: string }> => {
  const mail = await world.mailTo(email);
  if (!mail?.link) throw new Error(`no link was mailed to ${email}`);
  const { searchParams } = mail.link;
  return { uid: searchParams.get('uid') ?? '', token: searchParams.get('token') ?? '' };
};
