import type { FoundPerson } from '@netlik/contract/identity/person';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import list from '../../ui/forms/combo-box.module.css';
import field from '../../ui/forms/field.module.css';
import { FieldShell, useFieldIds } from '../../ui/forms/field.tsx';
import { useSettled } from '../../ui/forms/use-settled.ts';
import { rovingIndex } from '../../ui/keyboard/roving.ts';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { Popup } from '../../ui/overlays/popup.tsx';
import { MIN_SEARCH, peopleQueries } from '../user-blocks/people.queries.ts';
import { peopleTexts as texts } from '../user-blocks/people.texts.ts';
import { personName } from '../user-blocks/person-name.ts';
import styles from './people.module.css';
import type { PersonPickerState } from './use-person-picker.ts';

const DEBOUNCE_MS = 300;
const NOBODY: readonly FoundPerson[] = [];

type Props = {
  label: string;
  picker: PersonPickerState;
  error?: string | undefined;
  placeholder?: string;
  onType?: () => void;
};

/** Finds only students who allow it. */
export const PersonPicker = ({ label, picker, error, placeholder, onType }: Props) => {
  const ids = useFieldIds(error, texts.hint);
  const listId = `${ids.id}-list`;
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const text = useSettled(picker.text.trim(), DEBOUNCE_MS);
  const isLong = text.length >= MIN_SEARCH && picker.chosen === null;
  const query = useQuery({ ...peopleQueries.search(text, picker.purpose), enabled: isLong });
  const people = open && isLong ? (query.data ?? NOBODY) : NOBODY;
  const current = people[active];

  const pick = (person: FoundPerson) => {
    picker.pick(person);
    setOpen(false);
    setActive(-1);
    onType?.();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && open && current) {
      event.preventDefault();
      return pick(current);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (!open) return setOpen(true);
    setActive(rovingIndex(event.key, active, people.length, 'vertical') ?? -1);
  };

  const status = () => {
    if (!isLong) return '';
    if (query.error) return texts.searchFailed;
    if (!query.data) return texts.searching;
    return query.data.length === 0 ? texts.nobody : open ? texts.found(query.data.length) : '';
  };

  return (
    <FieldShell ids={ids} label={label} error={error} hint={texts.hint}>
      <div ref={box}>
        <input
          id={ids.id}
          type="text"
          className={field.input}
          value={picker.text}
          placeholder={placeholder}
          maxLength={254}
          role="combobox"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={people.length > 0}
          aria-controls={people.length > 0 ? listId : undefined}
          aria-activedescendant={current ? `${listId}-${active}` : undefined}
          aria-invalid={error !== undefined}
          aria-describedby={ids.describedBy}
          onChange={(event) => {
            picker.type(event.currentTarget.value);
            setActive(-1);
            setOpen(true);
            onType?.();
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
      </div>
      {people.length > 0 && (
        <Popup anchor={box} matchWidth onClose={() => setOpen(false)}>
          <div id={listId} role="listbox" aria-label={label} className={list.list}>
            {people.map((person, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and handles the keys
              <div
                key={person._id}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={`${list.option} ${styles.option}`}
                // Keeps the focus in the input, because blur closes the list.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(person)}
              >
                <Avatar person={{ ...person, lastName: person.initial }} size={28} />
                {personName(person)}
              </div>
            ))}
          </div>
        </Popup>
      )}
      <p className={styles.status} role="status">
        {status()}
      </p>
    </FieldShell>
  );
};
