import { later } from '../../../api/later.ts';

/** The schemas of the sign-in screens, for those that must not wait for them to be seen. */
export const signInContract = later(async () => {
  const [{ check }, { signIn }] = await Promise.all([
    import('@netlik/contract/check'),
    import('@netlik/contract/identity/sign-in'),
  ]);
  return { check, signIn };
});
