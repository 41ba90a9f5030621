import type { KeyboardEvent } from 'react';

/** Keyboard navigation finds days and cells by these attributes. */
const DAY = 'data-week-day';
const CELL = 'data-week-cell';

const steps: Record<string, readonly [days: number, places: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Actions = {
  onRemove: (key: string) => void;
  onMove: (key: string, days: number, places: number) => void;
};

const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

/** Skips days without cells. */
const cellBeside = (root: Element, cell: Element, [days, places]: readonly [number, number]) => {
  const columns = [...root.querySelectorAll(`[${DAY}]`)]
    .map((day) => [...day.querySelectorAll<HTMLElement>(`[${CELL}]`)])
    .filter((cells) => cells.length > 0);
  const at = columns.findIndex((cells) => cells.includes(cell as HTMLElement));
  const place = columns[at]?.indexOf(cell as HTMLElement) ?? -1;
  const column = columns[clamp(at + days, columns.length)];
  return column?.[clamp(place + places, column.length)];
};

const focusOn = (cell: HTMLElement | undefined) => (cell?.querySelector('input') ?? cell)?.focus();

/**
 * Arrows move between cells, Alt+arrows move an entry, Delete removes it. A field with text keeps its keys.
 */
export const weekKeys =
  ({ onRemove, onMove }: Actions) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { target, currentTarget: root, key, altKey } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey) return;
    const cell = target.closest(`[${CELL}]`);
    const step = steps[key];
    const isField = target instanceof HTMLInputElement;
    const isBusy = isField && (target.value !== '' || target.getAttribute('aria-expanded') === 'true');
    // Down opens the suggestions of a field.
    if (!cell || isBusy || (isField && key === 'ArrowDown')) return;
    const entry = cell.getAttribute(CELL);
    const isRemoval = (key === 'Delete' || key === 'Backspace') && entry;
    if (!step && !isRemoval) return;
    event.preventDefault();
    event.stopPropagation();
    if (!step) onRemove(entry!);
    else if (altKey && entry) onMove(entry, ...step);
    else focusOn(cellBeside(root, cell, step));
  };
