import { NOTICE_VERSION } from '@netlik/contract/identity/account';
import type {
  AdminUser,
  ConsentState,
  FoundPerson,
  Person,
  PersonCard,
  Profile,
} from '@netlik/contract/identity/person';
import { tierAt } from '@netlik/domain/identity/entitlements';
import { isGuardianDue, profileCompleteness } from '@netlik/domain/identity/people';
import type { Role } from '@netlik/domain/roles';
import { studyDay } from '@netlik/domain/study-day';
import { shortName, tr } from '@netlik/domain/turkish';
import { presentGoal } from '../goals/present-goal.ts';
import type { FoundRow } from './directory.sql.ts';
import type { ListedRow } from './people-list.sql.ts';
import type { PresentContext } from './present-context.ts';
import type { OwnProfileRow, ProfileRow } from './users.sql.ts';

type ConsentFacts = {
  role: Role;
  birthYear: number | null;
  noticeVersion: string | null;
  guardianConfirmed: boolean;
};

const byNumbers = new Intl.Collator('en', { numeric: true });

/** During a rolling update a user may have accepted a newer notice, which counts here too. */
const hasAgreed = ({ noticeVersion }: ConsentFacts): boolean =>
  noticeVersion === NOTICE_VERSION ||
  (noticeVersion !== null && byNumbers.compare(noticeVersion, NOTICE_VERSION) > 0);

export const consentOf = (facts: ConsentFacts, now: Date): ConsentState => {
  if (!hasAgreed(facts)) return 'due';
  return isGuardianDue(facts.role, facts.birthYear, facts.guardianConfirmed, studyDay(now))
    ? 'guardian'
    : 'given';
};

export const isFactorDue = (
  { role, secondFactor }: { role: Role; secondFactor: boolean },
  requiredOf: readonly Role[],
): boolean => !secondFactor && requiredOf.includes(role);

export const presentPerson = (
  row: Omit<OwnProfileRow, 'targetUniversities' | 'hasPassword'>,
  { now, fileUrl, secondFactorRoles }: PresentContext,
): Person => ({
  _id: row.id,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  role: row.role,
  avatar: fileUrl(row.avatar),
  plan: { tier: tierAt(row, now) },
  coachSettings: { weeklyGoalMinutes: row.weeklyGoalMinutes },
  consent: consentOf(row, now),
  factorDue: isFactorDue(row, secondFactorRoles),
  firstRunDue: row.role === 'student' && row.firstRunDue,
  appearance: row.appearance,
  tutorialsSeen: row.tutorialsSeen,
});

// measured: V8 takes thirty times as long to add fields after a spread as to spread into fields.
export const presentProfile = (row: OwnProfileRow, context: PresentContext): Profile => ({
  phone: row.phone,
  bio: row.bio,
  currentSchool: row.currentSchool,
  schoolType: row.schoolType,
  grade: row.grade,
  city: row.city,
  targetYear: row.targetYear,
  targetFieldType: row.targetFieldType,
  diplomaGrade: row.diplomaGrade,
  targetUniversities: row.targetUniversities.map((goal) => presentGoal(goal, context)),
  profileCompleteness: profileCompleteness(row),
  discoverable: row.discoverable,
  hasPassword: row.hasPassword,
  ...presentPerson(row, context),
});

export const presentAdminUser = (
  row: ListedRow | ProfileRow,
  { now, fileUrl }: PresentContext,
): AdminUser => ({
  _id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  role: row.role,
  avatar: fileUrl(row.avatar),
  plan: { tier: tierAt(row, now) },
  profileCompleteness: profileCompleteness(row),
  lastActivity: row.lastActivityAt,
  status: !row.isActive ? 'banned' : row.verifiedAt ? 'active' : 'inactive',
  registrationDate: row.createdAt,
  isActive: row.isActive,
});

export const presentCard = (row: FoundRow, { fileUrl }: PresentContext): PersonCard => ({
  _id: row.id,
  firstName: row.firstName,
  initial: shortName('', row.lastName),
  avatar: fileUrl(row.avatar),
});

export const presentFound = (row: FoundRow, context: PresentContext): FoundPerson =>
  row.canSeeDetails
    ? { ...presentCard(row, context), lastName: row.lastName, email: row.email, role: row.role }
    : presentCard(row, context);

export const foldedName = (firstName: string, lastName: string) => tr.fold(`${firstName} ${lastName}`).trim();
