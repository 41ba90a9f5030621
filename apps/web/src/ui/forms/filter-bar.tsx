import type { ReactNode } from 'react';
import { Grid } from '../layout/grid.tsx';
import { FoldedFilters } from './folded-filters.tsx';

type Props = {
  label: string;
  /** Descriptions of the active filters; with them a phone shows one button that opens the fields. */
  used?: readonly string[];
  children: ReactNode;
};

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
