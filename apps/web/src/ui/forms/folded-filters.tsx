import { type ReactNode, useId, useState } from 'react';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { useNarrow } from '../layout/use-narrow.ts';
import styles from './folded-filters.module.css';

type Props = { label: string; set: readonly string[]; children: ReactNode };

/** A phone folds the fields into one button that shows the active filters. */
export const FoldedFilters = ({ label, set, children }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (!useNarrow()) return children;
  return (
    <Stack gap="3">
      <Stack
        as="button"
        type="button"
        box="outline"
        tone="plain"
        size="small"
        text="start"
        minTouchTarget
        justify="center"
        className={styles.folded}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Text as="b" weight="semibold">
          {label}
        </Text>
        {set.length > 0 && (
          <Text as="span" tone="muted" size="tiny" truncate>
            {set.join(' · ')}
          </Text>
        )}
      </Stack>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </Stack>
  );
};
