import type { TargetUniversity } from '@netlik/contract/identity/goals';
import type { Person, Profile } from '@netlik/contract/identity/person';
import type { SignInEntry } from '@netlik/contract/identity/sign-in-log';
import { newRowId, rowTime } from './defaults.ts';

export const aPerson = (part: Partial<Person> = {}): Person => ({
  _id: newRowId(),
  email: 'deniz@example.com',
  firstName: 'Deniz',
  lastName: 'Yılmaz',
  role: 'student',
  avatar: null,
  plan: { tier: 'premium' },
  coachSettings: { weeklyGoalMinutes: null },
  consent: 'given',
  factorDue: false,
  firstRunDue: false,
  appearance: null,
  tutorialsSeen: [],
  ...part,
});

/** Only the names are filled in. */
export const aProfile = (part: Partial<Profile> = {}): Profile => ({
  ...aPerson(),
  phone: '',
  bio: '',
  currentSchool: '',
  schoolType: null,
  grade: null,
  city: '',
  targetYear: null,
  targetFieldType: null,
  diplomaGrade: null,
  targetUniversities: [],
  profileCompleteness: 17,
  discoverable: true,
  hasPassword: true,
  ...part,
});

export const aSignInEntry = (part: Partial<SignInEntry> = {}): SignInEntry => ({
  id: newRowId(),
  result: 'ok',
  device: 'Chrome · Android',
  address: '88.241.12.*',
  tries: 1,
  lastAt: rowTime,
  ...part,
});

export const aTargetUniversity = (part: Partial<TargetUniversity> = {}): TargetUniversity => ({
  _id: newRowId(),
  name: 'Ankara Üniversitesi',
  department: 'Hukuk',
  priority: 1,
  image: null,
  programmeCode: null,
  placement: null,
  ...part,
});
