import { createContext, useContext } from 'react';
import type { Screen } from './screen.ts';

/** Passed to pages by context, because the table of screens imports the pages. */
export type SiteMap = {
  pages: readonly Screen[];
  /** True for other sites and for pages the user may open. */
  canOpen: (address: string | null) => boolean;
};

export const SiteMapContext = createContext<SiteMap>({ pages: [], canOpen: () => false });

export const useSiteMap = (): SiteMap => useContext(SiteMapContext);
