import { createContext, useContext } from 'react';
import type { Screen } from './screen.ts';

/** Where the signed-in person can go. The frame gives it to pages, since the table of screens imports the pages. */
export type SiteMap = {
  /** Every page that needs no id. */
  pages: readonly Screen[];
  /** Whether a link in an alert or notification leads to a page they may open, or to another site. */
  canOpen: (address: string | null) => boolean;
};

export const SiteMapContext = createContext<SiteMap>({ pages: [], canOpen: () => false });

export const useSiteMap = (): SiteMap => useContext(SiteMapContext);
