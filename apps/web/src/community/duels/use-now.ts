import { useEffect, useState } from 'react';

const STEP_MS = 5000;

/** The time in milliseconds, renewed every few seconds; `ahead` is what the server's clock is ahead of this one. */
export const useNow = (ahead = 0): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now + ahead;
};
