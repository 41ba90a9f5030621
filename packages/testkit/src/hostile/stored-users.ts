import { type Executor, sql } from '@netlik/api/db/database';
import { check } from '@netlik/contract/check';
import { tutorialPages } from '@netlik/contract/identity/account';
import { Appearance } from '@netlik/contract/identity/person';

/** Columns that only an admin's call may change. */
const guarded = [
  'email',
  'password_hash',
  'password_proven',
  'google_sub',
  'email_verified_at',
  'role',
  'tier',
  'is_active',
  'coach_id',
  'weekly_goal_minutes',
  'discoverable',
  'guardian_confirmed_at',
  'is_demo',
  'created_at',
];

/** Calls intended to change one of these columns. */
const purposes: Record<string, string[]> = {
  'signIn.google': ['google_sub'],
  'signIn.verifyEmail': ['email_verified_at', 'password_hash', 'password_proven'],
  'signIn.resetPassword': ['password_hash', 'password_proven', 'email_verified_at'],
  'users.update': ['discoverable'],
  'adminUsers.setEntitlements': ['coach_id'],
  'adminUsers.setPlan': ['tier', 'coach_id'],
  'firstRun.finish': ['weekly_goal_minutes'],
  'account.confirmGuardian': ['guardian_confirmed_at'],
  'account.changePassword': ['password_hash', 'password_proven'],
  'adminCoaches.assign': ['coach_id'],
  'adminCoaches.moveStudents': ['coach_id'],
  'adminCoaches.reassign': ['coach_id'],
  'coachStudents.assign': ['coach_id'],
  'coachStudents.setWeeklyGoal': ['weekly_goal_minutes'],
  'myCoach.leave': ['coach_id'],
};

type UserRow = Record<string, unknown> & { id: string };

const readUsers = (db: Executor) => db.many<UserRow>(sql`select * from users`);

export type UsersById = Map<string, UserRow>;

export const readUsersById = async (db: Executor): Promise<UsersById> =>
  new Map((await readUsers(db)).map((row) => [row.id, row]));

const findForbiddenChanges = (call: string, before: UserRow, after: UserRow): string[] =>
  guarded
    .filter((column) => !purposes[call]?.includes(column) && String(before[column]) !== String(after[column]))
    .map((column) => `${column} went from ${before[column]} to ${after[column]}`);

const findInvalidValues = (row: UserRow): string[] => {
  const findings: string[] = [];
  const email = String(row.email);
  if (email !== email.toLowerCase() || !/^\S+@\S+\.\S+$/.test(email)) findings.push('email is invalid');
  if (row.appearance !== null && !check(Appearance, row.appearance).ok)
    findings.push('appearance is invalid');
  const pages: readonly string[] = tutorialPages;
  if (!(row.tutorials_seen as string[]).every((page) => pages.includes(page)))
    findings.push('tutorials_seen holds an unknown page');
  const year = row.target_year as number | null;
  if (year !== null && (year < 2000 || year > 2200)) findings.push('target_year is out of range');
  return findings;
};

/**
 * Invalid stored users, and protected columns changed since `before` by an unrelated call. `byAdmin`: the
 * caller may create people of any role.
 */
export const checkStoredUsers = async (
  db: Executor,
  { call, before, byAdmin }: { call: string; before: UsersById; byAdmin: boolean },
): Promise<string[]> =>
  (await readUsers(db)).flatMap((row) => {
    const known = before.get(row.id);
    const findings = findInvalidValues(row);
    if (known) findings.push(...findForbiddenChanges(call, known, row));
    else {
      if (row.role !== 'student' && !byAdmin) findings.push(`was created as ${row.role}`);
      if (row.tier !== 'free' || row.coach_id !== null || row.is_demo)
        findings.push('was created with privileges');
    }
    return findings.map((finding) => `user ${row.id}: ${finding}`);
  });
