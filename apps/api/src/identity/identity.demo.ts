import { NOTICE_VERSION } from '@netlik/contract/identity/account';
import { isMinor } from '@netlik/domain/identity/people';
import { studyDay, yearOf } from '@netlik/domain/study-day';
import type { Executor } from '../db/database.ts';
import type { Demo, DemoUser } from '../demo/demo.ts';
import type { DemoPerson } from '../demo/people.ts';
import { createPasswords } from '../http/passwords.ts';
import { newId } from '../ids.ts';
import { replaceGoals } from './goals/goals.sql.ts';
import { saveDemoDetails } from './identity.demo.sql.ts';
import { foldedName } from './users/present.ts';
import { insertPerson } from './users/users.sql.ts';

const DAY_MS = 86_400_000;

const FIRST_CAME = 400;
/** Only the first people get a full year of data, which keeps the first start short. */
const EARLY = 5;

/** More days than anybody has been coached. */
const LAST_CAME = 100;

export const daysHere = (index: number) =>
  Math.max(LAST_CAME, FIRST_CAME - Math.min(index, EARLY) * 7 - Math.max(0, index - EARLY) * 15);

/** Filled first, because all features' demo data refers to these people. */
export const fillDemoPeople = async (
  tx: Executor,
  people: readonly DemoPerson[],
  password: string,
  now: Date,
): Promise<DemoUser[]> => {
  const passwordHash = await createPasswords().hash(password);
  const users: DemoUser[] = [];
  const idOf = (email: string) => users.find((user) => user.person.email === email)?.id ?? null;
  for (const [index, person] of people.entries()) {
    const createdAt = new Date(now.getTime() - daysHere(index) * DAY_MS);
    const id = newId(createdAt.getTime());
    users.push({ id, createdAt, person });
    await insertPerson(tx, {
      id,
      email: person.email,
      passwordHash,
      role: person.role,
      tier: person.tier ?? 'free',
      firstName: person.firstName,
      lastName: person.lastName,
      nameFolded: foldedName(person.firstName, person.lastName),
      verifiedAt: person.unverified ? null : createdAt,
      createdAt,
      isDemo: true,
    });
    await saveDemoDetails(tx, id, {
      ...person,
      coachId: person.coach ? idOf(person.coach) : null,
      targetYear: person.role === 'student' ? yearOf(studyDay(now)) + 1 : null,
      noticeVersion: person.unverified ? null : NOTICE_VERSION,
      consentAt: person.unverified ? null : createdAt,
      discoverable: person.birthYear !== undefined && !isMinor(person.birthYear, studyDay(now)),
    });
  }
  return users;
};

export const fillDemoGoals = (tx: Executor, { idOf, now }: Demo): Promise<void> =>
  replaceGoals(
    tx,
    idOf('ogrenci@netlik.demo'),
    [
      { name: 'İstanbul Teknik Üniversitesi', department: 'Bilgisayar Mühendisliği', priority: 1 },
      { name: 'Yıldız Teknik Üniversitesi', department: 'Elektrik Mühendisliği', priority: 4 },
    ].map((goal) => ({ ...goal, id: newId(now.getTime()), image: null, programmeCode: null })),
    now,
  );
