import { useEffect, useState } from 'react';

/** The text once it has not changed for a while, so that not every letter sends a request. */
export const useSettled = (value: string, afterMs: number): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
};
