import { useQuery } from '@tanstack/react-query';
import { useMedia } from '../../data/browser-values.ts';
import { usePerson } from '../../data/calls/use-person.ts';
import { customMedia } from '../../theme/breakpoints.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FlatStats } from '../../ui/charts/flat-stats.tsx';
import { StatCard } from '../../ui/charts/stat-card.tsx';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { GuardianPending } from '../guardian-pending.tsx';
import { useUnblock } from '../user-blocks/block-person.ts';
import { peopleQueries } from '../user-blocks/people.queries.ts';
import { peopleTexts } from '../user-blocks/people.texts.ts';
import { personName } from '../user-blocks/person-name.ts';
import { CreateDuel } from './centre/create-duel.tsx';
import { LiveDuels } from './centre/live-duels.tsx';
import { PastDuels } from './centre/past-duels.tsx';
import { duelQueries } from './duels.queries.ts';
import { duelTexts as texts } from './duels.texts.ts';

const Counters = () => {
  const query = useQuery(duelQueries.summary());
  const { data, isPending: loading } = query;
  return (
    <FlatStats>
      <StatCard label={texts.activeCount} value={data?.active ?? null} loading={loading} />
      <StatCard label={texts.finishedCount} value={data?.finished ?? null} loading={loading} />
      <StatCard label={texts.wonCount} value={data?.won ?? null} loading={loading} />
    </FlatStats>
  );
};

/** Renders nothing without blocked users. */
const BlockedPeople = () => {
  const unblock = useUnblock();
  const { data = [] } = useQuery(peopleQueries.blocked());
  if (data.length === 0) return null;
  return (
    <Section title={peopleTexts.blockedTitle} lead={peopleTexts.blockedLead}>
      <Stack as="ul" gap="3" divided>
        {data.map((person) => (
          <Row key={person._id} as="li" gap="3" align="center">
            <Avatar person={{ ...person, lastName: person.initial }} size={30} />
            <Text as="span" grow>
              {personName(person)}
            </Text>
            <Button
              look="line"
              small
              aria-label={peopleTexts.unblockOf(personName(person))}
              onClick={() => unblock.send(person)}
            >
              {peopleTexts.unblock}
            </Button>
          </Row>
        ))}
      </Stack>
    </Section>
  );
};

const Centre = () => {
  useTour('duels');
  const hasColumns = useMedia(customMedia['--desktop']!);
  const { data: live } = useQuery(duelQueries.active());
  const parts = [<CreateDuel key="create" />, <LiveDuels key="live" />];
  // In one column the form would push open duels out of view.
  const isLiveFirst = live?.length !== 0;
  const shown = isLiveFirst ? parts.toReversed() : parts;
  return (
    <PageFrame
      title={texts.title}
      lead={texts.lead}
      width="page"
      aside={
        <>
          <Counters />
          {hasColumns && parts[0]}
          <BlockedPeople />
        </>
      }
    >
      {hasColumns ? parts[1] : shown}
      <PastDuels />
    </PageFrame>
  );
};

export const DuelsPage = () =>
  usePerson()?.consent === 'guardian' ? (
    <PageFrame title={texts.title} lead={texts.lead} width="page">
      <GuardianPending texts={texts} />
    </PageFrame>
  ) : (
    <Centre />
  );
