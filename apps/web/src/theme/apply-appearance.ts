import type { Grounds } from './grounds.ts';

/**
 * Sets the attributes of `<html>` from a stored choice. index.html also runs its source text before the first
 * paint, so it must not reference anything outside itself.
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
  // A blur behind every card is too slow on a phone with little memory.
  if (((navigator as { deviceMemory?: number }).deviceMemory ?? 8) < 4) root.dataset.blur = 'off';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', grounds[theme][palette] ?? '');
};
