import type { ComponentProps, ReactNode } from 'react';
import { FieldError, useFieldIds } from './field.tsx';
import styles from './switch-field.module.css';

type Props = { label: ReactNode; hint?: ReactNode; error?: string } & Omit<
  ComponentProps<'input'>,
  'id' | 'className' | 'type' | 'role'
>;

/** A setting that applies at once. For consent, use `CheckboxField`. */
export const SwitchField = ({ label, hint, error, ...input }: Props) => {
  const ids = useFieldIds(error, hint);
  return (
    <div>
      <label className={styles.switch}>
        <span className={styles.words}>
          <span id={ids.id} className={styles.label}>
            {label}
          </span>
          {hint && (
            <span id={ids.hintId} className={styles.hint}>
              {hint}
            </span>
          )}
        </span>
        <input
          {...input}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is on
          role="switch"
          className={styles.track}
          // The hint inside the label is its description, not part of its name.
          aria-labelledby={ids.id}
          aria-invalid={error !== undefined}
          aria-describedby={ids.describedBy}
        />
      </label>
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
    </div>
  );
};
