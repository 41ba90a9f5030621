import { useEffect, useRef } from 'react';

/** The tapped answer is gone: the next heading gets the focus, and is read out. */
export const useHeadingFocus = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
};
