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

type Suggesting = Pick<Props, 'options' | 'aliases' | 'enterPicks'> & { onPick: (option: string) => void };

const useSuggestions = ({ options, aliases, enterPicks, onPick }: Suggesting) => {
  const [open, setOpen] = useState(false);
  // Until the user types, the whole list is shown even if there is a value.
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const found = open && options ? findSuggestions(options, typed, aliases) : NONE;
  const close = () => setOpen(false);
  const show = (query: string, at = -1) => {
    setTyped(query);
    setActive(at);
    setOpen(true);
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
    const wanted = found[active] ?? (enterPicks && typed.trim() !== '' ? found[0] : undefined);
    if (event.key === 'Enter' && wanted !== undefined) {
      event.preventDefault();
      return onPick(wanted);
    }
    // These keys move in the text, which then points to no option.
    if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return setActive(-1);
    if (!vertical) return;
    event.preventDefault();
    if (event.altKey) return event.key === 'ArrowUp' ? close() : undefined;
    setActive(rovingIndex(event.key, active, found.length, 'vertical') ?? -1);
  };
  return { open, found, active, show, close, onKeyDown };
};

type ListProps = {
  id: string;
  label: string;
  options: readonly string[];
  active: number;
  onPick: (option: string) => void;
};

const OptionList = ({ id, label, options, active, onPick }: ListProps) => (
  <div id={id} role="listbox" aria-label={label} className={styles.list}>
    {options.map((option, index) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys
      <div
        key={option}
        id={`${id}-${index}`}
        role="option"
        tabIndex={-1}
        aria-selected={index === active}
        className={styles.option}
        // Otherwise the input loses the focus, which closes the list.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onPick(option)}
      >
        {option}
      </div>
    ))}
  </div>
);

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
  const pick = (option: string) => {
    onChange(asChangeEvent(option));
    suggestions.close();
    input.current?.focus();
  };
  const suggestions = useSuggestions({ options, aliases, enterPicks, onPick: pick });
  const { open, found, active, show, close } = suggestions;
  const current = found[active];

  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

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
          onKeyDown={suggestions.onKeyDown}
          onBlur={() => {
            close();
            const spelt = withListedSpelling(options ?? NONE, value, aliases);
            if (spelt !== value) onChange(asChangeEvent(spelt));
          }}
        />
      </div>
      {open && found.length > 0 && (
        <Popup anchor={box} matchWidth onClose={close}>
          <OptionList id={listId} label={label} options={found} active={active} onPick={pick} />
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
