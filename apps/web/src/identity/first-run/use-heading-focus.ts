import { useEffect, useRef } from 'react';

/** Focuses the next heading, because the tapped answer is removed. */
export const useHeadingFocus = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
};
