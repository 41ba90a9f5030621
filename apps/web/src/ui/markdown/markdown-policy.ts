export type LinkPlace = { kind: 'here' | 'elsewhere'; href: string } | null;

/** Where a link in somebody's text may lead: a path of ours or https elsewhere. Everything else stays words. */
export const linkPlace = (href: string | undefined): LinkPlace => {
  if (!href) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, and then „java\tscript:” is a scheme
  if (/[\u0000-\u0020\u007f\\]/.test(href)) return null;
  if (href.startsWith('#')) return { kind: 'here', href };
  if (href.startsWith('/')) return href.startsWith('//') ? null : { kind: 'here', href };
  if (!/^https:\/\//i.test(href)) return null;
  try {
    const { protocol, username, password, href: full } = new URL(href);
    // „https://netlik@kotu.example” looks like one place and leads to another.
    return protocol === 'https:' && username === '' && password === ''
      ? { kind: 'elsewhere', href: full }
      : null;
  } catch {
    return null;
  }
};

/** Only pictures that we keep ourselves: a remote one would tell its host who reads this, and when. */
export const imageSource = (src: string | undefined): string | null =>
  src !== undefined && /^\/api\/files\/[a-z]+\/[a-z0-9]{32}\.webp(?:\?[\w=&.-]*)?$/.test(src) ? src : null;
