import CalendarIcon from 'lucide-react/icons/calendar';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { FieldLabels } from '../forms/bound-field.ts';
import field from '../forms/field.module.css';
import { FieldShell, useFieldIds } from '../forms/field.tsx';
import { Row } from '../layout/row.tsx';
import { Popup } from '../overlays/popup.tsx';
import styles from './picker-field.module.css';

/** Keeps Tab inside the popup, from the last button to the first and back with Shift. */
const wrapTab = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Tab') return;
  const all = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled, [tabindex="-1"])'),
  ];
  const [end, target] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (document.activeElement !== end) return;
  event.preventDefault();
  target?.focus();
};

type Props = FieldLabels & {
  name?: string;
  error?: string;
  disabled?: boolean;
  /** The chosen value as text, or null. */
  shown: string | null;
  placeholder: string;
  children: (close: () => void) => ReactNode;
};

/** The button has the field's name, so that the form can focus it. */
export const PickerField = ({ label, hint, optional, error, name, disabled, ...rest }: Props) => {
  const ids = useFieldIds(error, hint);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <FieldShell ids={ids} label={label} error={error} hint={hint} optional={optional}>
      <Row
        ref={button}
        type="button"
        id={ids.id}
        name={name}
        disabled={disabled}
        as="button"
        gap="2"
        align="center"
        between
        text="start"
        className={`${field.input} ${styles.button}`}
        data-invalid={error !== undefined || undefined}
        aria-label={`${label}: ${rest.shown ?? rest.placeholder}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-describedby={ids.describedBy}
        onClick={() => setOpen(!open)}
      >
        <span className={rest.shown === null ? styles.placeholder : undefined}>
          {rest.shown ?? rest.placeholder}
        </span>
        <CalendarIcon />
      </Row>
      {open && (
        <Popup anchor={button} sheetOnPhone onClose={() => setOpen(false)}>
          <div role="dialog" aria-modal="true" aria-label={label} onKeyDown={wrapTab}>
            {rest.children(close)}
          </div>
        </Popup>
      )}
    </FieldShell>
  );
};
