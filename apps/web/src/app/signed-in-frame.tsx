import { QueryClientProvider } from '@tanstack/react-query';
import { usePerson } from '../api/use-person.ts';
import { queryClient } from './query-client.ts';
import { useRefreshPerson } from './refresh-person.ts';
import { Shell } from './shell/shell.tsx';

const Frame = () => {
  const person = usePerson();
  useRefreshPerson(person?._id);
  return person && <Shell key={person._id} person={person} />;
};

export const SignedInFrame = () => (
  <QueryClientProvider client={queryClient}>
    <Frame />
  </QueryClientProvider>
);
