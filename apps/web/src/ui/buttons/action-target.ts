/** A path for the router, or another site for a new tab. */
export type ActionTarget = { page: string } | { site: string };

const HERE = 'https://here.invalid';

/** Null for an address that is neither a path of the app nor https. */
export const actionTarget = (address: string | null): ActionTarget | null => {
  if (!address || !/^(?:\/(?![/\\])|https:\/\/)/.test(address)) return null;
  try {
    // Parsed instead of matched, because browsers drop tabs and line breaks, which turns `/\t/host` into
    // another site.
    const url = new URL(address, HERE);
    // `/.//host` is a path here, but `//host` after it is resolved.
    if (url.origin === HERE)
      return url.pathname.startsWith('//') ? null : { page: url.pathname + url.search + url.hash };
    return url.protocol === 'https:' && address.startsWith('https://') && !url.username && !url.password
      ? { site: url.href }
      : null;
  } catch {
    return null;
  }
};
