import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

type Props = {
  /** Shown until the content loads, with the same height. */
  placeholder: ReactNode;
  /** In px: loading starts at this distance from the screen. */
  rootMargin?: number;
  children: ReactNode;
};

/** Loads its content when it is scrolled into view, which keeps it out of the first load. */
export const LazyWhenVisible = ({ placeholder, rootMargin = 0, children }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !place.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        // A part that cannot be loaded would replace the whole page; the service worker has it offline.
        if (navigator.onLine || navigator.serviceWorker?.controller) setIsSeen(true);
        else addEventListener('online', () => setIsSeen(true), { once: true });
      },
      { rootMargin: `${rootMargin}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen, rootMargin]);
  return (
    <div ref={place} style={{ display: 'grid' }}>
      {isSeen ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}
    </div>
  );
};
