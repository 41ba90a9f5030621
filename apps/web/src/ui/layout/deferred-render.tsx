import { type ReactNode, useDeferredValue } from 'react';

/**
 * Defers content that is off screen on a phone, so that React renders it in slices and answers the first
 * touch sooner.
 */
export const DeferredRender = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, false) ? children : null;
