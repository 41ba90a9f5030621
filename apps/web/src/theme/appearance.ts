import type { Appearance } from '@netlik/contract/identity/person';
import { paint } from './paint.ts';
import { grounds } from './palettes.ts';

const KEY = 'netlik.appearance';
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

const initial: Appearance = {
  theme: 'system',
  darkPalette: 'default',
  lightPalette: 'default',
  mode: 'neon',
  glass: 'normal',
};

// Private windows of some browsers refuse storage; the choice then lives as long as the page.
let unstored: string | null = null;

const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY) ?? unstored;
  } catch {
    return unstored;
  }
};

export const appearance = (): Appearance => {
  try {
    return { ...initial, ...(JSON.parse(stored() ?? '{}') as Partial<Appearance>) };
  } catch {
    return initial;
  }
};

const repaint = () => paint(grounds, stored(), prefersDark().matches);

/** Attributes and storage only: nothing in React renders for a change of looks. */
export const chooseAppearance = (change: Partial<Appearance>): Appearance => {
  const next = { ...appearance(), ...change };
  unstored = JSON.stringify(next);
  try {
    localStorage.setItem(KEY, unstored);
  } catch {
    // Kept in `unstored`.
  }
  repaint();
  return next;
};

/** From day to night and back, whatever the system says. */
export const toggleTheme = (): Appearance =>
  chooseAppearance({ theme: document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark' });

/** Follows the system's switch between day and night, and choices made in another tab. */
export const keepPainted = (): void => {
  prefersDark().addEventListener('change', repaint);
  addEventListener('storage', (event) => {
    if (event.key === KEY) repaint();
  });
};
