import { useMatches } from 'react-router';
import type { Screen } from '../../screen.ts';

/** The row of the table whose page is open. */
export const useCurrentScreen = (): Screen | undefined => useMatches().at(-1)?.handle as Screen | undefined;
