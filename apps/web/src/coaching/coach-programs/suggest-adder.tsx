import { type ClipboardEventHandler, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import styles from '../../ui/forms/combo-box.module.css';
import field from '../../ui/forms/field.module.css';
import { FieldShell, useFieldIds } from '../../ui/forms/field.tsx';
import { rovingIndex } from '../../ui/keyboard/roving.ts';
import { Popup } from '../../ui/overlays/popup.tsx';

export type Suggestion<V extends string = string> = {
  value: V;
  label: string;
  /** A guess must be chosen in the list before Enter takes it. */
  mustChoose?: boolean;
};

type Props<V extends string> = {
  label: string;
  placeholder: string;
  maxLength?: number;
  inputRef?: Ref<HTMLInputElement>;
  error?: string;
  /** Controlled text of the field; `onAdd` must also clear it. */
  typed?: string;
  onType?: (typed: string) => void;
  onPaste?: ClipboardEventHandler<HTMLInputElement>;
  /** Returns matches, best first; Enter takes the first. */
  suggest: (typed: string) => readonly Suggestion<V>[];
  /** `isFirst` is true if Enter took it without browsing the list. */
  onAdd: (suggestion: Suggestion<V>, isFirst: boolean) => void;
  /** Enter in the empty field. */
  onEmptyEnter?: () => void;
  onRefuse?: () => void;
};

const firstTaken = (found: readonly Suggestion[]) => (found[0]?.mustChoose ? -1 : 0);

/** Clears itself after each addition. */
export const SuggestAdder = <V extends string>(props: Props<V>) => {
  const { label, placeholder, maxLength, inputRef, error, suggest, onAdd, onEmptyEnter } = props;
  const ids = useFieldIds(error, null);
  const listId = `${ids.id}-list`;
  /** Includes the error, which the list must not cover. */
  const shell = useRef<HTMLDivElement>(null);
  const [ownText, setTyped] = useState('');
  const typed = props.typed ?? ownText;
  const [open, setOpen] = useState(false);
  const [chosenAt, setChosenAt] = useState<number | null>(null);
  const found = open ? suggest(typed) : [];
  const active = chosenAt ?? firstTaken(found);
  const isShown = open && found.length > 0;

  const pick = (suggestion: Suggestion<V>, isFirst: boolean) => {
    setTyped('');
    setOpen(false);
    setChosenAt(null);
    onAdd(suggestion, isFirst);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const [first] = suggest(typed);
      const chosen = found[active] ?? (first?.mustChoose ? undefined : first);
      if (typed.trim() === '' && !isShown) onEmptyEnter?.();
      else if (chosen) pick(chosen, active === 0);
      else {
        setOpen(true);
        props.onRefuse?.();
      }
      return;
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (!open) return setOpen(true);
    setChosenAt(rovingIndex(event.key, active, found.length, 'vertical') ?? 0);
  };

  return (
    <FieldShell ref={shell} ids={ids} label={label} error={error}>
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
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        aria-invalid={error !== undefined}
        aria-describedby={ids.describedBy}
        onChange={(event) => {
          props.onType?.(event.currentTarget.value);
          setTyped(event.currentTarget.value);
          setChosenAt(null);
          setOpen(event.currentTarget.value.trim() !== '');
        }}
        onPaste={(event) => {
          props.onPaste?.(event);
          if (event.defaultPrevented) setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      {isShown && (
        <Popup anchor={shell} matchWidth onClose={() => setOpen(false)}>
          <div id={listId} role="listbox" aria-label={label} className={styles.list}>
            {found.map((suggestion, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and handles the keys
              <div
                key={suggestion.value}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={styles.option}
                // Keeps the focus in the input, because blur closes the list.
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
