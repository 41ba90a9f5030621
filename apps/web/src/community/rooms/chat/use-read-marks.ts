import { useCallback, useEffect, useRef } from 'react';

const READ_EVERY_MS = 1000;

/** Tells how far one has read, at most once a second: a lively room would send a call for each message, before it is painted. */
export const useReadMarks = (onRead: (number: number) => void): ((number: number) => void) => {
  const waiting = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (waiting.current !== null) onRead(waiting.current);
    waiting.current = null;
  }, [onRead]);
  // What was read in the last second is told when the page is left.
  useEffect(() => tell, [tell]);
  return useCallback(
    (number) => {
      waiting.current = number;
      timer.current ??= setTimeout(tell, READ_EVERY_MS);
    },
    [tell],
  );
};
