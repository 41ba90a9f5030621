import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { session } from '../api/session.ts';
import { profileQueries } from '../features/identity/users/users.queries.ts';
import { useQuietTime } from '../live/quiet-time.ts';
import { meetServersAppearance } from './appearance-sync.ts';

/** What this device knows of the person may be days old: the server's word replaces it. */
export const useFreshPerson = (id: string | undefined): void => {
  const quiet = useQuietTime();
  const { data } = useQuery({ ...profileQueries.own(id ?? ''), enabled: quiet && id !== undefined });
  const met = useRef('');
  useEffect(() => {
    if (!data) return;
    session.updateUser(data);
    if (met.current === data._id) return;
    met.current = data._id;
    meetServersAppearance(data._id, data.appearance);
  }, [data]);
};
