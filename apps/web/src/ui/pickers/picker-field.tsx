import { type ReactNode, useRef, useState } from 'react';
import type { FieldWords } from '../forms/bound-field.ts';
import field from '../forms/field.module.css';
import { FieldShell, useFieldIds } from '../forms/field.tsx';
import { CalendarIcon } from '../icons/glyphs.tsx';
import { Popup } from '../overlays/popup.tsx';
import styles from './picker-field.module.css';

type Props = FieldWords & {
  name?: string;
  error?: string;
  disabled?: boolean;
  /** The chosen thing in words, or null. */
  shown: string | null;
  placeholder: string;
  children: (close: () => void) => ReactNode;
};

/** A field that opens something to pick from. The button carries the name, so a form can put the focus on it. */
export const PickerField = ({ label, hint, optional, error, name, disabled, ...rest }: Props) => {
  const ids = useFieldIds(error, hint);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <FieldShell {...{ ids, label, error, hint, optional }}>
      <button
        ref={button}
        type="button"
        id={ids.id}
        name={name}
        disabled={disabled}
        className={`${field.input} ${styles.button}`}
        data-invalid={error !== undefined || undefined}
        aria-label={`${label}: ${rest.shown ?? rest.placeholder}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-describedby={ids.describedBy}
        onClick={() => setOpen(!open)}
      >
        <span className={rest.shown === null ? styles.nothing : undefined}>
          {rest.shown ?? rest.placeholder}
        </span>
        <CalendarIcon />
      </button>
      {open && (
        <Popup anchor={button} sheetOnPhone onClose={() => setOpen(false)}>
          <div role="dialog" aria-label={label}>
            {rest.children(close)}
          </div>
        </Popup>
      )}
    </FieldShell>
  );
};
