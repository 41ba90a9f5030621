import { useMatches } from 'react-router';
import type { Screen } from '../../screen.ts';

export const useCurrentScreen = (): Screen | undefined => useMatches().at(-1)?.handle as Screen | undefined;
