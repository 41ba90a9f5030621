import { lazy, Suspense, useEffect, useRef, useState } from 'react';

const SuggestionPanel = lazy(async () => ({
  default: (await import('../../features/ai-suggestions/suggestion-panel.tsx')).SuggestionPanel,
}));

/** Loaded when somebody scrolls to it: its code and its question are no part of the first load. */
export const DashboardSuggestions = () => {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !place.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setIsSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return (
    <div ref={place} style={{ minHeight: 1 }}>
      {isSeen && (
        <Suspense>
          <SuggestionPanel scope="dashboard" />
        </Suspense>
      )}
    </div>
  );
};
