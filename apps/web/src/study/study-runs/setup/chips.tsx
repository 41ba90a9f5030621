import { useId } from 'react';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import styles from './setup-dialog.module.css';

export type Chip = { key: number; label: string; spoken?: string; isOn: boolean; pick: () => void };

export const Chips = ({ label, options }: { label: string; options: readonly Chip[] }) => {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form field
    <div role="group" aria-labelledby={id} className={styles.chipRow}>
      <Text id={id} as="span" size="small" weight="medium" className={styles.chipLabel}>
        {label}
      </Text>
      <Row gap="2" wrap className={styles.chips}>
        {options.map(({ key, label: text, spoken, isOn, pick }) => (
          <Text
            key={key}
            type="button"
            as="button"
            size="small"
            weight="medium"
            numbers
            className={styles.chip}
            aria-label={spoken}
            aria-pressed={isOn}
            onClick={pick}
          >
            {text}
          </Text>
        ))}
      </Row>
    </div>
  );
};
