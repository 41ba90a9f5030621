import { NOTICE_VERSION } from '@netlik/contract/identity/account';
import { studyDay, yearOf } from '@netlik/domain/study-day';
import type { Executor } from '../../db/database.ts';
import type { DemoPerson } from '../../demo/people.ts';
import { newId } from '../../ids.ts';
import { replaceGoals } from './goals/goals.sql.ts';
import { setDemoDetails } from './identity.demo.sql.ts';
import { hashPassword } from './sign-in/passwords.ts';
import { foldedName } from './users/present.ts';
import { insertPerson } from './users/users.sql.ts';

const DAY_MS = 86_400_000;

const FIRST_CAME = 400;
/** Those a visitor looks at have a whole year behind them; the later ones less, so that a first start stays short. */
const EARLY = 5;

const daysHere = (index: number) => FIRST_CAME - Math.min(index, EARLY) * 7 - Math.max(0, index - EARLY) * 15;

/** Answers by e-mail with who was made and when, for what other features give these people. */
export const fillDemoPeople = async (
  tx: Executor,
  people: readonly DemoPerson[],
  password: string,
  now: Date,
): Promise<Map<string, { id: string; createdAt: Date }>> => {
  const passwordHash = await hashPassword(password);
  const made = new Map<string, { id: string; createdAt: Date }>();
  for (const [index, person] of people.entries()) {
    const createdAt = new Date(now.getTime() - daysHere(index) * DAY_MS);
    const id = newId(createdAt.getTime());
    made.set(person.email, { id, createdAt });
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
    await setDemoDetails(tx, id, {
      ...person,
      coachId: person.coach ? (made.get(person.coach)?.id ?? null) : null,
      targetYear: person.role === 'student' ? yearOf(studyDay(now)) + 1 : null,
      noticeVersion: person.unverified ? null : NOTICE_VERSION,
      consentAt: person.unverified ? null : createdAt,
    });
  }
  return made;
};

/** What the first student works for. */
export const fillDemoGoals = (tx: Executor, studentId: string, now: Date) =>
  replaceGoals(
    tx,
    studentId,
    [
      { name: 'İstanbul Teknik Üniversitesi', department: 'Bilgisayar Mühendisliği', priority: 1 },
      { name: 'Yıldız Teknik Üniversitesi', department: 'Elektrik Mühendisliği', priority: 4 },
    ].map((goal) => ({ ...goal, id: newId(now.getTime()), image: null })),
    now,
  );
