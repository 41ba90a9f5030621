import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '../theme/mantine.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { usePerson } from '../ui/use-person.ts';
import { useFreshPerson } from './fresh-person.ts';
import { queryClient } from './query-client.ts';
import { Shell } from './shell/shell.tsx';

const Frame = () => {
  const person = usePerson();
  useFreshPerson(person?._id);
  return person && <Shell key={person._id} person={person} />;
};

// Mantine must neither inject styles (the CSP forbids it) nor touch <html> (the theme does that).
const noRoot = () => undefined;

export const SignedInFrame = () => (
  <QueryClientProvider client={queryClient}>
    <MantineProvider withCssVariables={false} withGlobalClasses={false} getRootElement={noRoot}>
      <Frame />
    </MantineProvider>
  </QueryClientProvider>
);
