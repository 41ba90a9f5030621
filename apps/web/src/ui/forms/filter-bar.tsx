import type { ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import { ChipSelect } from './chip.tsx';
import { FilterSelect } from './field.tsx';
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
    <FilterSelect value={ChipSelect}>
      <Row as="search" gap="2" align="center" wrap aria-label={label}>
        {children}
      </Row>
    </FilterSelect>
  );
  if (!used) return fields;
  return (
    <FoldedFilters label={label} set={used}>
      {fields}
    </FoldedFilters>
  );
};
