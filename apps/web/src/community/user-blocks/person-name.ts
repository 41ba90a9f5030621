import type { PersonCard } from '@netlik/contract/identity/person';
import { peopleTexts as texts } from './people.texts.ts';

/** „Zeynep K.”; for a user who has left, a text that says so. */
export const personName = (person: Pick<PersonCard, 'firstName' | 'initial'> | null): string =>
  person ? `${person.firstName} ${person.initial}`.trim() || texts.nameless : texts.gone;
