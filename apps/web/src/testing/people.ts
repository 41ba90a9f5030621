import type { Person, Profile } from '@netlik/contract/identity/person';

export const ayse: Person = {
  _id: '01890a5d-ac96-774b-bcce-b302099a8057',
  email: 'ayse@example.com',
  firstName: 'Ayşe',
  lastName: 'Işık',
  role: 'student',
  avatar: null,
  plan: { tier: 'premium' },
  coachSettings: { weeklyGoalMinutes: null },
  consent: 'given',
  factorDue: false,
  firstRunDue: false,
  appearance: null,
  tutorialsSeen: [],
};

export const mehmet: Person = {
  ...ayse,
  _id: '01890a5d-ac96-774b-bcce-b302099a8058',
  email: 'mehmet@example.com',
};

/** A coach. */
export const kemal: Person = {
  ...ayse,
  _id: '01890a5d-ac96-774b-bcce-b302099a8090',
  firstName: 'Kemal',
  role: 'coach',
};

/** Ayşe as her own profile page gets her: only the names are filled in. */
export const ayseProfile: Profile = {
  ...ayse,
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
};
