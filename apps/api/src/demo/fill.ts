import { takeLock } from '../db/locks.sql.ts';
import type { Deps } from '../deps.ts';
import { features } from '../features.ts';
import { fillDemoPeople } from '../identity/identity.demo.ts';
import { hasDemoPeople, isDatabaseEmpty } from './demo.sql.ts';
import type { Demo } from './demo.ts';
import { type DemoPerson, demoPassword, demoPeople } from './people.ts';

/** Runs in one transaction; false if people already exist. */
export const fillDemo = (
  { db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>,
  people: readonly DemoPerson[] = demoPeople,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await takeLock(tx, 'demo');
    if (!(await isDatabaseEmpty(tx))) return false;
    const now = clock.now();
    const users = await fillDemoPeople(tx, people, demoPassword, now);
    const ids = new Map(users.map(({ id, person }) => [person.email, id]));
    const demo: Demo = { now, users, idOf: (email) => ids.get(email)!, files };
    for (const feature of features) {
      const fill = await feature.demo?.();
      await fill?.(tx, demo);
    }
    return true;
  });

/** Refuses to serve demo people, because their passwords are public, including the admin's. */
export const refuseDemo = async (db: Deps['db']) => {
  if (await hasDemoPeople(db))
    throw new Error(
      'The database holds the demo people, whose password everybody knows: it serves this machine only. Set DATA_DIR to an empty folder.',
    );
};
