import { MATRIX_COLORS, type MatrixColor } from '@netlik/domain/planning/topic-matrices/values';
import { useEffect, useRef } from 'react';
import { topDialog } from '../../../ui/overlays/native-dialog.ts';
import { colorKeys } from '../topic-matrices.texts.ts';

const FIELDS = 'input, select, textarea, [contenteditable="true"]';

/** Handles q to u outside of fields; Delete and Backspace clear like q. */
export const useColorKeys = (apply: (color: MatrixColor) => void): void => {
  const current = useRef(apply);
  useEffect(() => {
    current.current = apply;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (topDialog.get() !== null || (event.target as Element).closest?.(FIELDS)) return;
      const key = event.key.toLowerCase();
      const color =
        key === 'delete' || key === 'backspace'
          ? 'white'
          : MATRIX_COLORS.find((candidate) => colorKeys[candidate] === key);
      if (color) current.current(color);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
};
