import type { Aliases } from '@netlik/domain/yks/search-by-name';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { rovingIndex } from '../keyboard/roving.ts';
import { Popup } from '../overlays/popup.tsx';
import { asChangeEvent, type BoundText, type FieldLabels } from './bound-field.ts';
import styles from './combo-box.module.css';
import { findSuggestions, withListedSpelling } from './combo-suggest.ts';
import field from './field.module.css';
import { FieldShell, useFieldIds } from './field.tsx';

type Props = BoundText &
  FieldLabels & {
    options: readonly string[] | undefined;
    aliases?: Aliases;
    placeholder?: string;
    maxLength?: number;
    disabled?: boolean;
    /** For options that load on focus. */
    onFocus?: () => void;
    autoComplete?: string;
    /** Enter picks the first suggestion without a selected one, in fields that collect values. */
    enterPicks?: boolean;
  };

const NONE: readonly string[] = [];

/** A text field with suggestions that also accepts free text. */
export const ComboBox = ({
  label,
  hint,
  optional,
  value,
  error,
  onChange,
  options,
  enterPicks = false,
  aliases,
  ...rest
}: Props) => {
  const ids = useFieldIds(error, hint);
  const listId = `${ids.id}-list`;
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  // Until the user types, the whole list is shown even if there is a value.
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const found = open && options ? findSuggestions(options, typed, aliases) : NONE;
  const current = found[active];

  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  const show = (query: string, at = -1) => {
    setTyped(query);
    setActive(at);
    setOpen(true);
  };

  const pick = (option: string) => {
    onChange(asChangeEvent(option));
    setOpen(false);
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const vertical = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (!open && vertical) {
      event.preventDefault();
      if (event.altKey) return event.key === 'ArrowDown' ? show('') : undefined;
      const count = options ? findSuggestions(options, '').length : 0;
      return show('', event.key === 'ArrowDown' ? 0 : count - 1);
    }
    if (!open) return;
    const wanted = current ?? (enterPicks && typed.trim() !== '' ? found[0] : undefined);
    if (event.key === 'Enter' && wanted !== undefined) {
      event.preventDefault();
      return pick(wanted);
    }
    // These keys move in the text, which then points to no option.
    if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return setActive(-1);
    if (!vertical) return;
    event.preventDefault();
    if (event.altKey) return event.key === 'ArrowUp' ? setOpen(false) : undefined;
    setActive(rovingIndex(event.key, active, found.length, 'vertical') ?? -1);
  };

  return (
    <FieldShell ids={ids} label={label} error={error} hint={hint} optional={optional}>
      <div ref={box}>
        <input
          {...rest}
          ref={input}
          id={ids.id}
          value={value}
          className={field.input}
          role="combobox"
          autoComplete={rest.autoComplete ?? 'off'}
          autoCorrect="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={open && found.length > 0}
          aria-controls={open && found.length > 0 ? listId : undefined}
          aria-activedescendant={current === undefined ? undefined : `${listId}-${active}`}
          aria-invalid={error !== undefined}
          aria-describedby={ids.describedBy}
          onChange={(event) => {
            onChange(event);
            show(event.currentTarget.value);
          }}
          onClick={() => show('')}
          onKeyDown={onKeyDown}
          onBlur={() => {
            setOpen(false);
            const spelt = withListedSpelling(options ?? NONE, value, aliases);
            if (spelt !== value) onChange(asChangeEvent(spelt));
          }}
        />
      </div>
      {open && found.length > 0 && (
        <Popup anchor={box} matchWidth onClose={() => setOpen(false)}>
          <div id={listId} role="listbox" aria-label={label} className={styles.list}>
            {found.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys
              <div
                key={option}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={styles.option}
                // Otherwise the input loses the focus, which closes the list.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(option)}
              >
                {option}
              </div>
            ))}
          </div>
        </Popup>
      )}
      <span className="visually-hidden" role="status">
        {open &&
          options &&
          (found.length > 0 ? `${found.length} öneri var.` : 'Öneri yok, yazdığın gibi kalır.')}
      </span>
    </FieldShell>
  );
};
