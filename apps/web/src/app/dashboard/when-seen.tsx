import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

type Props = { minHeight: number; children: ReactNode };

/** Its content is loaded when somebody scrolls to it, and is no part of the first load. */
export const WhenSeen = ({ minHeight, children }: Props) => {
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
    <div ref={place} style={{ display: 'grid', minHeight }}>
      {isSeen && <Suspense>{children}</Suspense>}
    </div>
  );
};
