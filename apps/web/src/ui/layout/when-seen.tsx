import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

type Props = {
  /** Shown until the content is loaded, with the same height. */
  placeholder: ReactNode;
  /** How far below the screen it begins to load. */
  ahead?: number;
  children: ReactNode;
};

/** Its content is loaded when it is scrolled into view, and is no part of the first load. */
export const WhenSeen = ({ placeholder, ahead = 0, children }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !place.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsSeen(true);
      },
      { rootMargin: `${ahead}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen, ahead]);
  return (
    <div ref={place} style={{ display: 'grid' }}>
      {isSeen ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}
    </div>
  );
};
