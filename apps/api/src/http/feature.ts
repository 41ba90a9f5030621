import type { Endpoint } from '@netlik/contract/endpoint';
import type { Topic } from '@netlik/contract/topics';
import type { Transaction } from '../db/database.ts';
import type { Demo } from '../demo/demo.ts';
import type { Deps } from '../deps.ts';
import type { EventPerson, OnChange, PersonEvent, Subscriptions } from './feature-events.ts';
import { type Handlers, mount, type Server } from './mount.ts';
import type { SearchSource } from './search-source.ts';

type Extras<Kept> = {
  /** State that lives as long as the server, because handlers are created for each write. */
  keep?: (deps: Deps) => Kept;
  jobs?: (deps: Deps) => void;
  /** Fills the demo database; loaded only where a demo is made. */
  demo?: () => Promise<(tx: Transaction, demo: Demo) => Promise<void>>;
  /** Routes outside the contract, such as files for an `<img>`. */
  routes?: (server: Server, deps: Deps, kept: Kept) => void;
  /** Runs after the commit of any write that changes the topic; failures are logged and change no reply. */
  onChange?: Partial<Record<Topic, (deps: Deps) => OnChange>>;
  /** Runs in the transaction that changes a person; an exception refuses the change. */
  onPerson?: Partial<
    Record<PersonEvent, (deps: Deps, tx: Transaction, person: EventPerson) => Promise<void>>
  >;
  /** Its part of the search over all features, at most `MAX_HITS` rows in one statement. */
  search?: SearchSource;
};

export type Feature = Pick<Extras<unknown>, 'jobs' | 'demo' | 'onChange' | 'onPerson' | 'search'> & {
  endpoints: Record<string, Endpoint>;
  mount(server: Server, deps: Deps): void;
};

export const feature = <const E extends Record<string, Endpoint>, Kept = undefined>(
  endpoints: E,
  handlers: (deps: Deps, kept: Kept) => Handlers<E>,
  { keep, routes, ...extras }: Extras<Kept> = {},
): Feature => ({
  endpoints,
  mount: (server, deps) => {
    const kept = keep?.(deps) as Kept;
    mount(server, deps, endpoints, (given) => handlers(given, kept));
    routes?.(server, deps, kept);
  },
  ...extras,
});

export const subscribeFeatures = (
  { onChange, onPerson }: Subscriptions,
  features: readonly Feature[],
  deps: Deps,
): void => {
  for (const feature of features) {
    // One function under several topics is one subscriber.
    const made = new Map<(deps: Deps) => OnChange, OnChange>();
    for (const [topic, make] of Object.entries(feature.onChange ?? {}) as [
      Topic,
      (deps: Deps) => OnChange,
    ][]) {
      const handle = made.get(make) ?? make(deps);
      made.set(make, handle);
      onChange.set(topic, (onChange.get(topic) ?? new Set()).add(handle));
    }
    for (const [event, handle] of Object.entries(feature.onPerson ?? {}))
      onPerson.set(event as PersonEvent, [
        ...(onPerson.get(event as PersonEvent) ?? []),
        (tx, person) => handle(deps, tx, person),
      ]);
  }
};
