import type { Deps } from '../deps.ts';
import { fillDemoPeople } from '../features/identity/identity.demo.ts';
import { isEmpty, lockDemo } from './demo.sql.ts';
import { demoPassword, demoPeople } from './people.ts';

/** Fills an empty database, in one transaction; a database with people in it is left alone. */
export const fillDemo = (deps: Pick<Deps, 'db' | 'clock'>): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    await lockDemo(tx);
    if (!(await isEmpty(tx))) return false;
    await fillDemoPeople(tx, demoPeople, demoPassword, deps.clock.now());
    return true;
  });
