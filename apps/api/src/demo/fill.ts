import type { Deps } from '../deps.ts';
import { fillDemoPeople } from '../features/identity/identity.demo.ts';
import { holdsDemo, isEmpty, lockDemo } from './demo.sql.ts';
import { demoPassword, demoPeople } from './people.ts';

/** Fills an empty database, in one transaction; a database with people in it is left alone. */
export const fillDemo = (deps: Pick<Deps, 'db' | 'clock'>): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    await lockDemo(tx);
    if (!(await isEmpty(tx))) return false;
    await fillDemoPeople(tx, demoPeople, demoPassword, deps.clock.now());
    return true;
  });

/** A folder that was tried out first and is then opened to others would let everybody in as its admin. */
export const refuseDemo = async (db: Deps['db']) => {
  if (await holdsDemo(db))
    throw new Error(
      'The database holds the demo people, whose password everybody knows: it serves this machine only. Set DATA_DIR to an empty folder.',
    );
};
