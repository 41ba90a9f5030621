import type { Person } from '@netlik/contract/identity/person';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { session } from '../data/calls/session.ts';
import { writesTo } from '../data/with-queries.tsx';
import { WriteEnvironment } from '../data/writes/write-environment.ts';
import { refetchChanges } from '../shell/refetch-changes.ts';
import { Overlays } from '../ui/overlays/overlays.tsx';
import { ayse } from './people.ts';

type Options = {
  /** Null means signed out. */
  person?: Person | null;
  /** The path with its query string. */
  at?: string;
  /** A layout route around the screen, with an `Outlet`. */
  frame?: ReactElement;
};

/** Creates a token that is not due for a refresh. */
const token = () => {
  const part = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const now = Math.floor(Date.now() / 1000);
  return `${part({ alg: 'HS256' })}.${part({ iat: now, exp: now + 3600 })}.signature`;
};

export const signIn = (user: Person) =>
  session.set({ token: token(), refreshToken: 'refresh-token-of-a-test', user }, true);

/** A live channel that delivers nothing. */
const quiet = { subscribe: () => () => undefined, onMissed: () => () => undefined };

/** Renders a screen with a signed-in user, a router, queries, dialogs and toasts. */
export const renderScreen = async (
  screen: ReactElement,
  { person = ayse, at = '/', frame }: Options = {},
) => {
  if (person) signIn(person);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  onTestFinished(refetchChanges(queries, quiet));
  const router = createMemoryRouter([{ element: frame, children: [{ path: '*', element: screen }] }], {
    initialEntries: [at],
  });
  const rendered = await render(
    <QueryClientProvider client={queries}>
      <WriteEnvironment value={writesTo(queries)}>
        <RouterProvider router={router} />
        <Overlays />
      </WriteEnvironment>
    </QueryClientProvider>,
  );
  return { ...rendered, queries, router };
};

/** Colours are not final during a transition, and an inherited transition starts after its parent's. */
const finishAnimations = () => {
  const running = () =>
    document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  for (let tries = 0; tries < 10 && running().length > 0; tries++)
    for (const animation of running()) animation.finish();
};

export const expectAccessible = async (root: Element = document.body) => {
  finishAnimations();
  // Collecting the rules that passed is slow.
  const { violations } = await axe.run(root, {
    resultTypes: ['violations'],
    elementRef: false,
    rules: { region: { enabled: false } },
  });
  expect(
    violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html)
          .join(' ')
          .slice(0, 300)}`,
    ),
  ).toEqual([]);
};
