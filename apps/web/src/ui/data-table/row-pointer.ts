import type { MouseEvent } from 'react';

export type RowOpening<T> = { rowLink?: (row: T) => string; onOpen?: (row: T) => void };

const CONTROLS = 'a, button, input, select, textarea, label, summary, dialog, [popover], [role="menu"]';

/** The row's name, or null if the click is for another control or ends a text selection. */
const meantName = ({ target, currentTarget: row }: MouseEvent<HTMLElement>) => {
  const control = (target as Element).closest(CONTROLS);
  const selection = getSelection();
  const isSelecting = selection?.type === 'Range' && selection.containsNode(row, true);
  // A click in a portal of the row bubbles to it through React.
  if (isSelecting || !row.contains(target as Node) || (control && row.contains(control))) return null;
  return row.querySelector<HTMLElement>('[data-row-name]');
};

const openTab = ({ href }: HTMLAnchorElement) => window.open(href, '_blank', 'noopener');

const rowPointer = {
  'data-opens': true,
  onClick: (event: MouseEvent<HTMLElement>) => {
    const name = meantName(event);
    if (name instanceof HTMLAnchorElement && (event.ctrlKey || event.metaKey)) return openTab(name);
    // A closing drawer returns the focus to the name.
    name?.focus({ preventScroll: true });
    name?.click();
  },
  onAuxClick: (event: MouseEvent<HTMLElement>) => {
    const name = event.button === 1 ? meantName(event) : null;
    if (name instanceof HTMLAnchorElement) openTab(name);
  },
  onMouseDown: (event: MouseEvent<HTMLElement>) => {
    // Prevents scrolling by the middle button.
    if (event.button === 1 && meantName(event) instanceof HTMLAnchorElement) event.preventDefault();
  },
};

/** Makes a whole row a larger click target of its name, if the row opens something. */
export const rowProps = <T>({ rowLink, onOpen }: RowOpening<T>) => (rowLink || onOpen ? rowPointer : {});
