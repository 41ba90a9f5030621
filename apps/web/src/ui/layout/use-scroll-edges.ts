import { type RefObject, useEffect, useState } from 'react';

export type ScrollEdges = 'none' | 'start' | 'end' | 'both';

const edgesOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): ScrollEdges => {
  const before = scrollLeft > 1;
  const after = scrollLeft + clientWidth < scrollWidth - 1;
  if (before && after) return 'both';
  if (before) return 'start';
  return after ? 'end' : 'none';
};

/** The sides of a horizontally scrolling list with hidden content. */
export const useScrollEdges = (list: RefObject<HTMLElement | null>): ScrollEdges => {
  const [edges, setEdges] = useState<ScrollEdges>('none');
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => setEdges(edgesOf(element));
    const resized = new ResizeObserver(look);
    resized.observe(element);
    for (const child of element.children) resized.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [list]);
  return edges;
};
