import type { ComponentProps, ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { FieldError, useFieldIds } from './field.tsx';
import styles from './switch-field.module.css';

type Props = { label: ReactNode; hint?: ReactNode; error?: string } & Omit<
  ComponentProps<'input'>,
  'id' | 'className' | 'type' | 'role'
>;

/** A setting that applies immediately; use `CheckboxField` for consent. */
export const SwitchField = ({ label, hint, error, ...input }: Props) => {
  const ids = useFieldIds(error, hint);
  return (
    <div>
      <Row as="label" gap="4" align="center" between minTouchTarget className={styles.switch}>
        <Stack as="span" gap="1" wrapAnywhere shrink>
          <Text id={ids.id} as="span" weight="medium">
            {label}
          </Text>
          {hint && (
            <Text id={ids.hintId} as="span" tone="muted" size="small">
              {hint}
            </Text>
          )}
        </Stack>
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
      </Row>
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
    </div>
  );
};
