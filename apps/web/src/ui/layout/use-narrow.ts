import { useSyncExternalStore } from 'react';
import { PHONE } from '../../theme/breakpoints.ts';

const subscribe = (listener: () => void) => {
  const query = matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** True on phones, where a month grid has no room for text. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches);
