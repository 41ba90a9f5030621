import { useId } from 'react';
import styles from './setup-dialog.module.css';

export type Chip = { key: number; label: string; spoken?: string; isOn: boolean; pick: () => void };

/** Preset values. */
export const Chips = ({ label, options }: { label: string; options: readonly Chip[] }) => {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise a field with one of these values
    <div role="group" aria-labelledby={id} className={styles.chipRow}>
      <span id={id} className={styles.chipLabel}>
        {label}
      </span>
      <div className={styles.chips}>
        {options.map(({ key, label: text, spoken, isOn, pick }) => (
          <button
            key={key}
            type="button"
            className={styles.chip}
            aria-label={spoken}
            aria-pressed={isOn}
            onClick={pick}
          >
            {text}
          </button>
        ))}
      </div>
    </div>
  );
};
