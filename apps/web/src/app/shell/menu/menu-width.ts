import { useState } from 'react';
import { browserStorage } from '../../../api/browser-storage.ts';

const keyOf = (personId: string) => `netlik.menu.${personId}`;

/** Narrow until somebody widens it; each person of a shared computer has their own. */
export const useMenuWidth = (personId: string) => {
  const [wide, setWide] = useState(() => browserStorage.read(keyOf(personId)) === 'wide');
  const toggle = () => {
    browserStorage.write(keyOf(personId), wide ? 'narrow' : 'wide');
    setWide(!wide);
  };
  return { wide, toggle };
};
