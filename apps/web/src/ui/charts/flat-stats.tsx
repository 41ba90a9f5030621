import type { ReactNode } from 'react';
import { Row } from '../layout/row.tsx';

/** Figures in a row, each as wide as it needs. */
export const FlatStats = ({ children }: { children: ReactNode }) => (
  <Row gap="4 7" wrap>
    {children}
  </Row>
);
