import { useLayoutEffect } from 'react';

/** Titles of the page and of what is open on it, the innermost last. */
let shown: readonly string[] = [];

/** Sets `document.title`, because React's `<title>` would be a second one beside that of index.html. */
export const PageTitle = ({ children }: { children: string }) => {
  const title = `${children} · Netlik`;
  useLayoutEffect(() => {
    shown = [...shown, title];
    document.title = title;
    return () => {
      const at = shown.lastIndexOf(title);
      shown = shown.filter((_, index) => index !== at);
      document.title = shown.at(-1) ?? document.title;
    };
  }, [title]);
  return import.meta.env.SSR ? <title>{title}</title> : null;
};
