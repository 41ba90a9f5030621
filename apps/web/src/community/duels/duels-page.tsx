import { useQuery } from '@tanstack/react-query';
import { usePerson } from '../../data/calls/use-person.ts';
import { StatCard } from '../../ui/charts/stat-card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Cell, PageFrame, PageGrid } from '../../ui/layout/page-frame.tsx';
import { useNarrow } from '../../ui/layout/use-narrow.ts';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { BlockedPeople } from './blocked-people.tsx';
import { CreateDuel } from './centre/create-duel.tsx';
import { LiveDuels } from './centre/live-duels.tsx';
import { PastDuels } from './centre/past-duels.tsx';
import { duelQueries } from './duels.queries.ts';
import { duelTexts as texts } from './duels.texts.ts';
import { GuardianPending } from './guardian-pending.tsx';

const Counters = () => {
  const query = useQuery(duelQueries.summary());
  const { data, isPending: loading } = query;
  return (
    <Grid columns={3} gap="3">
      <StatCard label={texts.activeCount} value={data?.active ?? null} loading={loading} />
      <StatCard label={texts.finishedCount} value={data?.finished ?? null} loading={loading} />
      <StatCard label={texts.wonCount} value={data?.won ?? null} loading={loading} />
    </Grid>
  );
};

const Centre = () => {
  useTour('duels');
  const narrow = useNarrow();
  const { data: live } = useQuery(duelQueries.active());
  const cells = [
    <Cell key="create" wide={5} middle={12}>
      <CreateDuel />
    </Cell>,
    <Cell key="live" wide={7} middle={12}>
      <LiveDuels />
    </Cell>,
  ];
  // On phones the form would push open duels out of view.
  const isLiveFirst = narrow && live?.length !== 0;
  return (
    <>
      <Counters />
      <PageGrid>{isLiveFirst ? cells.toReversed() : cells}</PageGrid>
      <PastDuels />
      <BlockedPeople />
    </>
  );
};

export const DuelsPage = () => {
  const person = usePerson();
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      {person?.consent === 'guardian' ? <GuardianPending /> : <Centre />}
    </PageFrame>
  );
};
