import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { session } from '../data/calls/session.ts';
import { userQueries } from '../identity/users/users.queries.ts';
import { applyServerAppearance } from './appearance-sync.ts';

export const useRefreshPerson = (): void => {
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
