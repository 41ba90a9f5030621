import { useEffect } from 'react';
import { topDialog } from '../../../ui/overlays/native-dialog.ts';

/** Elements that handle the key themselves; a focused button does not handle Escape. */
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
