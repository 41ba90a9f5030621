import FilterIcon from 'lucide-react/icons/list-filter';
import { type ReactNode, useId, useState } from 'react';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { useNarrow } from '../layout/use-narrow.ts';
import { Chip } from './chip.tsx';

type Props = { label: string; set: readonly string[]; children: ReactNode };

/** A phone folds the fields into one button that shows the active filters. */
export const FoldedFilters = ({ label, set, children }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (!useNarrow()) return children;
  return (
    <Stack gap="3">
      <Row>
        <Chip
          data-on={set.length > 0 || undefined}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <FilterIcon size={18} />
          {label}
          {set.length > 0 && (
            <Text as="span" weight="regular" truncate shrink>
              {set.join(' · ')}
            </Text>
          )}
        </Chip>
      </Row>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </Stack>
  );
};
