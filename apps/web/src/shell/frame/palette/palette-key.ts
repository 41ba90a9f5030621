import { type ComponentType, useEffect } from 'react';
import { topDialog } from '../../../ui/overlays/native-dialog.ts';
import type { LazyPart } from '../use-lazy-part.ts';
import type { PaletteProps } from './command-palette.tsx';

export const loadPalette = async (): Promise<ComponentType<PaletteProps>> =>
  (await import('./command-palette.tsx')).CommandPalette;

/** Ctrl/⌘ K works everywhere except in another dialog. */
export const usePaletteKey = ({ Part, open, close }: LazyPart<PaletteProps>): void => {
  const isOpen = Part !== null;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.repeat) return;
      // Also in another dialog, where the browser would focus its search field.
      event.preventDefault();
      if (isOpen) close();
      else if (!topDialog.get()) open();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOpen, open, close]);
};
