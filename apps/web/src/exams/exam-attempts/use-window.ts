import { type RefObject, useEffect, useRef, useState } from 'react';

/** Above this number of rows only visible ones are rendered. */
export const VIRTUAL_FROM = 150;
const AROUND = 6;

type Window = { from: number; to: number; before: number; after: number };

/** Returns the visible rows of equal height and the space around them. */
export const useWindow = (count: number, rowHeight: number): [RefObject<HTMLDivElement | null>, Window] => {
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(600);
  const virtual = count > VIRTUAL_FROM;
  useEffect(() => {
    const element = box.current;
    if (!element || !virtual) return;
    const measure = () => {
      setTop(Math.floor(element.scrollTop / rowHeight));
      setHeight(element.clientHeight);
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      resized.disconnect();
    };
  }, [virtual, rowHeight]);
  if (!virtual) return [box, { from: 0, to: count, before: 0, after: 0 }];
  const from = Math.min(Math.max(0, top - AROUND), count);
  const to = Math.min(count, top + Math.ceil(height / rowHeight) + AROUND);
  return [box, { from, to, before: from * rowHeight, after: (count - to) * rowHeight }];
};
