export type LinkTarget = { kind: 'here' | 'elsewhere'; href: string } | null;

/** A path of the app or https; null renders the link as text. */
export const linkTarget = (href: string | undefined): LinkTarget => {
  if (!href) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, and then „java\tscript:” is a scheme
  if (/[\u0000-\u0020\u007f\\]/.test(href)) return null;
  if (href.startsWith('#')) return { kind: 'here', href };
  if (href.startsWith('/')) return href.startsWith('//') ? null : { kind: 'here', href };
  if (!/^https:\/\//i.test(href)) return null;
  try {
    const { protocol, username, password, href: full } = new URL(href);
    // „https://netlik@kotu.example” looks like our site but leads to another.
    return protocol === 'https:' && username === '' && password === ''
      ? { kind: 'elsewhere', href: full }
      : null;
  } catch {
    return null;
  }
};

/** Only our own uploads, because a remote picture would reveal the reader to its host. */
export const imageSource = (src: string | undefined): string | null =>
  src !== undefined && /^\/api\/files\/[a-z]+\/[a-z0-9]{32}\.webp(?:\?[\w=&.-]*)?$/.test(src) ? src : null;
