import type { PersonCard } from '@netlik/contract/identity/person';
import { peopleTexts as texts } from './people.texts.ts';

/** Returns „Zeynep K.”, or a placeholder for a deleted user. */
export const personName = (person: Pick<PersonCard, 'firstName' | 'initial'> | null): string =>
  person ? `${person.firstName} ${person.initial}`.trim() || texts.nameless : texts.gone;
