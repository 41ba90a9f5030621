import { useEffect } from 'react';
import { topDialog } from '../../../../ui/overlays/native-dialog.ts';

const takesKeys = 'a, button, input, select, textarea, summary, [contenteditable="true"], [role="button"]';

const isFree = (event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false;
  // A dialog has keys of its own, and so has a field.
  return topDialog.get() === null && !(event.target as Element).closest?.(takesKeys);
};

/** Space and Escape on the timer's page, where nothing else wants them. */
export const useTimerKeys = (onSpace: () => void, onEscape: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.key !== ' ' && event.key !== 'Escape') || !isFree(event)) return;
      // Space would scroll the page.
      event.preventDefault();
      if (event.key === ' ') onSpace();
      else onEscape();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onSpace, onEscape]);
};
