import type { PersonCard } from '@netlik/contract/endpoints/identity/person';
import { peopleTexts as texts } from './people.texts.ts';

/** „Zeynep K.”; of somebody who has left, that they have. */
export const personName = (person: Pick<PersonCard, 'firstName' | 'initial'> | null): string =>
  person ? `${person.firstName} ${person.initial}`.trim() || texts.nameless : texts.gone;
