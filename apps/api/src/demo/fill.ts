import { studyDay } from '@netlik/domain/study-day';
import type { Deps } from '../deps.ts';
import { fillDemoAlerts } from '../features/alerts/alerts.demo.ts';
import { fillDemoGoals, fillDemoPeople } from '../features/identity/identity.demo.ts';
import { fillDemoMotivation } from '../features/motivation/motivation.demo.ts';
import { fillDemoNotifications } from '../features/notifications/notifications.demo.ts';
import { holdsDemo, isEmpty, lockDemo } from './demo.sql.ts';
import { demoPassword, demoPeople } from './people.ts';
import { fillDemoStudy } from './study/fill-study.ts';

/** Fills an empty database, in one transaction; a database with people in it is left alone. */
export const fillDemo = (deps: Pick<Deps, 'db' | 'clock'>): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    await lockDemo(tx);
    if (!(await isEmpty(tx))) return false;
    const now = deps.clock.now();
    const made = await fillDemoPeople(tx, demoPeople, demoPassword, now);
    const idOf = (email: string) => made.get(email)!.id;
    await fillDemoGoals(tx, idOf('ogrenci@netlik.demo'), now);
    const readers = demoPeople.map(({ email, role, tier = 'free', coach }) => ({
      id: idOf(email),
      role,
      tier,
      coached: coach !== undefined,
      away: email === 'ipek@netlik.demo',
    }));
    await fillDemoNotifications(tx, readers, now);
    await fillDemoAlerts(tx, idOf('admin@netlik.demo'), now);
    await fillDemoMotivation(tx, now);
    const students = demoPeople
      .filter(({ role }) => role === 'student')
      .map((person) => ({
        id: idOf(person.email),
        person,
        since: studyDay(made.get(person.email)!.createdAt),
      }));
    await fillDemoStudy(tx, students, now);
    return true;
  });

/** A folder that was tried out first and is then opened to others would let everybody in as its admin. */
export const refuseDemo = async (db: Deps['db']) => {
  if (await holdsDemo(db))
    throw new Error(
      'The database holds the demo people, whose password everybody knows: it serves this machine only. Set DATA_DIR to an empty folder.',
    );
};
