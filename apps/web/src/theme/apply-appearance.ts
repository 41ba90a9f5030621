import type { Grounds } from './palettes.ts';

/**
 * Sets the attributes of `<html>` from a stored choice. Also runs as text in index.html before the first paint, so
 * it may use nothing from outside itself.
 */
export const applyAppearance = (grounds: Grounds, stored: string | null, prefersDark: boolean): void => {
  let choice: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (parsed !== null && typeof parsed === 'object') choice = parsed as Record<string, unknown>;
  } catch {
    // A damaged record is ignored.
  }
  const system = prefersDark ? 'dark' : 'light';
  const theme = choice.theme === 'dark' || choice.theme === 'light' ? choice.theme : system;
  const wanted = theme === 'dark' ? choice.darkPalette : choice.lightPalette;
  const palette = typeof wanted === 'string' && Object.hasOwn(grounds[theme], wanted) ? wanted : 'default';
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.dataset.palette = palette;
  root.dataset.mode = choice.mode === 'soft' ? 'soft' : 'neon';
  root.dataset.glass = choice.glass === 'intense' ? 'intense' : 'normal';
  // A blur behind every card costs too much on a phone with little memory.
  if (((navigator as { deviceMemory?: number }).deviceMemory ?? 8) < 4) root.dataset.blur = 'off';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', grounds[theme][palette] ?? '');
};
