import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 767px)';

const subscribe = (listener: () => void) => {
  const query = matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Phones, where a month grid has no room for text. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches);
