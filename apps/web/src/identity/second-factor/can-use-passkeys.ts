/** Missing on pages served over plain HTTP; bare addresses have no passkeys. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname);
