import { useCallback, useEffect, useRef } from 'react';

const READ_EVERY_MS = 1000;

/** Reports the read position at most once a second, because a busy room would send one call per message. */
export const useReadMarks = (onRead: (number: number) => void): ((number: number) => void) => {
  const waiting = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (waiting.current !== null) onRead(waiting.current);
    waiting.current = null;
  }, [onRead]);
  // Reports the last position on unmount.
  useEffect(() => tell, [tell]);
  return useCallback(
    (number) => {
      waiting.current = number;
      timer.current ??= setTimeout(tell, READ_EVERY_MS);
    },
    [tell],
  );
};
