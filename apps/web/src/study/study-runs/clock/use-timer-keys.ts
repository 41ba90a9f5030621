import { useEffect } from 'react';
import { topDialog } from '../../../ui/overlays/native-dialog.ts';

/** Elements with a use of their own for the key; a focused button has none for Escape. */
const OWNERS: Record<string, string> = {
  ' ': 'a, button, input, select, textarea, summary, [contenteditable="true"], [role="button"]',
  Escape:
    'input:not([type="checkbox"], [type="radio"], [type="range"]), select, textarea, [contenteditable="true"]',
};

const isUnhandled = (event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false;
  // Dialogs and fields handle their own keys.
  return topDialog.get() === null && !(event.target as Element).closest?.(OWNERS[event.key]!);
};

/** Space and Escape on the timer page, unless another element handles them. */
export const useTimerKeys = (onSpace: () => void, onEscape: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!Object.hasOwn(OWNERS, event.key) || !isUnhandled(event)) return;
      // Space would scroll the page.
      event.preventDefault();
      if (event.key === ' ') onSpace();
      else onEscape();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onSpace, onEscape]);
};
