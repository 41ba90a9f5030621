import { useLayoutEffect } from 'react';
import { addTitle } from './document-title.ts';

/** Sets `document.title`, because React's `<title>` would be a second one beside that of index.html. */
export const PageTitle = ({ children }: { children: string }) => {
  const title = `${children} · Netlik`;
  useLayoutEffect(() => addTitle(title), [title]);
  return import.meta.env.SSR ? <title>{title}</title> : null;
};
