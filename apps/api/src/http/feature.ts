import type { Endpoint } from '@netlik/contract/endpoint';
import type { Transaction } from '../db/database.ts';
import type { Demo } from '../demo/demo.ts';
import type { Deps } from '../deps.ts';
import { type Handlers, mount, type Server } from './mount.ts';

type Extras = {
  /** Queues, who works them and when they run by themselves. */
  jobs?: (deps: Deps) => void;
  /** Fills the demo database. Loaded only where a demo is made. */
  demo?: () => Promise<(tx: Transaction, demo: Demo) => Promise<void>>;
  /** Routes that no call of the contract describes, such as files for an `<img>`. */
  routes?: (server: Server, deps: Deps) => void;
};

/** What a feature brings to the server. The list of them is `features.ts`. */
export type Feature = Pick<Extras, 'jobs' | 'demo'> & {
  endpoints: Record<string, Endpoint>;
  mount(server: Server, deps: Deps): void;
};

/** Endpoints of the contract with their handlers; a handler missing does not compile. */
export const feature = <const E extends Record<string, Endpoint>>(
  endpoints: E,
  handlers: (deps: Deps) => Handlers<E>,
  { jobs, demo, routes }: Extras = {},
): Feature => ({
  endpoints,
  mount: (server, deps) => {
    mount(server, deps, endpoints, handlers(deps));
    routes?.(server, deps);
  },
  ...(jobs && { jobs }),
  ...(demo && { demo }),
});
