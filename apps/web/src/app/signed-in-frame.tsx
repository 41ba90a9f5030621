import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '../theme/mantine.css';
import { account } from '@netlik/contract/identity/account';
import type { Appearance } from '@netlik/contract/identity/person';
import { users } from '@netlik/contract/identity/users';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, Outlet } from 'react-router';
import { call } from '../api/call.ts';
import { session } from '../api/session.ts';
import { AppearanceSwitcher } from '../ui/appearance-switcher.tsx';
import { Brand } from '../ui/brand.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { usePerson } from '../ui/use-person.ts';
import { queryClient } from './query-client.ts';
import styles from './signed-in-frame.module.css';

/** What this device knows of the person may be days old: the server's word replaces it. */
const useFreshPerson = () => {
  const id = usePerson()?._id;
  const { data } = useQuery({
    queryKey: ['account', 'profile', id],
    queryFn: ({ signal }) => call(account.profile, {}, signal),
    enabled: id !== undefined,
  });
  useEffect(() => {
    if (data) session.updateUser(data);
  }, [data]);
};

const SAVE_AFTER_MS = 800;

/** The looks follow the person to other devices. A failed save costs nothing: this device keeps them anyway. */
const useSavedAppearance = () => {
  const id = usePerson()?._id;
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (appearance: Appearance) => {
    clearTimeout(waiting.current);
    if (!id) return;
    const save = () => call(users.update, { params: { id }, body: { appearance } }).then(session.updateUser);
    waiting.current = setTimeout(() => save().catch(() => undefined), SAVE_AFTER_MS);
  };
};

const Frame = () => {
  useFreshPerson();
  const saveAppearance = useSavedAppearance();
  return (
    <>
      <TopBar>
        <Link to="/">
          <Brand />
        </Link>
        <AppearanceSwitcher onChoose={saveAppearance} />
      </TopBar>
      <main className={styles.main}>
        <Outlet />
      </main>
    </>
  );
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
