import type { Appearance } from '@netlik/contract/identity/person';
import { applyAppearance } from './apply-appearance.ts';
import { grounds } from './grounds.ts';

const KEY = 'netlik.appearance';
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

const initial: Appearance = {
  theme: 'system',
  darkPalette: 'default',
  lightPalette: 'default',
  mode: 'neon',
  glass: 'normal',
};

// Fallback where storage is blocked; the choice lasts until the page is closed.
let memoryCopy: string | null = null;

const readStored = (): string | null => {
  try {
    return localStorage.getItem(KEY) ?? memoryCopy;
  } catch {
    return memoryCopy;
  }
};

export const getAppearance = (): Appearance => {
  try {
    return { ...initial, ...(JSON.parse(readStored() ?? '{}') as Partial<Appearance>) };
  } catch {
    return initial;
  }
};

const reapply = () => applyAppearance(grounds, readStored(), prefersDark().matches);

/** Changes attributes and storage only, so React does not render. */
export const setAppearance = (change: Partial<Appearance>): Appearance => {
  const next = { ...getAppearance(), ...change };
  memoryCopy = JSON.stringify(next);
  try {
    localStorage.setItem(KEY, memoryCopy);
  } catch {
    // `memoryCopy` keeps the choice.
  }
  reapply();
  return next;
};

export const toggleTheme = (): Appearance =>
  setAppearance({ theme: document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark' });

/** Follows the system's light/dark setting and choices made in another tab. */
export const followAppearanceChanges = (): void => {
  prefersDark().addEventListener('change', reapply);
  addEventListener('storage', (event) => {
    if (event.key === KEY) reapply();
  });
};
