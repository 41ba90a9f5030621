import { useEffect, useState } from 'react';

/** Names one entry for a moment, for a short animation. */
export const useFlash = (ms: number) => {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(() => setId(null), ms);
    return () => clearTimeout(timer);
  }, [id, ms]);
  return [id, setId] as const;
};
