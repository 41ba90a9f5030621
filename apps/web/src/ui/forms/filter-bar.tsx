import type { ReactNode } from 'react';
import tools from '../data-table/data-table-tools.module.css';
import { FilterIcon } from '../icons/glyphs.tsx';
import { Grid } from '../layout/grid.tsx';
import { Text } from '../layout/text.tsx';
import { useNarrow } from '../layout/use-narrow.ts';

type Props = {
  label: string;
  /** What is set, in words; with it a phone shows one button that holds the fields. */
  used?: readonly string[];
  children: ReactNode;
};

/** The fields that narrow a list, side by side where there is room. */
export const FilterBar = ({ label, used, children }: Props) => {
  const onPhone = useNarrow();
  const fields = (
    <Grid as="search" fit={180} gap="3" align="end" aria-label={label}>
      {children}
    </Grid>
  );
  if (!onPhone || !used) return fields;
  return (
    <details className={tools.more}>
      <summary>
        <FilterIcon size={18} />
        <Text as="span" cut>
          {[label, ...used].join(' · ')}
        </Text>
      </summary>
      <div className={tools.choices}>{fields}</div>
    </details>
  );
};
