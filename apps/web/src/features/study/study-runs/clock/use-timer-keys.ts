import { useEffect } from 'react';
import { topDialog } from '../../../../ui/overlays/native-dialog.ts';

const INTERACTIVE_SELECTOR =
  'a, button, input, select, textarea, summary, [contenteditable="true"], [role="button"]';

const isUnhandled = (event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false;
  // Dialogs and fields handle their own keys.
  return topDialog.get() === null && !(event.target as Element).closest?.(INTERACTIVE_SELECTOR);
};

/** Space and Escape on the timer page, unless another element handles them. */
export const useTimerKeys = (onSpace: () => void, onEscape: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.key !== ' ' && event.key !== 'Escape') || !isUnhandled(event)) return;
      // Space would scroll the page.
      event.preventDefault();
      if (event.key === ' ') onSpace();
      else onEscape();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onSpace, onEscape]);
};
