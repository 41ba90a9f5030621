import type { ReactNode } from 'react';
import { Grid } from '../layout/grid.tsx';
import { FoldedFilters } from './folded-filters.tsx';

type Props = {
  label: string;
  /** What is set, in words; with it a phone shows one button that holds the fields. */
  used?: readonly string[];
  children: ReactNode;
};

/** The fields that narrow a list, side by side where there is room. */
export const FilterBar = ({ label, used, children }: Props) => {
  const fields = (
    <Grid as="search" fit={180} gap="3" align="end" aria-label={label}>
      {children}
    </Grid>
  );
  if (!used) return fields;
  return (
    <FoldedFilters label={label} set={used}>
      {fields}
    </FoldedFilters>
  );
};
