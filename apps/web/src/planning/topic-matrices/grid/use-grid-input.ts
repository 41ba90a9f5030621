import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import {
  clearSelected,
  moveBy,
  type Selection,
  type Size,
  type Spot,
  selectAll,
  selectOnly,
  selectTo,
  toggle,
} from './selection.ts';

type Change = (next: (before: Selection) => Selection) => void;

/** Uses the table's own indexes, so that cells need no attributes or handlers. */
const spotAt = (target: EventTarget): Spot | null => {
  const cell = target instanceof Element ? target.closest('td, th') : null;
  if (!(cell instanceof HTMLTableCellElement) || !(cell.parentElement instanceof HTMLTableRowElement))
    return null;
  const spot = { row: cell.parentElement.rowIndex - 1, day: cell.cellIndex };
  return spot.row === -1 && spot.day === 0 ? null : spot;
};

/** Handles pointer and keys on the table. */
export const useGridInput = (selection: Selection, size: Size, change: Change) => {
  const isDragging = useRef(false);

  const onPointerDown = (event: PointerEvent) => {
    // Touch scrolls the grid; a tap arrives as a click.
    const spot = spotAt(event.target);
    if (!spot || event.button !== 0 || event.pointerType === 'touch') return;
    isDragging.current = true;
    change((before) => {
      if (event.shiftKey) return selectTo(before, spot);
      return event.ctrlKey || event.metaKey ? toggle(before, spot) : selectOnly(spot);
    });
  };

  const onPointerOver = (event: PointerEvent) => {
    if (!isDragging.current) return;
    if (event.buttons !== 1) {
      isDragging.current = false;
      return;
    }
    const spot = spotAt(event.target);
    if (spot) change((before) => selectTo(before, spot));
  };

  const onPointerUp = () => {
    isDragging.current = false;
  };

  /** Taps extend the selection, because phones have no Shift key. */
  const onClick = (event: MouseEvent) => {
    const spot = spotAt(event.target);
    if (spot && (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch')
      change((before) => toggle(before, spot));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const whole = event.ctrlKey || event.metaKey;
    const to = event.altKey ? null : moveBy(event.key, selection.active, size, whole);
    if (to) change((before) => (event.shiftKey ? selectTo(before, to) : selectOnly(to)));
    else if (event.key === ' ') change((before) => toggle(before, before.active));
    else if (event.key === 'Escape' && selection.selected.size > 0) change(clearSelected);
    else if (whole && event.key.toLowerCase() === 'a') change((before) => selectAll(before, size));
    else return;
    event.preventDefault();
  };

  return { onPointerDown, onPointerOver, onPointerUp, onClick, onKeyDown };
};
export type GridInput = ReturnType<typeof useGridInput>;
