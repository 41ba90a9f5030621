import type { FoundPerson } from '@netlik/contract/identity/person';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import list from '../../ui/forms/combo-box.module.css';
import field from '../../ui/forms/field.module.css';
import { FieldShell, useFieldIds } from '../../ui/forms/field.tsx';
import { useSettled } from '../../ui/forms/use-settled.ts';
import { rovingIndex } from '../../ui/keyboard/roving.ts';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Popup } from '../../ui/overlays/popup.tsx';
import { MIN_SEARCH, peopleQueries } from '../user-blocks/people.queries.ts';
import { peopleTexts as texts } from '../user-blocks/people.texts.ts';
import { personName } from '../user-blocks/person-name.ts';
import styles from './duels.module.css';
import type { PersonPickerState } from './use-person-picker.ts';

const DEBOUNCE_MS = 300;
const NOT_FOUND: readonly FoundPerson[] = [];

/** The people found for the typed text and the one that the arrow keys have reached. */
const usePeopleList = (picker: PersonPickerState, onPick: () => void) => {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const text = useSettled(picker.text.trim(), DEBOUNCE_MS);
  const isLong = text.length >= MIN_SEARCH && picker.chosen === null;
  const query = useQuery({ ...peopleQueries.search(text, picker.purpose), enabled: isLong });
  const people = isOpen && isLong ? (query.data ?? NOT_FOUND) : NOT_FOUND;
  const current = people[active];

  const pick = (person: FoundPerson) => {
    picker.pick(person);
    setIsOpen(false);
    setActive(-1);
    onPick();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isOpen && current) {
      event.preventDefault();
      return pick(current);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (!isOpen) return setIsOpen(true);
    setActive(rovingIndex(event.key, active, people.length, 'vertical') ?? -1);
  };
  const statusOf = () => {
    if (!isLong) return '';
    if (query.error) return texts.searchFailed;
    if (!query.data) return texts.searching;
    return query.data.length === 0 ? texts.nobody : isOpen ? texts.found(query.data.length) : '';
  };
  return {
    people,
    active: current ? active : -1,
    status: statusOf(),
    pick,
    onKeyDown,
    open: () => {
      setActive(-1);
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
  };
};

type OptionsProps = {
  id: string;
  label: string;
  people: readonly FoundPerson[];
  active: number;
  onPick: (person: FoundPerson) => void;
};

const PeopleOptions = ({ id, label, people, active, onPick }: OptionsProps) => (
  <div id={id} role="listbox" aria-label={label} className={list.list}>
    {people.map((person, index) => (
      <Row
        key={person._id}
        id={`${id}-${index}`}
        role="option"
        tabIndex={-1}
        aria-selected={index === active}
        gap="2"
        className={list.option}
        // Keeps the focus in the input, because blur closes the list.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onPick(person)}
      >
        <Avatar person={{ ...person, lastName: person.initial }} size={30} />
        {personName(person)}
      </Row>
    ))}
  </div>
);

type Props = {
  label: string;
  picker: PersonPickerState;
  error?: string | undefined;
  placeholder?: string;
  onType: () => void;
};

/** Finds only students who allow it. */
export const PersonPicker = ({ label, picker, error, placeholder, onType }: Props) => {
  const ids = useFieldIds(error, texts.hint);
  const listId = `${ids.id}-list`;
  const box = useRef<HTMLDivElement>(null);
  const { people, active, status, pick, onKeyDown, open, close } = usePeopleList(picker, onType);
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
          aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
          aria-invalid={error !== undefined}
          aria-describedby={ids.describedBy}
          onChange={(event) => {
            picker.type(event.currentTarget.value);
            open();
            onType();
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
      </div>
      {people.length > 0 && (
        <Popup anchor={box} matchWidth onClose={close}>
          <PeopleOptions id={listId} label={label} people={people} active={active} onPick={pick} />
        </Popup>
      )}
      <Text tone="muted" size="small" className={styles.status} role="status">
        {status}
      </Text>
    </FieldShell>
  );
};
