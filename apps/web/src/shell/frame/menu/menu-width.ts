import { useState } from 'react';
import { browserStorage } from '../../../data/calls/browser-storage.ts';

const keyOf = (personId: string) => `netlik.menu.${personId}`;

/** Narrow by default; stored per user, because computers are shared. */
export const useMenuWidth = (personId: string) => {
  const [wide, setWide] = useState(() => browserStorage.read(keyOf(personId)) === 'wide');
  const toggle = () => {
    browserStorage.write(keyOf(personId), wide ? 'narrow' : 'wide');
    setWide(!wide);
  };
  return { wide, toggle };
};
