import { type ReactNode, useDeferredValue } from 'react';

/** What is out of sight on a phone: drawn in slices after what is above it, so that the first touch is answered sooner. */
export const Later = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, false) ? children : null;
