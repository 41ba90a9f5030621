import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

type Props = {
  /** Shown until the content loads, with the same height. */
  placeholder: ReactNode;
  /** The distance below the screen at which loading starts. */
  ahead?: number;
  children: ReactNode;
};

/** Loads its content when it is scrolled into view, which keeps it out of the first load. */
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
