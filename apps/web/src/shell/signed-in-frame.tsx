import type { Person } from '@netlik/contract/identity/person';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useMatches } from 'react-router';
import { session } from '../data/calls/session.ts';
import { usePerson } from '../data/calls/use-person.ts';
import { WithQueries } from '../data/with-queries.tsx';
import { userQueries } from '../identity/users/users.queries.ts';
import { applyServerAppearance } from './appearance-sync.ts';
import { canOpenAddress } from './can-open-address.ts';
import { menuFor, pagesFor } from './frame/menu/menu.ts';
import { Shell } from './frame/shell.tsx';
import { NotFound, UNKNOWN_ADDRESS } from './not-found.tsx';
import { PublicFrame } from './public-frame.tsx';
import type { Screen } from './screen.ts';
import { type SiteMap, SiteMapContext } from './site-map.ts';

const useRefreshPerson = (): void => {
  const { data } = useQuery(userQueries.own());
  const appliedFor = useRef('');
  useEffect(() => {
    if (!data) return;
    session.updateUser(data);
    if (appliedFor.current === data._id) return;
    appliedFor.current = data._id;
    applyServerAppearance(data._id, data.appearance);
  }, [data]);
};

const Frame = ({ person }: { person: Person }) => {
  useRefreshPerson();
  const siteMap = useMemo<SiteMap>(
    () => ({
      pages: pagesFor(person),
      menu: menuFor(person),
      canOpen: (address) => canOpenAddress(person, address),
    }),
    [person],
  );
  return (
    <SiteMapContext value={siteMap}>
      <Shell person={person} />
    </SiteMapContext>
  );
};

export const SignedInFrame = () => {
  const person = usePerson();
  const matches = useMatches();
  if (!person && matches.some(({ id }) => id === UNKNOWN_ADDRESS)) return <NotFound />;
  const isPublic = matches.some(({ handle }) => (handle as Screen | undefined)?.isPublic);
  return (
    <WithQueries>
      {!person && isPublic && <PublicFrame />}
      {/* The key resets all state when the user changes. */}
      {person && <Frame key={person._id} person={person} />}
    </WithQueries>
  );
};
