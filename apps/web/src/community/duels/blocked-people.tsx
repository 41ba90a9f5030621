import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/buttons/button.tsx';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useUnblock } from '../user-blocks/block-person.ts';
import { peopleQueries } from '../user-blocks/people.queries.ts';
import { peopleTexts as texts } from '../user-blocks/people.texts.ts';
import { personName } from '../user-blocks/person-name.ts';
import styles from './people.module.css';

/** Renders nothing without blocked users. */
export const BlockedPeople = () => {
  const unblock = useUnblock();
  const { data = [] } = useQuery(peopleQueries.blocked());
  if (data.length === 0) return null;
  return (
    <Card title={texts.blockedTitle} lead={texts.blockedLead}>
      <Stack as="ul" gap="2" className={styles.blocked}>
        {data.map((person) => (
          <li key={person._id}>
            <Avatar person={{ ...person, lastName: person.initial }} size={32} />
            <span>{personName(person)}</span>
            <Button
              look="quiet"
              small
              aria-label={texts.unblockOf(personName(person))}
              onClick={() => unblock.send(person)}
            >
              {texts.unblock}
            </Button>
          </li>
        ))}
      </Stack>
    </Card>
  );
};
