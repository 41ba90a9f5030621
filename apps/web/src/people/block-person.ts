import type { PersonCard } from '@netlik/contract/endpoints/identity/person';
import { peopleSafety } from '@netlik/contract/endpoints/people-safety';
import { ApiError, isAborted } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { toast } from '../ui/overlays/toast.ts';
import { peopleTexts as texts } from './people.texts.ts';
import { personName } from './person-name.ts';

const toastFailure = (error: unknown, text: string) => {
  if (isAborted(error)) return;
  toast({ tone: 'danger', text: error instanceof ApiError ? `${text} ${error.message}` : text });
};

export const unblockPerson = async (person: PersonCard): Promise<void> => {
  try {
    await call(peopleSafety.unblock, { params: { id: person._id } });
    toast({ tone: 'success', text: texts.unblocked(personName(person)) });
  } catch (error) {
    toastFailure(error, texts.unblockFailed);
  }
};

export const blockPerson = async (person: PersonCard): Promise<void> => {
  try {
    await call(peopleSafety.block, { params: { id: person._id } });
    toast({ text: texts.blocked(personName(person)), undo: () => unblockPerson(person) });
  } catch (error) {
    toastFailure(error, texts.blockFailed);
  }
};
