import { useMedia } from '../../data/browser-values.ts';
import { PHONE } from '../../theme/breakpoints.ts';

/** True on phones, where a month grid has no room for text. */
export const useNarrow = (): boolean => useMedia(PHONE);
