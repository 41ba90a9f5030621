import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

type Props = {
  /** Stands in the content's place, as high as it, until it is loaded. */
  placeholder: ReactNode;
  /** How far below the screen it begins to load. */
  ahead?: number;
  children: ReactNode;
};

/** Its content is loaded when somebody scrolls to it, and is no part of the first load. */
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
