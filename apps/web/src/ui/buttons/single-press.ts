import type { MouseEvent } from 'react';

/**
 * For a control that changes its meaning under the pointer: ignores the second press of a double click, which
 * was meant for the first meaning.
 */
export const singlePress =
  (action: () => unknown) =>
  (event: MouseEvent): void => {
    if (event.detail < 2) action();
  };
