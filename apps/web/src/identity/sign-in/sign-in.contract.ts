import { lazyModule } from '../../data/calls/lazy-module.ts';

/** Loaded after the sign-in screens render, so that they do not wait for the schemas. */
export const signInContract = lazyModule(async () => {
  const [{ check }, { signIn }] = await Promise.all([
    import('@netlik/contract/check'),
    import('@netlik/contract/identity/sign-in'),
  ]);
  return { check, signIn };
});
