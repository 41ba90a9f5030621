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

type ListProps<V extends string> = {
  id: string;
  label: string;
  found: readonly Suggestion<V>[];
  active: number;
  onPick: (suggestion: Suggestion<V>) => void;
};

const SuggestionList = <V extends string>({ id, label, found, active, onPick }: ListProps<V>) => (
  <div id={id} role="listbox" aria-label={label} className={styles.list}>
    {found.map((suggestion, index) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and handles the keys
      <div
        key={suggestion.value}
        id={`${id}-${index}`}
        role="option"
        tabIndex={-1}
        aria-selected={index === active}
        className={styles.option}
        // Keeps the focus in the input, because blur closes the list.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onPick(suggestion)}
      >
        {suggestion.label}
      </div>
    ))}
  </div>
);

/** The typed text, its suggestions and the chosen one. */
const useSuggestions = <V extends string>(props: Props<V>) => {
  const { suggest, onAdd, onEmptyEnter, onRefuse } = props;
  const [ownText, setOwnText] = useState('');
  const typed = props.typed ?? ownText;
  const [open, setOpen] = useState(false);
  const [chosenAt, setChosenAt] = useState<number | null>(null);
  const found = open ? suggest(typed) : [];
  const active = chosenAt ?? firstTaken(found);

  const type = (text: string) => {
    props.onType?.(text);
    setOwnText(text);
    setChosenAt(null);
    setOpen(text.trim() !== '');
  };
  const pick = (suggestion: Suggestion<V>, isFirst: boolean) => {
    setOwnText('');
    setOpen(false);
    setChosenAt(null);
    onAdd(suggestion, isFirst);
  };
  const onEnter = () => {
    const [first] = suggest(typed);
    const chosen = found[active] ?? (first?.mustChoose ? undefined : first);
    if (typed.trim() === '' && found.length === 0) onEmptyEnter?.();
    else if (chosen) pick(chosen, active === 0);
    else {
      setOpen(true);
      onRefuse?.();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && !event.ctrlKey && !event.metaKey;
    if (!isEnter && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (isEnter) onEnter();
    else if (!open) setOpen(true);
    else setChosenAt(rovingIndex(event.key, active, found.length, 'vertical') ?? 0);
  };
  return { typed, found, active, setOpen, type, pick, onKeyDown };
};

/** Clears itself after each addition. */
export const SuggestAdder = <V extends string>(props: Props<V>) => {
  const { label, placeholder, maxLength, inputRef, error } = props;
  const ids = useFieldIds(error, null);
  const listId = `${ids.id}-list`;
  /** Includes the error, which the list must not cover. */
  const shell = useRef<HTMLDivElement>(null);
  const { typed, found, active, setOpen, type, pick, onKeyDown } = useSuggestions(props);
  const isShown = found.length > 0;
  return (
    <FieldShell ref={shell} ids={ids} label={label} error={error}>
      <input
        {...{ placeholder, maxLength, onKeyDown }}
        ref={inputRef}
        id={ids.id}
        className={field.input}
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
        onChange={(event) => type(event.currentTarget.value)}
        onPaste={(event) => {
          props.onPaste?.(event);
          if (event.defaultPrevented) setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
      />
      {isShown && (
        <Popup anchor={shell} matchWidth onClose={() => setOpen(false)}>
          <SuggestionList
            id={listId}
            {...{ label, found, active }}
            onPick={(suggestion) => pick(suggestion, false)}
          />
        </Popup>
      )}
    </FieldShell>
  );
};
