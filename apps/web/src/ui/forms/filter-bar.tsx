import type { ReactNode } from 'react';
import { Grid } from '../layout/grid.tsx';

/** The fields that narrow a list, side by side where there is room. */
export const FilterBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <Grid as="search" fit={180} gap="3" align="end" aria-label={label}>
    {children}
  </Grid>
);
