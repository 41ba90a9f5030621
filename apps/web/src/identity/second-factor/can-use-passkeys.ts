/** Passkeys need HTTPS and a host name; IP addresses do not support them. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname);
