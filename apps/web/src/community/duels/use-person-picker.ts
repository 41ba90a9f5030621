import type { FoundPerson } from '@netlik/contract/identity/person';
import { emailKey, tr } from '@netlik/domain/turkish';
import { type FormEvent, useState } from 'react';
import { usePerson } from '../../data/calls/use-person.ts';
import { type Send, useWrite } from '../../data/writes/use-write.ts';
import { findStudents, isEmail, MIN_SEARCH } from '../user-blocks/people.queries.ts';
import { personName } from '../user-blocks/person-name.ts';

type Resolved = FoundPerson | 'self' | null;

/** With several hits only an exact name counts, so that an invitation is never a guess. */
const onlyOne = (found: readonly FoundPerson[], text: string): FoundPerson | null => {
  if (found.length === 1) return found[0]!;
  const exact = found.filter((person) => tr.fold(personName(person)) === tr.fold(text));
  return exact.length === 1 ? exact[0]! : null;
};

/** `purpose` is sent to the server with each search. */
const usePersonPicker = (purpose: string) => {
  const self = usePerson();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<FoundPerson | null>(null);

  /** Resolves to the picked user, or to the only match of the typed text. */
  const resolve = async (): Promise<Resolved> => {
    if (chosen) return chosen;
    const typed = text.trim();
    if (self && isEmail(typed) && emailKey(typed) === emailKey(self.email)) return 'self';
    if (typed.length < MIN_SEARCH) return null;
    return onlyOne(await findStudents(typed, purpose), typed);
  };

  return {
    purpose,
    text,
    chosen,
    type: (next: string) => {
      setText(next);
      setChosen(null);
    },
    pick: (person: FoundPerson) => {
      setText(personName(person));
      setChosen(person);
    },
    clear: () => {
      setText('');
      setChosen(null);
    },
    resolve,
  };
};
export type PersonPickerState = ReturnType<typeof usePersonPicker>;

type InviteOptions = {
  invite: (personId: string, send: Send) => Promise<unknown>;
  /** `missing` and `self` are shown below the field, `done` and `failed` as toasts. */
  texts: { missing: string; self: string; done: string; failed: string };
};

/** A form that finds one student and sends an invitation to a duel. */
export const useDuelInvite = ({ invite, texts }: InviteOptions) => {
  const picker = usePersonPicker('duel_invite');
  const [error, setError] = useState<string>();
  const write = useWrite(
    async (_: undefined, { send }) => {
      const person = await picker.resolve();
      if (person === 'self') return setError(texts.self);
      if (!person) return setError(texts.missing);
      await invite(person._id, send);
      picker.clear();
      return true;
    },
    { done: (isSent) => (isSent ? texts.done : null), failed: texts.failed },
  );
  return {
    busy: write.busy,
    field: { picker, error, onType: () => setError(undefined) },
    submit: (event: FormEvent) => {
      event.preventDefault();
      void write.send();
    },
  };
};
