import { createContext, useContext } from 'react';
import type { MenuPlace, Screen } from './screen.ts';

/** Passed to pages by context, because the table of screens imports the pages. */
export type SiteMap = {
  pages: readonly Screen[];
  menu: readonly MenuPlace[];
  /** True for other sites and for pages the user may open. */
  canOpen: (address: string | null) => boolean;
};

export const SiteMapContext = createContext<SiteMap>({ pages: [], menu: [], canOpen: () => false });

export const useSiteMap = (): SiteMap => useContext(SiteMapContext);
