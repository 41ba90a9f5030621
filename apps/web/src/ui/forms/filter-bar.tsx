import type { ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import { FilterContext } from './field.tsx';
import { FoldedFilters } from './folded-filters.tsx';

type Props = {
  label: string;
  /** Descriptions of the active filters; with them a phone shows one button that opens the fields. */
  used?: readonly string[];
  children: ReactNode;
};

/** Selects inside are chips. */
export const FilterBar = ({ label, used, children }: Props) => {
  const fields = (
    <FilterContext value>
      <Row as="search" gap="2" align="center" wrap aria-label={label}>
        {children}
      </Row>
    </FilterContext>
  );
  if (!used) return fields;
  return (
    <FoldedFilters label={label} set={used}>
      {fields}
    </FoldedFilters>
  );
};
