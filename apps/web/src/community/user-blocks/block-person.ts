import { userBlocks } from '@netlik/contract/community/user-blocks';
import type { PersonCard } from '@netlik/contract/identity/person';
import { useWrite } from '../../data/writes/use-write.ts';
import { peopleTexts as texts } from './people.texts.ts';
import { personName } from './person-name.ts';

export const useUnblock = () =>
  useWrite((person: PersonCard, { send }) => send(userBlocks.unblock, { params: { id: person._id } }), {
    done: (_, person) => texts.unblocked(personName(person)),
    failed: texts.unblockFailed,
  });

export const useBlock = () => {
  const unblock = useUnblock();
  return useWrite((person: PersonCard, { send }) => send(userBlocks.block, { params: { id: person._id } }), {
    done: (_, person) => texts.blocked(personName(person)),
    failed: texts.blockFailed,
    undo: (_, person) => () => unblock.send(person),
  });
};
