import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import styles from '../../ui/forms/combo-box.module.css';
import field from '../../ui/forms/field.module.css';
import { FieldShell, useFieldIds } from '../../ui/forms/field.tsx';
import { rovingIndex } from '../../ui/keyboard/roving.ts';
import { Popup } from '../../ui/overlays/popup.tsx';

export type Suggestion<V extends string = string> = { value: V; label: string };

type Props<V extends string> = {
  label: string;
  placeholder: string;
  maxLength?: number;
  inputRef?: Ref<HTMLInputElement>;
  error?: string;
  onType?: () => void;
  /** What fits what is typed, best first; the first is taken by Enter. */
  suggest: (typed: string) => readonly Suggestion<V>[];
  /** `isFirst`: by Enter, without looking through the list. */
  onAdd: (suggestion: Suggestion<V>, isFirst: boolean) => void;
  /** Enter in the empty field. */
  onEmptyEnter?: () => void;
};

/** A field that adds one thing after another: type a few letters, Enter, and it is empty again. */
export const SuggestAdder = <V extends string>(props: Props<V>) => {
  const { label, placeholder, maxLength, inputRef, error, onType, suggest, onAdd, onEmptyEnter } = props;
  const ids = useFieldIds(error, null);
  const listId = `${ids.id}-list`;
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const found = open ? suggest(typed) : [];
  const isShown = open && found.length > 0;

  const pick = (suggestion: Suggestion<V>, isFirst: boolean) => {
    setTyped('');
    setOpen(false);
    setActive(0);
    onAdd(suggestion, isFirst);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const chosen = found[active] ?? suggest(typed)[0];
      if (typed.trim() === '' && !isShown) onEmptyEnter?.();
      else if (chosen) pick(chosen, active === 0);
      return;
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (!open) return setOpen(true);
    setActive(rovingIndex(event.key, active, found.length, 'vertical') ?? 0);
  };

  return (
    <FieldShell {...{ ids, label, error }}>
      <div ref={box}>
        <input
          ref={inputRef}
          id={ids.id}
          className={field.input}
          placeholder={placeholder}
          maxLength={maxLength}
          value={typed}
          role="combobox"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-activedescendant={isShown ? `${listId}-${active}` : undefined}
          aria-invalid={error !== undefined}
          aria-describedby={ids.describedBy}
          onChange={(event) => {
            onType?.();
            setTyped(event.currentTarget.value);
            setActive(0);
            setOpen(event.currentTarget.value.trim() !== '');
          }}
          onClick={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
      </div>
      {isShown && (
        <Popup anchor={box} matchWidth onClose={() => setOpen(false)}>
          <div id={listId} role="listbox" aria-label={label} className={styles.list}>
            {found.map((suggestion, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard in the text, which keeps the focus
              <div
                key={suggestion.value}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={styles.option}
                // Otherwise the input loses the focus, which closes the list.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(suggestion, false)}
              >
                {suggestion.label}
              </div>
            ))}
          </div>
        </Popup>
      )}
    </FieldShell>
  );
};
